import UIKit

/// Where UIKit raises an exception, the stand-in stops the process: each of these runs in one of its own.
@MainActor
let traps: [(name: String, message: String, run: @MainActor (Stage) -> Void)] = [
    (
        "present a child", "that has a parent view controller <UINavigationController>",
        { stage in
            stage.push("b")
            stage.a.present(stage.navigation.topViewController!, animated: true)
        }
    ),
    (
        "present twice", "that is already being presented by <UINavigationController>",
        { stage in
            let sheet = Screen("s")
            stage.a.present(sheet, animated: true)
            stage.a.present(sheet, animated: true)
        }
    ),
    (
        "push twice", "Pushing the same view controller instance more than once is not supported",
        { stage in stage.navigation.pushViewController(stage.a, animated: true) }
    ),
    (
        "push twice during a push", "Pushing the same view controller instance more than once is not supported",
        { stage in
            stage.navigation.pushViewController(Screen("b"), animated: true)
            let c = Screen("c")
            stage.navigation.pushViewController(c, animated: true)
            stage.navigation.pushViewController(c, animated: true)
            UIKitTesting.finishTransitions()
        }
    ),
    (
        "push a navigation controller", "Pushing a navigation controller is not supported",
        { stage in stage.navigation.pushViewController(UINavigationController(), animated: true) }
    ),
    (
        "pop to a controller that is not in the stack", "Tried to pop to a view controller that doesn't exist.",
        { stage in stage.navigation.popToViewController(Screen("b"), animated: true) }
    ),
    (
        "add a second action with the style cancel", "one action with a style of UIAlertActionStyleCancel",
        { _ in
            let alert = makeAlert()
            for _ in 0..<2 { alert.addAction(UIAlertAction(title: nil, style: .cancel)) }
        }
    ),
    (
        "constrain views of two hierarchies", "because they have no common ancestor",
        { _ in
            let views = (UIView(), UIView())
            views.0.topAnchor.constraint(equalTo: views.1.topAnchor).isActive = true
        }
    ),
    (
        "dequeue a cell without a class", "unable to dequeue a cell with identifier a",
        { _ in _ = UITableView().dequeueReusableCell(withIdentifier: "a", for: IndexPath(row: 0, section: 0)) }
    ),
    (
        "append an item twice", "Item identifiers must be unique",
        { _ in
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 1])
        }
    ),
]

@MainActor
func checkTraps() {
    currentRow = "exceptions"
    for trap in traps {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [trap.name]
        process.environment = ["SWIFT_BACKTRACE": "enable=no"]
        process.standardError = output
        do { try process.run() } catch { return check(false, "\(error)") }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        check(process.terminationStatus != 0 && text.contains(trap.message), "\(trap.name): \(text)")
    }
}
