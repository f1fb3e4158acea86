import Dispatch
import Foundation

// Eight threads use one mock at once; under the thread sanitizer nothing may be said, and nothing may be lost.
let threads = 8
let rounds = 2000
let total = threads * rounds

let mock = HammeredMock()
let actor = HammeredActorMock()
let log = MockLog()
mock.limit = 0
mock.mockLog = log
mock.loadReturnValues = Array(0..<total)
mock.subscriptReturnValue = 1
HammeredMock.makeHandler = { $0 + 1 }
HammeredMock.subscriptHandler = { $0 + 2 }
mock.remoteReturnValues = Array(0..<total)
actor.runHandler = { $0 }
actor.peekHandler = { $0 }

let group = DispatchGroup()
let returned = MockBox<[Int]>([])
let remote = MockBox<[Int]>([])
for thread in 0..<threads {
    DispatchQueue.global().async(group: group) {
        for round in 0..<rounds {
            let id = thread * rounds + round
            mock.store("\(id)", for: id)
            _ = mock.find(id)
            mock.limit = mock.limit + 1
            precondition(HammeredMock.make(id) == id + 1)
            mock[id] = mock[id]
            HammeredMock[id] = HammeredMock[id]
            precondition(actor.peek(id) == id)
            if round % 500 == 0 {
                mock.findReturnValue = "\(id)"
                _ = mock.storeCalls.count
                _ = log.calls.count
            }
        }
    }
}
group.wait()
await withTaskGroup(of: Void.self) { tasks in
    for id in 0..<total {
        tasks.addTask {
            do {
                let value = try await mock.load(id)
                returned.withLock { $0.append(value) }
                let fetched = try await mock.remote
                remote.withLock { $0.append(fetched) }
                let answer = await actor.run(id)
                precondition(answer == id)
            } catch { preconditionFailure("\(error)") }
        }
    }
}

precondition(mock.storeCallCount == total && mock.findCallCount == total && mock.loadCallCount == total)
precondition(Set(mock.storeCalls.map(\.for)) == Set(0..<total))
precondition(mock.storeCalls.allSatisfy { $0.value == "\($0.for)" })
precondition(Set(mock.findCalls) == Set(0..<total) && Set(mock.loadCalls) == Set(0..<total))
precondition(mock.limitSetCallCount == total + 1 && mock.limitGetCallCount == total)
precondition(returned.withLock { Set($0) } == Set(0..<total))
precondition(mock.remoteGetCallCount == total && remote.withLock { Set($0) } == Set(0..<total))
precondition(HammeredMock.subscriptCallCount == total && Set(HammeredMock.subscriptCalls) == Set(0..<total))
precondition(HammeredMock.subscriptSetCallCount == total)
precondition(HammeredMock.subscriptSetCalls.allSatisfy { $0.newValue == $0.key + 2 })
precondition(HammeredMock.makeCallCount == total && Set(HammeredMock.makeCalls) == Set(0..<total))
precondition(mock.subscriptCallCount == total && mock.subscriptSetCallCount == total)
precondition(actor.runCallCount == total && actor.peekCallCount == total)
precondition(log.calls.count == total * 7)

// A mock that is reset during calls has counted as many calls as it has recorded.
let resetting = HammeredMock()
for _ in 0..<threads {
    DispatchQueue.global().async(group: group) {
        for round in 0..<rounds {
            resetting.store("\(round)", for: round)
            resetting.limit = round
            HammeredMock.note(round)
            if round % 100 == 0 {
                resetting.resetMock()
                HammeredMock.resetStaticMock()
            }
        }
    }
}
group.wait()
precondition(resetting.storeCallCount == resetting.storeCalls.count && resetting.storeCallCount < total)
precondition(HammeredMock.noteCallCount == HammeredMock.noteCalls.count && HammeredMock.noteCallCount < total)
resetting.resetMock()
HammeredMock.resetStaticMock()
precondition(resetting.storeCallCount == 0 && resetting.limitSetCallCount == 0 && HammeredMock.noteCallCount == 0)
precondition(resetting.limit < rounds)

// A value that a mock releases may call the mock; with the lock held, this would never end.
alarm(60)
let feed = FeedingMock()
func subscription() -> Subscription { Subscription { feed.end() } }
feed.active = subscription()
feed.active = nil
feed.last = subscription()
feed.last = nil
feed.subscribeReturnValue = subscription()
feed.subscribeReturnValue = nil
feed.subscribeReturnValues = [subscription()]
_ = feed.subscribe()
FeedingMock.shared = Subscription { FeedingMock.finish() }
FeedingMock.shared = nil
precondition(feed.endCallCount == 4 && FeedingMock.finishCallCount == 1)
for _ in 0..<2 { feed.keep(subscription()) }
feed.resetMock()
precondition(feed.endCallCount == 2)
FeedingMock.share(Subscription { FeedingMock.finish() })
FeedingMock.resetStaticMock()
precondition(FeedingMock.finishCallCount == 1)
let feedingActor = FeedingActorMock()
await feedingActor.keep(Subscription { feedingActor.end() })
feedingActor.resetMock()
precondition(feedingActor.endCallCount == 1)
alarm(0)
print("\(total) calls of each kind by \(threads) threads: nothing is lost")
