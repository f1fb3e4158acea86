import UIKit

struct Shelf: Sendable {
    typealias ID = Int
    var id: ID
    var name: String
}

enum Genre: Sendable {
    case novel, poem
}

struct Author: Sendable {}

enum Flag {
    case newShelf
}

protocol Lending: AnyObject, Sendable {
    func lend() async
}

final class Lender: Lending {
    func lend() async {}
}

protocol Printing: AnyObject, Sendable {}

final class Printer: Sendable {}

final class OldShelfViewController: UIViewController {
    init(presenter: any OldShelfPresenterProtocol) {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
