// Runs the stand-in for UIKit through the tables of its README.
import UIKit

@main
struct Main {
    static func main() {
        if let trap = traps.first(where: { $0.name == CommandLine.arguments.dropFirst().first }) {
            UIKitTesting.transitions = .timed
            trap.run(Stage())
            exit(0)
        }
        checkTime()
        checkCoordinators()
        checkPresenting()
        checkStacks()
        checkGestures()
        checkContainers()
        checkViews()
        checkMemory()
        checkRandomCalls()
        checkTraps()
        print(failures == 0 ? "\(checks) checks hold" : "\(failures) of \(checks) checks failed")
        exit(failures == 0 ? 0 : 1)
    }
}
