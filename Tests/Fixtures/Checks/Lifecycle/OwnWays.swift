import AuthFeature
import UIKit

@testable import App

/// A screen that the app shows in a way of its own, and one that is older than the specs.
@MainActor
func checkOwnWays() async {
    for way in ["ok", "close", "host"] {
        let (stage, results) = (Stage(), Results<Bool>())
        stage.router.showAbout(from: nil, as: .root)
        stage.router.showAbout(from: nil, as: .push)
        await settle()
        weak var hint: HintViewController?
        do {
            let host = stage.root.topViewController!
            stage.router.showHint(from: host, text: "New", completion: results.deliver)
            hint = host.children.first as? HintViewController
            check(hint?.title == "New" && hint?.view.superview === host.view, "\(way): over its host")
        }
        await settle()
        check(results.finished == 0 && results.cancelled == 0, "\(way): goes on")
        switch way {
        case "ok": hint?.didTapOK()
        case "close": stage.router.close(hint!)
        default: check(UIKitTesting.tapBackButton(in: stage.root), way)
        }
        await settle()
        check(hint == nil, "\(way): released")
        check(stage.root.viewControllers.count == (way == "host" ? 1 : 2), "\(way): its host stays")
        check(results.finished == (way == "ok" ? 1 : 0), "\(way): finished \(results.finished)")
        check(results.cancelled == (way == "ok" ? 0 : 1), "\(way): cancelled \(results.cancelled)")
    }
    for way in ["rename", "back"] {
        let (stage, results) = (Stage(), Results<String>())
        stage.router.showAbout(from: nil, as: .root)
        await settle()
        stage.router.showProfile(from: nil, name: "Ann", completion: results.deliver)
        await settle()
        weak var profile = stage.root.topViewController as? ProfileViewController
        check(profile?.title == "Ann", "\(way): shown with its parameters")
        if way == "rename" {
            profile?.rename(to: "Bob")
            profile?.rename(to: "Cid")
        } else {
            check(UIKitTesting.tapBackButton(in: stage.root), way)
        }
        await settle()
        check(profile == nil && stage.root.viewControllers.count == 1, "\(way): released")
        check(results.finished == (way == "rename" ? 1 : 0), "\(way): finished \(results.finished)")
        check(results.cancelled == (way == "rename" ? 0 : 1), "\(way): cancelled \(results.cancelled)")
    }
    check(UIKitTesting.takeMessages().isEmpty, "messages")
}
