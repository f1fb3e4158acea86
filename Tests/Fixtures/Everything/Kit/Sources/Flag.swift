package enum Flag {
    case newCustom
    case newClass
}
