import AuthFeature
import Core
import Observation
import UIKit

@testable import App

@MainActor
final class Owner {
    var heard: [Int] = []
    var doNext: () -> Void = {}
}

/// Says something when it is released.
@MainActor
final class LastWords {
    private let say: @MainActor () -> Void

    init(_ say: @escaping @MainActor () -> Void) {
        self.say = say
    }

    deinit {
        MainActor.assumeIsolated { say() }
    }
}

/// Counts as a change at each assignment, because it isn't `Equatable`.
struct Unequatable {
    var number: Int
}

@MainActor
func checkEvented() async {
    checkNotifications()
    checkEqualValues()
    await checkValues()
    await checkTasks()
}

@MainActor
func checkNotifications() {
    do {
        let evented = Evented(0)
        var owner: Owner? = Owner()
        var captured: Owner? = Owner()
        weak let weakCaptured = captured
        evented.observed.subscribe(owner!) { [captured] _, _ in _ = captured }
        (owner, captured) = (nil, nil)
        evented.observed.subscribe(Owner()) { _, _ in }
        check(weakCaptured == nil, "a new subscription releases those of released owners")
    }
    do {
        let evented = Evented(0)
        let kept = Owner()
        let subscription = evented.observed.subscribe(kept) { _, _ in }
        var owner: Owner? = Owner()
        evented.observed.subscribe(owner!) { [last = LastWords { subscription.cancel() }] _, _ in _ = last }
        owner = nil
        evented.observed.subscribe(Owner()) { _, _ in }
        evented.value = 1
        check(kept.heard.isEmpty, "a released subscriber can cancel another subscription")
    }
    do {
        let evented = Evented(0)
        let a = Owner()
        let b = Owner()
        evented.observed.subscribe(a) { owner, value in
            owner.heard.append(value)
            if value == 1 { evented.value = 2 }
        }
        evented.observed.subscribe(b, immediately: false) { $0.heard.append($1) }
        evented.value = 1
        check(a.heard == [0, 1, 2], "a hears all, in order: \(a.heard)")
        check(b.heard == [1, 2], "b hears all, once: \(b.heard)")
    }
    do {
        let evented = Evented([0])
        let a = Owner()
        var b: Owner? = Owner()
        weak let weakB = b
        let c = Owner()
        var late: Owner?
        evented.observed.subscribe(a, immediately: false) { _, value in
            b = nil
            if late == nil {
                late = Owner()
                evented.observed.subscribe(late!) { $0.heard.append($1.count) }
            }
        }
        evented.observed.subscribe(b!, immediately: false) { _, _ in check(false, "released owners hear nothing") }
        let cancelled = evented.observed.subscribe(c, immediately: false) { $0.heard.append($1.count) }
        evented.observed.subscribe(c, immediately: false) { owner, value in
            owner.heard.append(-value.count)
            cancelled.cancel()
        }
        evented.value.append(1)
        evented.value.append(2)
        check(weakB == nil, "owners are not held")
        check(late!.heard == [2, 3], "subscribed while firing: now, then each later change: \(late!.heard)")
        check(c.heard == [2, -2, -3], "cancelled while firing: \(c.heard)")
    }
    do {
        let evented = Evented(0)
        let a = Owner()
        let b = Owner()
        evented.observed.subscribe(a, immediately: false) { owner, _ in owner.doNext() }
        let later = evented.observed.subscribe(b, immediately: false) { $0.heard.append($1) }
        a.doNext = later.cancel
        evented.value = 1
        check(b.heard.isEmpty, "cancelled by one who was told before")
    }
    do {
        var evented: Evented<Int>? = Evented(0)
        weak let gone = evented
        let a = Owner()
        let b = Owner()
        evented!.observed.subscribe(a, immediately: false) { owner, value in
            owner.heard.append(value)
            evented = nil
        }
        evented!.observed.subscribe(b, immediately: false) { $0.heard.append($1) }
        evented!.value = 5
        check(a.heard == [5] && b.heard == [5], "the event itself released while firing")
        check(gone == nil, "released")
    }
    do {
        let evented = Evented(0)
        let a = Owner()
        evented.observed.subscribe(a) { owner, value in
            if value < 3 { evented.value = value + 1 }
            owner.heard.append(value)
        }
        check(a.heard == [0, 1, 2, 3], "a change made while hearing the first value: \(a.heard)")
    }
}

@MainActor
func checkEqualValues() {
    let owner = Owner()
    let numbers = Evented([1])
    numbers.observed.subscribe(owner) { $0.heard += $1 }
    numbers.value = [1]
    check(owner.heard == [1], "an equal value notifies no subscriber: \(owner.heard)")
    let view = Owner()
    withObservationTracking {
        _ = numbers.value
    } onChange: {
        MainActor.assumeIsolated { view.heard.append(0) }
    }
    numbers.value = [1]
    check(view.heard.isEmpty, "an equal value updates no view")
    numbers.value = [2]
    check(view.heard == [0], "another value updates views")
    numbers.value = [1]
    check(owner.heard == [1, 2, 1], "a value is compared with the one before: \(owner.heard)")
    let optional = Evented<Int?>(nil)
    optional.observed.subscribe(owner, immediately: false) { owner, _ in owner.heard = [] }
    optional.value = nil
    check(owner.heard.count == 3, "nil is equal to nil")
    let unequatable = Evented(Unequatable(number: 3))
    unequatable.observed.subscribe(owner, immediately: false) { $0.heard = [$1.number] }
    unequatable.value = Unequatable(number: 3)
    check(owner.heard == [3], "without a comparison, each assignment notifies")
    let parity = Evented(0) { $0 % 2 == $1 % 2 }
    parity.observed.subscribe(owner) { $0.heard.append($1) }
    parity.value = 2
    parity.value = 5
    check(owner.heard == [3, 0, 5], "a comparison of its own: \(owner.heard)")
    check(parity.observed === parity.observed, "views of one `Evented` are identical")
    check(!(parity.observed === Evented(0).observed), "views of two are not")
    check(parity.observed.value == 5, "the current value")
}

@MainActor
func checkValues() async {
    var evented: Evented<Int>? = Evented(1)
    weak let released = evented
    let values = evented!.observed.values
    var received: [Int] = []
    let reader = Task {
        for await value in values { received.append(value) }
        received.append(-1)
    }
    evented!.value = 2
    evented!.value = 2
    await settle()
    check(received == [1, 2], "the current value and later ones: \(received)")
    let owner = Owner()
    evented!.observed.subscribe(owner, immediately: false) { [weak evented] _, value in
        if value == 3 { evented?.value = 4 }
    }
    evented!.value = 3
    evented!.value = 5
    evented = nil
    check(released == nil, "a stream doesn't retain the `Evented`")
    await reader.value
    check(received == [1, 2, 3, 4, 5, -1], "all values, in order, then the end: \(received)")

    let lasting = Evented(0)
    var first = 0
    for await value in lasting.observed.values {
        first = value
        if value == 2 { break }
        lasting.value += 1
    }
    lasting.value = 9
    check(first == 2, "a stream that is no longer read")
    let stopped = Task {
        for await _ in lasting.observed.values {}
        return true
    }
    await settle()
    stopped.cancel()
    let isStopped = await stopped.value
    check(isStopped, "a cancelled task stops reading")
    let late = lasting.observed
    var last: [Int] = []
    late.subscribe(owner, immediately: false) { _, value in
        guard value == 10 else { return }
        let stream = late.values
        last.append(late.value)
        Task { for await value in stream { last.append(value) } }
    }
    lasting.value = 10
    lasting.value = 11
    await settle()
    check(last == [10, 10, 11], "a stream that begins during a notification: \(last)")
}

@MainActor
func checkTasks() async {
    var bag: TaskBag? = TaskBag()
    weak let released = bag
    var ends: [String] = []
    bag!.run { ends.append("short") }
    bag!.run {
        while !Task.isCancelled { await Task.yield() }
        ends.append("cancelled")
    }
    let task = bag!.run { ends.append(Task.isCancelled ? "cancelled by its caller" : "too late") }
    task.cancel()
    await settle()
    check(ends == ["short", "cancelled by its caller"], "tasks run: \(ends)")
    bag = nil
    check(released == nil, "tasks don't retain their bag")
    await settle()
    check(ends == ["short", "cancelled by its caller", "cancelled"], "tasks end with their bag: \(ends)")
}
