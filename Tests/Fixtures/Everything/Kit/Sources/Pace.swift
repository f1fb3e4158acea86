/// No spec says that it is in Kit.
package enum Pace {
    case slow
    case fast
}
