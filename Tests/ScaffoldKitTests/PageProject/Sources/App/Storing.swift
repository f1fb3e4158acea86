protocol Storing: Sendable {
    func put()
}

protocol Caching {}
