import TestSupport

@Suite(.withoutLeaks) struct CompoundDisposableTests {
  @Test(
    "Members are disposed in their order",
    .proves("B330", "B334", "W68"),
    arguments: [0, 1, 2, 3, 40, 100]
  )
  func order(count: Int) {
    let log = Log<Int>()
    let compound = CompoundDisposable()
    for number in 0..<count {
      if number % 2 == 0 {
        compound.add { log.append(number) }
      } else if number % 3 == 0 {
        compound += BlockDisposable { log.append(number) }
      } else {
        compound.add(BlockDisposable { log.append(number) })
      }
    }
    expectEqual(compound.count, count)
    compound.dispose()
    expectEqual(log.entries, Array(0..<count))
    expectEqual(compound.count, 0)
  }

  @Test("A member added later is disposed later, also where a slot is free", .proves("B334", "B336", "W68"))
  func orderAfterRemoval() {
    let log = Log<Int>()
    let members = (0..<6).map { number in BlockDisposable { log.append(number) } }
    let compound = CompoundDisposable(Array(members[0..<5]))
    compound.remove(members[0])
    compound.remove(members[3])
    compound.add(members[5])
    compound.dispose()
    expectEqual(log.entries, [1, 2, 4, 5])
  }

  @Test("A member added to a disposed compound is disposed immediately", .proves("B331"))
  func late() {
    let log = Log<String>()
    let compound = CompoundDisposable()
    compound.dispose()
    let newcomer = BlockDisposable()
    compound.add(newcomer)
    compound.add { log.append("closure") }
    #expect(newcomer.isDisposed)
    expectEqual(log.entries, ["closure"])
    expectEqual(compound.count, 0)
  }

  @Test("A disposed member is not added", .proves("B332"))
  func disposedMember() {
    let compound = CompoundDisposable()
    let member = BlockDisposable()
    member.dispose()
    compound.add(member)
    expectEqual(compound.count, 0)
  }

  @Test("Removing takes a member out undisposed, as often as it was added", .proves("B333"))
  func removal() {
    let compound = CompoundDisposable()
    let (member, twice) = (BlockDisposable(), BlockDisposable())
    compound.add(twice)
    compound.add(member)
    compound.add(twice)
    compound.remove(twice)
    compound.remove(BlockDisposable())
    expectEqual(compound.count, 1)
    compound.dispose()
    #expect(!twice.isDisposed)
    #expect(member.isDisposed)
  }

  @Test("A member added twice is disposed once", .proves("B333"))
  func duplicates() {
    let count = Shared(0)
    let member = BlockDisposable { count.withLock { $0 += 1 } }
    let compound = CompoundDisposable([member, member])
    expectEqual(compound.count, 2)
    compound.dispose()
    expectEqual(count.value, 1)
  }

  @Test("A cleanup may add, remove and dispose", .proves("B335"))
  func fromInside() {
    let log = Log<String>()
    let compound = CompoundDisposable()
    let last = BlockDisposable { log.append("last") }
    compound.add {
      log.append("first, disposed: \(compound.isDisposed)")
      compound.add { log.append("added meanwhile") }
      compound.remove(last)
      compound.dispose()
    }
    compound.add(last)
    compound.dispose()
    expectEqual(log.entries, ["first, disposed: true", "added meanwhile", "last"])
  }

  @Test("A compound released undisposed disposes nothing", .proves("B327", "W67"))
  func release() {
    let member = BlockDisposable()
    _ = CompoundDisposable([member])
    #expect(!member.isDisposed)
  }

  @Test("Members are released when the compound is disposed or released")
  func releaseOfMembers() {
    let lifetimes = Lifetimes()
    func fill(_ compound: CompoundDisposable) {
      for number in 0..<10 {
        let token = lifetimes.make(number)
        compound.add { withExtendedLifetime(token) {} }
      }
    }
    let disposed = CompoundDisposable()
    fill(disposed)
    expectEqual(lifetimes.live, 10)
    disposed.dispose()
    expectEqual(lifetimes.live, 0)
    fill(CompoundDisposable())
    expectEqual(lifetimes.live, 0)
    withExtendedLifetime(disposed) {}
  }

  // MARK: - Members that finish

  @Test("A bag retains none of 10,000 finished subscriptions")
  func selfPruning() {
    let lifetimes = Lifetimes()
    let bag = CompoundDisposable()
    let never = Subject<Int, Never>()
    never.subscribe().store(in: bag)
    for number in 0..<10_000 {
      let subject = Subject<Int, Never>()
      let token = lifetimes.make(number)
      subject.subscribe(completed: { withExtendedLifetime(token) {} }).store(in: bag)
      // By completion, by disposal, by release.
      switch number % 3 {
      case 0: subject.complete()
      case 1: break
      default: [1].signal().subscribe { _ in withExtendedLifetime(token) {} }.store(in: bag)
      }
    }
    expectEqual(bag.count, 1)
    expectEqual(lifetimes.live, 0)
  }

  @Test("Other finished members are dropped as the bag grows")
  func sweeping() {
    let lifetimes = Lifetimes()
    let bag = CompoundDisposable()
    for number in 0..<10_000 {
      let token = lifetimes.make(number)
      let member = ScopedDisposable(BlockDisposable())
      bag.add(Holding(member, token))
      member.dispose()
    }
    #expect(lifetimes.live <= 64)
    expectEqual(bag.count, 0)
    expectEqual(lifetimes.live, 0)
  }

  /// A custom disposable that reads the bag when it is asked whether it is disposed.
  private final class Holding: Disposable {
    let inner: any Disposable
    let token: Tracked
    let bag: CompoundDisposable?

    init(_ inner: any Disposable, _ token: Tracked, _ bag: CompoundDisposable? = nil) {
      self.inner = inner
      self.token = token
      self.bag = bag
    }

    var isDisposed: Bool {
      bag?.remove(BlockDisposable())
      return inner.isDisposed
    }

    func dispose() { inner.dispose() }
  }

  @Test("Members are asked whether they are disposed outside the lock")
  func curiousMember() {
    let bag = CompoundDisposable()
    let lifetimes = Lifetimes()
    let inner = BlockDisposable()
    for number in 0..<100 { bag.add(Holding(inner, lifetimes.make(number), bag)) }
    expectEqual(bag.count, 100)
    inner.dispose()
    expectEqual(bag.count, 0)
  }

  @Test("A subscription may be in several bags and is removed individually")
  func severalBags() {
    let subject = Subject<Int, Never>()
    let subscription = subject.subscribe()
    let (first, second) = (CompoundDisposable(), CompoundDisposable())
    for _ in 0..<1_000 {
      subscription.store(in: first)
      first.remove(subscription)
    }
    subscription.store(in: first)
    subscription.store(in: second)
    subscription.store(in: second)
    expectEqual(first.count, 1)
    expectEqual(second.count, 2)
    second.remove(subscription)
    subject.complete()
    expectEqual(first.count, 0)
    expectEqual(second.count, 0)
  }

  @Test("A bag in another bag counts only its own members")
  func nested() {
    let log = Log<String>()
    let (outer, inner) = (CompoundDisposable(), CompoundDisposable())
    inner.add { log.append("inner") }
    outer.add(inner)
    outer.add { log.append("outer") }
    expectEqual(inner.count, 1)
    expectEqual(outer.count, 2)
    outer.dispose()
    expectEqual(log.entries, ["inner", "outer"])
    #expect(inner.isDisposed)
  }

  @Test("A bag is released although its subscriptions live")
  func releaseOfBag() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    weak var bag: CompoundDisposable?
    func subscribe() {
      let new = CompoundDisposable()
      subject.subscribe { log.append($0) }.store(in: new)
      bag = new
    }
    subscribe()
    #expect(bag == nil)
    subject.send(1)
    subject.complete()
    expectEqual(log.entries, [1])
  }

  @Test("Removing 20,000 members in any order takes no quadratic time", arguments: [0, 1, 2])
  func leavingInAnyOrder(kind: Int) {
    let bag = CompoundDisposable()
    var subscriptions = (0..<20_000).map { _ in CompoundDisposable() }
    for subscription in subscriptions { bag.add(subscription) }
    if kind == 1 { subscriptions.reverse() }
    if kind == 2 { subscriptions.shuffle() }
    for subscription in subscriptions.dropLast() { subscription.dispose() }
    expectEqual(bag.count, 1)
  }

  // MARK: - Threads

  @Test("Subscriptions may end on one thread while another adds and disposes")
  func endingWhileDisposing() {
    for _ in 0..<100 {
      let bag = CompoundDisposable()
      let subject = Subject<Int, Never>()
      let count = Shared(0)
      onThreads(3) { thread in
        switch thread {
        case 0:
          for _ in 0..<50 {
            let subscription = CompoundDisposable()
            subscription.add { count.withLock { $0 += 1 } }
            subject.subscribe(completed: { subscription.dispose() }).store(in: subscription)
            bag.add(subscription)
          }
        case 1: subject.complete()
        default: bag.dispose()
        }
      }
      expectEqual(count.value, 50)
      expectEqual(bag.count, 0)
    }
  }
}
