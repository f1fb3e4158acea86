// Made by scaffold from Specs/Search.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@MainActor
protocol SearchViewModelProtocol: AnyObject {
    #sourceLocation(file:"Specs/Search.yml",line:22)
    var todos: Evented<[Todo]> { get }
    #sourceLocation()
}

/// What Search needs; the locator has it, or the app does not compile.
@MainActor
protocol SearchDependencies: AnyObject {
    var todosModel: any TodosModeling { get }
}

/// What Search may open; the rest of the router is out of its sight.
@MainActor
protocol SearchRouting: ModuleRouting {
    func showTodoDetail(
        from source: UIViewController?,
        id: Todo.ID,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Todo>.Deliver
    )
}

/// What whoever opens Search passes.
@MainActor
struct SearchParameters {
    var text: String
    var done: Bool?
    var after: Date?
    var tags: [String]
    var letter: Character?
    var list: UUID?
    var page: URL?
    var near: Place?
    var limit: Int
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/Search.yml",line:7)
private typealias SearchTypeOfText = String
#sourceLocation()

#sourceLocation(file:"Specs/Search.yml",line:8)
private typealias SearchTypeOfDone = Bool?
#sourceLocation()

#sourceLocation(file:"Specs/Search.yml",line:9)
private typealias SearchTypeOfAfter = Date?
#sourceLocation()

#sourceLocation(file:"Specs/Search.yml",line:10)
private typealias SearchTypeOfTags = [String]
#sourceLocation()

#sourceLocation(file:"Specs/Search.yml",line:11)
private typealias SearchTypeOfLetter = Character?
#sourceLocation()

#sourceLocation(file:"Specs/Search.yml",line:12)
private typealias SearchTypeOfList = UUID?
#sourceLocation()

#sourceLocation(file:"Specs/Search.yml",line:13)
private typealias SearchTypeOfPage = URL?
#sourceLocation()

#sourceLocation(file:"Specs/Search.yml",line:14)
private typealias SearchTypeOfNear = Place?
#sourceLocation()

#sourceLocation(file:"Specs/Search.yml",line:15)
private typealias SearchTypeOfLimit = Int
#sourceLocation()
