enum Kind {
    struct Detail {
        var name: String
    }

    case plain, fancy
}

enum Flag {
    case newCustom
}
