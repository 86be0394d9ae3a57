import _ReactiveSignalsAtomics
import TestSupport
import class ReactiveSignalsTestingTraits.Shared
import class ReactiveSignalsTestingTraits.Tracked

@testable import ReactiveSignals

/// The members of a subscription, by tokens and from several threads.
@Suite(.withoutLeaks) struct MembershipTests {
  @Test("A token removes exactly its member, once", arguments: 0..<5)
  func withdraw(index: Int) throws {
    let log = Log<Int>()
    let compound = CompoundDisposable()
    let tokens = (0..<5).map { index in compound.insert { log.append(index) } }
    let token = try #require(tokens[index])
    compound.withdraw(token)
    compound.withdraw(token)
    compound.add { log.append(5) }
    compound.withdraw(token)
    compound.dispose()
    compound.withdraw(token)
    expectEqual(log.entries, (0...5).filter { $0 != index })
  }

  @Test("A removed member is released")
  func withdrawReleases() throws {
    let lifetimes = Lifetimes()
    let compound = CompoundDisposable()
    for index in 0..<4 {
      let tracked = lifetimes.make(index)
      let token = compound.insert { _ = tracked.number }
      compound.withdraw(try #require(token))
    }
    expectEqual(lifetimes.live, 0)
  }

  @Test("A disposed compound returns no token")
  func noTicket() {
    let compound = CompoundDisposable()
    compound.dispose()
    let log = Log<Int>()
    #expect(compound.insert { log.append(1) } == nil)
    expectEqual(log.entries, [1])
  }

  // MARK: - Children

  @Test("A child counts as disposed with its parent, and its members are disposed too")
  func part() {
    let log = Log<String>()
    let parent = CompoundDisposable()
    parent.add { log.append("before") }
    let part = CompoundDisposable(childOf: parent)
    part.add { log.append("part") }
    parent.add { log.append("after") }
    let empty = CompoundDisposable(childOf: parent)
    parent.dispose()
    expectEqual(log.entries, ["before", "part", "after"])
    #expect(part.isDisposed && empty.isDisposed)
    #expect(part.hasEnded && !empty.hasEnded)
    empty.add { log.append("late") }
    expectEqual(log.entries.last, "late")
  }

  @Test("A disposed child leaves its parent")
  func partLeaves() {
    let parent = CompoundDisposable()
    let parts = (0..<5).map { _ in CompoundDisposable(childOf: parent) }
    for part in parts { part.add {} }
    expectEqual(parent.count, 5)
    for part in parts { part.dispose() }
    expectEqual(parent.count, 0)
    #expect(!parent.isDisposed)
  }

  @Test("A nested child counts as disposed when the outermost compound is")
  func partOfPart() {
    let outermost = CompoundDisposable()
    let innermost = CompoundDisposable(childOf: CompoundDisposable(childOf: outermost))
    #expect(!innermost.isDisposed)
    outermost.dispose()
    #expect(innermost.isDisposed)
  }

  @Test("Only a disposed child that never had a member can be reset")
  func reset() {
    let parent = CompoundDisposable()
    let part = CompoundDisposable(childOf: parent)
    #expect(!part.reset())
    part.dispose()
    #expect(part.reset())
    #expect(!part.isDisposed)
    part.add {}
    part.dispose()
    #expect(!part.reset())
  }

  @Test("A child made of a disposed compound counts as disposed, and cannot be reset")
  func lateParts() {
    let outermost = CompoundDisposable()
    let parent = CompoundDisposable(childOf: outermost)
    parent.dispose()
    let part = CompoundDisposable(childOf: parent)
    #expect(part.isDisposed)
    #expect(!parent.reset())
  }

  // MARK: - Threads

  @Test("Members added while another thread disposes are disposed exactly once")
  func race() {
    for _ in 0..<few(2_000) {
      let compound = CompoundDisposable()
      let disposals = Atomic(0)
      onThreads(3) { thread in
        if thread == 0 {
          compound.dispose()
        } else {
          for _ in 0..<3 { compound.add { disposals.add(1, ordering: .relaxed) } }
        }
      }
      expectEqual(disposals.load(ordering: .relaxed), 6)
    }
  }

  @Test("A member that is disposed already is removed, and not disposed again")
  func sweptMember() {
    let compound = CompoundDisposable()
    let lifetimes = Lifetimes()
    let member = Counted(lifetimes.make())
    compound.add(member)
    member.dispose()
    expectEqual(compound.count, 0)
    expectEqual(member.disposals.load(ordering: .relaxed), 1)
    compound.dispose()
    expectEqual(member.disposals.load(ordering: .relaxed), 1)
  }

  @Test("Under concurrent use each member is disposed once or removed")
  func raceWithEverything() {
    for round in 0..<few(2_000) {
      let compound = CompoundDisposable()
      let lifetimes = Lifetimes()
      onThreads(4) { thread in
        switch thread {
        case 0: _ = compound.count
        case 1 where round % 2 == 0: compound.dispose()
        default:
          for number in 0..<3 {
            let member = Counted(lifetimes.make(number))
            guard let token = compound.insert(.disposable(member)) else {
              expectEqual(member.disposals.load(ordering: .relaxed), 1)
              continue
            }
            compound.withdraw(token)
            #expect(member.disposals.load(ordering: .relaxed) <= 1)
          }
        }
      }
      expectEqual(compound.count, 0)
      expectEqual(lifetimes.live, 0)
    }
  }

  @Test("Members counted during disposal are disposed exactly once")
  func raceWithCount() {
    for _ in 0..<few(2_000) {
      let disposals = Atomic(0)
      let compound = CompoundDisposable()
      for _ in 0..<2 { compound.add { disposals.add(1, ordering: .relaxed) } }
      onThreads(2) { thread in
        if thread == 0 {
          while compound.count > 0 {}
        } else {
          for _ in 0..<100 { _ = compound.isDisposed }
          compound.dispose()
        }
      }
      expectEqual(disposals.load(ordering: .relaxed), 2)
    }
  }

  /// In each round, runs `look` repeatedly on one thread until `act` has returned on another.
  private func race(
    rounds: Int,
    look: @escaping @Sendable (Int) -> Void,
    act: @escaping @Sendable (Int) -> Void
  ) {
    let looked = Atomic(-1)
    let acted = Atomic(-1)
    onThreads(2) { thread in
      for round in 0..<rounds {
        if thread == 0 {
          repeat {
            look(round)
            looked.store(round, ordering: .releasing)
          } while acted.load(ordering: .acquiring) < round
        } else {
          while looked.load(ordering: .acquiring) < round {}
          act(round)
          acted.store(round, ordering: .releasing)
        }
      }
    }
  }

  @Test("Members read during disposal are disposed in order before the call returns")
  func disposalWhileLookedAt() {
    let stranger = BlockDisposable()
    let looks: [@Sendable (CompoundDisposable) -> Void] = [{ _ = $0.count }, { $0.remove(stranger) }]
    for look in looks {
      let logs = (0..<few(4_000)).map { _ in Log<Int>() }
      let compounds = logs.map { log in
        let compound = CompoundDisposable()
        for number in 0..<4 { compound.add { log.append(number) } }
        return compound
      }
      let atReturn = Log<[Int]>()
      race(rounds: compounds.count, look: { look(compounds[$0]) }) { round in
        compounds[round].dispose()
        atReturn.append(logs[round].entries)
      }
      #expect(atReturn.entries.allSatisfy { $0 == [0, 1, 2, 3] })
      #expect(logs.allSatisfy { $0.entries == [0, 1, 2, 3] })
    }
  }

  @Test("A member removed while others read it is not disposed, and is released after the last reader")
  func withdrawalWhileLookedAt() {
    let lifetimes = Lifetimes()
    let logs = (0..<few(2_000)).map { _ in Log<Int>() }
    let compounds = logs.map { _ in CompoundDisposable() }
    let tokens = zip(compounds, logs).map { compound, log in
      let tracked = lifetimes.make()
      let token = compound.insert { withExtendedLifetime(tracked) { log.append(0) } }
      for number in 1..<4 { compound.add { log.append(number) } }
      return token
    }
    race(rounds: compounds.count, look: { _ = compounds[$0].count }) { round in
      if let token = tokens[round] { compounds[round].withdraw(token) }
      compounds[round].dispose()
    }
    expectEqual(lifetimes.live, 0)
    #expect(logs.allSatisfy { $0.entries == [1, 2, 3] })
  }

  @Test("A completion handler runs after the cleanups, also while the subscription leaves a bag")
  func cleanupFirstWhileRemoved() {
    let bag = CompoundDisposable()
    let early = Counter()
    let subjects = (0..<few(4_000)).map { _ in Subject<Int, Never>() }
    let subscriptions = subjects.map { subject in
      let cleanup = Shared(false)
      let subscription = CompoundDisposable()
      subscription.add { cleanup.exchange(true) }
      subject.start(
        HandlerSink({ _ in }, { _ in }, { if !cleanup.value { early.next() } }),
        in: subscription
      )
      return subscription
    }
    race(rounds: subjects.count) { round in
      bag.add(subscriptions[round])
      bag.remove(subscriptions[round])
    } act: { round in
      subjects[round].complete()
    }
    expectEqual(early.value, 0)
    expectEqual(bag.count, 0)
  }

  @Test("A subscription forgets released bags")
  func forgetsBags() {
    let subscription = CompoundDisposable()
    for _ in 0..<1_000 { CompoundDisposable().add(subscription) }
    #expect(subscription.members.count <= 64)
    let bag = CompoundDisposable()
    bag.add(subscription)
    subscription.dispose()
    expectEqual(bag.count, 0)
  }

  @Test("A child that gets its first member while its parent is disposed disposes it once")
  func raceOfPart() {
    for _ in 0..<few(2_000) {
      let parent = CompoundDisposable()
      let part = CompoundDisposable(childOf: parent)
      let disposals = Atomic(0)
      onThreads(3) { thread in
        switch thread {
        case 0: parent.dispose()
        case 1: part.add { disposals.add(1, ordering: .relaxed) }
        default: part.dispose()
        }
      }
      expectEqual(disposals.load(ordering: .relaxed), 1)
      expectEqual(parent.count, 0)
    }
  }
}

/// A disposable that counts its disposals.
private final class Counted: Disposable {
  let disposals = Atomic(0)
  private let tracked: Tracked

  init(_ tracked: Tracked) { self.tracked = tracked }

  var isDisposed: Bool { disposals.load(ordering: .relaxed) > 0 }
  func dispose() { disposals.add(1, ordering: .relaxed) }
}
