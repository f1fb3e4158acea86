protocol Tracking {
    func track(_ event: String
}
