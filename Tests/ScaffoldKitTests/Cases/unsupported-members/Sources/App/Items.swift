struct Item: Sendable {}

@MainActor
protocol ItemsPresenterProtocol: ModulePresenter {
    typealias Row = Int
    associatedtype Section
    init(row: Row)
    static func make() -> Int
    subscript(index: Int) -> Row { get }
    func isSame(as other: Self) -> Bool
    func viewDidLoad()
}

/// `ItemStore` implements it.
@MainActor
protocol ItemsInteractorProtocol: AnyObject {
    associatedtype Section
    init()
    func isSame(as other: Self) -> Bool
}

@MainActor
protocol Paging {
    associatedtype Page
}
