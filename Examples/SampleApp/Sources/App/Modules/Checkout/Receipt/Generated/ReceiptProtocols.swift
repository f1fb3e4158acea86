// Made by scaffold from Specs/Receipt.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@MainActor
protocol ReceiptViewProtocol: AnyObject {}

@MainActor
protocol ReceiptPresenterProtocol: AnyObject {
    func viewDidLoad()
    #sourceLocation(file:"Specs/Receipt.yml",line:11)
    func didTapDone()
    #sourceLocation()
}

@MainActor
protocol ReceiptInteractorProtocol: AnyObject {
    #sourceLocation(file:"Specs/Receipt.yml",line:13)
    var receipt: Receipt? { get }
    #sourceLocation()
}

@MainActor
protocol ReceiptRouterProtocol: ModuleRouter {}

/// What Receipt needs; the scope of Checkout has it, or the app does not compile.
@MainActor
protocol ReceiptDependencies: AnyObject {
    var cart: any CartModeling { get }
}

/// What Receipt may open; the rest of the coordinator is out of its sight.
@MainActor
protocol ReceiptRouting: ModuleRouting {}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/Receipt.yml",line:5)
private typealias ReceiptResultType = Receipt
#sourceLocation()
