protocol Storing {
    func put()
}
protocol Caching {}
protocol LoginViewProtocol: AnyObject {
    func show(error: String)
    var title: String { get }
}
typealias Sorting = Storing & Caching
