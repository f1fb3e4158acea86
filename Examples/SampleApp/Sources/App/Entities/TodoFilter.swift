enum TodoFilter: String, CaseIterable {
    case all, dueToday, done
}
