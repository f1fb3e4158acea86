// Opens and leaves the screens of the sample app in every way.
//
//   lifecycle once               the table, and what a table doesn't say
//   lifecycle all                the same, the table with every answer of the stand-in, and 300 random sequences
//   lifecycle NAME               one sequence of the table
//   lifecycle random RUNS SEED   random sequences
import UIKit

#if os(Linux)
    @main
    extension Main {
        static func main() async {
            let arguments = CommandLine.arguments.dropFirst()
            switch arguments.first {
            case "random":
                let numbers = arguments.dropFirst().compactMap { Int($0) }
                await runRandom(count: numbers[0], seed: UInt64(numbers[1]))
            case "all":
                for answers in UIKitTesting.Answers.allCases + [.all] { await runTable(nil, answers) }
                await runRandom(count: 300, seed: 1)
                fallthrough
            case "once":
                await runTable(nil, [])
                await checkParts()
            default:
                await runTable(arguments.first, [])
            }
            end()
        }
    }
#else
    /// The app that runs the table on a simulator.
    @main
    final class TableApp: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Task {
                for sequence in table where !sequence.needsFinger {
                    await Main.run(sequence, "iOS \(UIDevice.current.systemVersion)")
                }
                Main.end()
            }
            return true
        }
    }
#endif

@MainActor
enum Main {
    static func end() -> Never {
        print(failures == 0 ? "\(checks) checks hold" : "\(failures) of \(checks) checks failed")
        exit(failures == 0 ? 0 : 1)
    }

    #if os(Linux)
        static func runTable(_ name: String?, _ answers: UIKitTesting.Answers) async {
            for sequence in table where name == nil || sequence.name == name {
                UIKitTesting.reset()
                (UIKitTesting.transitions, UIKitTesting.answers) = (.timed, answers)
                await run(sequence, "answers \(answers.rawValue)")
                let messages = UIKitTesting.takeMessages().filter {
                    !$0.hasPrefix("Unbalanced") || !answers.contains(.waitingCallsAreUnbalanced)
                }
                if !messages.isEmpty { fail(sequence, "answers \(answers.rawValue)", messages.joined(separator: "; ")) }
            }
        }
    #endif

    static func run(_ sequence: Sequence, _ what: String) async {
        var steps = Step.all(in: sequence.steps)
        let isCold = steps[0].text == "cold"
        if isCold { steps.removeFirst() }
        let stage = isCold ? Stage() : await Stage.begun()
        for step in steps {
            guard await step.run(on: stage) else {
                return fail(sequence, what, "`\(step.text)` can't be done on \(stage.description)")
            }
        }
        await stage.settle()
        checks += 1
        if stage.description != sequence.screens {
            fail(sequence, what, "found \(stage.description), expected \(sequence.screens)")
        }
        let finished = stage.opened.filter { $0.finished > 0 }.map(\.name).joined(separator: " ")
        if finished != sequence.finished {
            fail(sequence, what, "finished: `\(finished)`, expected `\(sequence.finished)`")
        }
        for problem in stage.problems { fail(sequence, what, problem) }
        await stage.tearDown()
        for problem in stage.problems { fail(sequence, what, "at the end: \(problem)") }
    }

    #if os(Linux)
        /// The checks that are not in a table.
        static func checkParts() async {
            for transitions in [UIKitTesting.Transitions.immediate, .timed] {
                UIKitTesting.reset()
                UIKitTesting.transitions = transitions
                await checkAlerts()
                await checkResults()
                await checkFlowResult()
                await checkAwaitedResults()
                await checkFinishedBeforeItIsShown()
                await checkRepeatedCalls()
                await checkNewTabBar()
                await checkSecondRouter()
                await checkRoutes()
                await checkLaunch()
                await checkLifetimes()
                await checkSwiftUIScreens()
                await checkSegues()
                check(UIKitTesting.takeMessages().isEmpty, "messages")
            }
            await checkEvented()
        }
    #endif

    static func fail(_ sequence: Sequence, _ what: String, _ problem: String) {
        failures += 1
        print("FAILED \(sequence.name) (\(what)): \(problem)\n    \(sequence.steps)")
    }
}
