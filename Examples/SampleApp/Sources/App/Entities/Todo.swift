struct Todo: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone: Bool
}
