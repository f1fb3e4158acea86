extension UIKitTesting {
    /// The other answer to a question about UIKit that public sources leave open.
    ///
    /// Without any, the stand-in behaves as the tables in its README say. Code is right only if it works with every answer.
    public struct Answers: OptionSet, Hashable, CaseIterable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// An unanimated stack change ends when the turn ends. Otherwise it is over when the call returns.
        public static let unanimatedStackChangesEndWithTheTurn = Answers(rawValue: 1 << 0)
        /// A coordinator's completions come before the call's completion or `didShow`. Otherwise they come after.
        public static let coordinatorsCompleteFirst = Answers(rawValue: 1 << 1)
        /// `present` from a controller that is being presented waits. Otherwise it is lost.
        public static let presentingFromPresentedWaits = Answers(rawValue: 1 << 2)
        /// `dismiss` calls its completion although a transition refuses it.
        public static let refusedDismissalsComplete = Answers(rawValue: 1 << 3)
        /// `dismiss` calls its completion although nothing is presented.
        public static let emptyDismissalsComplete = Answers(rawValue: 1 << 4)
        /// A pop during a push or pop changes `viewControllers` at once; only its transition waits.
        public static let popsDuringStackChangesUpdateTheStack = Answers(rawValue: 1 << 5)
        /// A stack change while a sheet appears or leaves is made at once. Otherwise it waits.
        public static let stackChangesDuringSheetsAreImmediate = Answers(rawValue: 1 << 6)
        /// A stack change while a custom or "over" presentation appears or leaves waits. Otherwise it is lost.
        public static let stackChangesDuringCustomPresentationsWait = Answers(rawValue: 1 << 7)
        /// "Unbalanced calls …" is also written when a call has to wait for a stack's transition.
        public static let waitingCallsAreUnbalanced = Answers(rawValue: 1 << 8)
        /// The back gesture may begin during a push or pop, which then ends at once (iOS 26).
        public static let backGestureInterruptsStackChanges = Answers(rawValue: 1 << 9)
        /// Asking a controller that was never presented for its `presentationController` makes no cycle.
        public static let presentationControllersHoldOnlyWhilePresented = Answers(rawValue: 1 << 10)
        /// An unanimated stack change while a sheet or full screen presentation appears or leaves is made at once (iOS 13).
        public static let unanimatedStackChangesDuringPresentationsAreImmediate = Answers(rawValue: 1 << 11)

        /// Every answer alone.
        public static let allCases = (0...11).map { Answers(rawValue: 1 << $0) }
        /// All of them together.
        public static let all = Answers(allCases)
    }
}
