import Core
import Testing
import UIKit

@testable import App
@testable import CoreMocks

/// Two screens that share a model controller. The storage and the navigation are mocks.
@MainActor
struct MottoScreenTests {
    private let storage = MottoStoringMock()
    private let navigation = MottoNavigationMock()
    private let results = RouteResults<Bool>()
    private let model: MottoModelController
    private let motto: UIViewController
    private let edit: UIViewController

    init() {
        storage.loadReturnValue = Motto(text: "Less is more.", author: "Mies")
        model = MottoModelController(mottoStorage: storage)
        motto = MottoModule.build(dependencies: MottoDependencies(mottoController: model), navigation: navigation)
        edit = EditMottoModule.build(
            dependencies: EditMottoDependencies(mottoController: model),
            navigation: navigation,
            completion: results.makeCompletion()
        )
        motto.loadViewIfNeeded()
        edit.loadViewIfNeeded()
        motto.viewWillAppear(false)
    }

    @Test("Shows the stored motto")
    func show() throws {
        #expect(try motto.label("motto.text").text == "Less is more.")
        #expect(try motto.label("motto.author").text == "Mies")
    }

    @Test("A motto that is saved on the other screen is shown when the screen appears again")
    func save() throws {
        try edit.type("Less is a bore.", in: "editMotto.text")
        try edit.type("Venturi", in: "editMotto.author")
        try edit.tap("editMotto.save")
        #expect(results.finished == [true])
        #expect(storage.saveCalls == [Motto(text: "Less is a bore.", author: "Venturi")])
        #expect(try motto.label("motto.text").text == "Less is more.")
        motto.viewWillAppear(false)
        #expect(try motto.label("motto.text").text == "Less is a bore.")
    }

    @Test("The result of a sheet refreshes the screen below, although this screen doesn't appear again")
    func refresh() throws {
        _ = try #require(motto as? MottoViewController).makeEditMotto(NSCoder())
        model.motto = Motto(text: "Form follows function.", author: "Sullivan")
        try #require(navigation.showEditMottoCalls.first).completion(.finished(true))
        #expect(try motto.label("motto.text").text == "Form follows function.")
    }
}
