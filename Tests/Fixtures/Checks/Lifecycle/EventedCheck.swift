import AuthFeature
import UIKit

@testable import App

@MainActor
final class Owner {
    var heard: [Int] = []
    var doNext: () -> Void = {}
}

@MainActor
func checkEvented() {
    do {
        let evented = Evented(0)
        let a = Owner()
        let b = Owner()
        evented.subscribe(a) { owner, value in
            owner.heard.append(value)
            if value == 1 { evented.value = 2 }
        }
        evented.subscribe(b, immediately: false) { $0.heard.append($1) }
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
        evented.subscribe(a, immediately: false) { _, value in
            b = nil
            if late == nil {
                late = Owner()
                evented.subscribe(late!) { $0.heard.append($1.count) }
            }
        }
        evented.subscribe(b!, immediately: false) { _, _ in check(false, "released owners hear nothing") }
        let cancelled = evented.subscribe(c, immediately: false) { $0.heard.append($1.count) }
        evented.subscribe(c, immediately: false) { owner, value in
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
        evented.subscribe(a, immediately: false) { owner, _ in owner.doNext() }
        let later = evented.subscribe(b, immediately: false) { $0.heard.append($1) }
        a.doNext = later.cancel
        evented.value = 1
        check(b.heard.isEmpty, "cancelled by one who was told before")
    }
    do {
        var evented: Evented<Int>? = Evented(0)
        weak let gone = evented
        let a = Owner()
        let b = Owner()
        evented!.subscribe(a, immediately: false) { owner, value in
            owner.heard.append(value)
            evented = nil
        }
        evented!.subscribe(b, immediately: false) { $0.heard.append($1) }
        evented!.value = 5
        check(a.heard == [5] && b.heard == [5], "the event itself released while firing")
        check(gone == nil, "released")
    }
    do {
        let evented = Evented(0)
        let a = Owner()
        evented.subscribe(a) { owner, value in
            owner.heard.append(value)
            if value < 3 { evented.value = value + 1 }
        }
        check(a.heard == [0, 1, 2, 3], "a change made while hearing the first value: \(a.heard)")
    }
}
