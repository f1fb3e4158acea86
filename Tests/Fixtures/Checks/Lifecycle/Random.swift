#if os(Linux)
    import UIKit

    @testable import App

    /// Numbers that follow from a seed (SplitMix64, Steele, Lea and Flood 2014).
    nonisolated struct SeededGenerator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    extension Main {
        /// The steps of the table in random order, under random answers. Each run can be repeated alone with its seed.
        static func runRandom(count: Int, seed: UInt64) async {
            for number in 0..<count {
                var generator = SeededGenerator(state: seed &+ UInt64(number))
                UIKitTesting.reset()
                let answers = ([[], .all] + UIKitTesting.Answers.allCases).randomElement(using: &generator)!
                (UIKitTesting.transitions, UIKitTesting.answers) = (.timed, answers)
                await runOne(&generator, "seed \(seed &+ UInt64(number)), answers \(answers.rawValue)")
            }
        }

        private static func runOne(_ generator: inout SeededGenerator, _ what: String) async {
            var done: [String] = []
            let isCold = Int.random(in: 0..<5, using: &generator) == 0
            let stage = isCold ? Stage() : await Stage.begun()
            for number in 0..<Int.random(in: 3...14, using: &generator) {
                let text = randomStep(number, stage, &generator)
                // The app's own code follows UIKit's rules: it changes nothing during a transition.
                guard !text.hasPrefix("app") || !UIKitTesting.isTransitioning else { continue }
                done.append(text)
                _ = await Step(text).run(on: stage)
            }
            if stage.scenes[0].window.rootViewController == nil {
                done.append("show todos")
                _ = await Step("show todos").run(on: stage)
            }
            Device.endSwipeBack(completes: true)
            Device.endPullDown(completes: true)
            await stage.settle()
            let steps = (isCold ? "cold; " : "") + done.joined(separator: "; ")
            let messages = UIKitTesting.takeMessages().filter { !$0.hasPrefix("Unbalanced") }
            var problems = stage.problems + messages
            await stage.tearDown()
            problems += stage.problems.map { "at the end: \($0)" }
            checks += 1
            for problem in problems { fail(Sequence(name: "random", steps: steps), what, problem) }
        }

        private static func randomStep(_ number: Int, _ stage: Stage, _ generator: inout SeededGenerator) -> String {
            let kinds = ["login", "todo", "profile", "about", "terms", "checkout", "help", "todos", "settings"]
            let names = stage.opened.map(\.name)
            let known = names.randomElement(using: &generator) ?? "about"
            let new = kinds.randomElement(using: &generator)! + "\(number + 1)"
            let ways = ["push", "push", "push", "present", "present", "full", "root"]
            let way = ways.randomElement(using: &generator)!
            let source = Bool.random(using: &generator) && stage.find(known)?.screen != nil ? " from \(known)" : ""
            switch Int.random(in: 0..<46, using: &generator) {
            case 0..<12: return "\(way) \(new)\(source)"
            case 12: return "custom hint\(number + 1)\(source)"
            case 13: return "show todos\(number + 1)"
            case 14: return "show settings\(number + 1)"
            case 15:
                return
                    "link \(["login", "profile", "todo", "todos", "settings", "help"].randomElement(using: &generator)!)\(number + 1)"
            case 16..<20: return "close \(known)"
            case 20..<23: return "finish \(known)"
            case 23: return "end \(known)"
            case 24, 25: return "alert \(known) A\(number)"
            case 26: return "unalert \(known)"
            case 27, 28: return "settle"
            case 29: return "turn"
            case 30: return "wait 0.2"
            case 31: return "wait 0.4"
            case 32: return "back"
            case 33: return "swipe"
            case 34: return "unswipe"
            case 35: return "beginSwipe"
            case 36: return "endSwipe\(Bool.random(using: &generator) ? "" : " cancelled")"
            case 37: return "pull"
            case 38: return "beginPull"
            case 39: return "endPull\(Bool.random(using: &generator) ? "" : " cancelled")"
            case 40: return "tap OK"
            case 41: return "tapTab \(Int.random(in: 0...1, using: &generator))"
            case 42: return "below \(way) \(new)\(source)"
            case 43: return "below show todos\(number + 1)"
            case 44: return "app \(["alert Own", "share", "modal", "dismissAll"].randomElement(using: &generator)!)"
            default: return "app \(["pop", "popToRoot", "keepFirst"].randomElement(using: &generator)!) \(known)"
            }
        }
    }
#endif
