import TestSupport

@Suite(.withoutLeaks) struct BlockDisposableTests {
  @Test("The block runs once, however often it is disposed", .proves("B324"))
  func once() {
    let count = Shared(0)
    let disposable = BlockDisposable { count.withLock { $0 += 1 } }
    expectEqual(count.value, 0)
    for _ in 1...3 { disposable.dispose() }
    expectEqual(count.value, 1)
  }

  @Test("The block runs once when several threads dispose", .proves("B324"))
  func threads() {
    let count = Shared(0)
    let disposables = (0..<500).map { _ in BlockDisposable { count.withLock { $0 += 1 } } }
    onThreads(4) { _ in
      for disposable in disposables { disposable.dispose() }
    }
    expectEqual(count.value, 500)
  }

  @Test("Disposing from inside the block does nothing, and reads as disposed", .proves("B324", "B325"))
  func fromInside() {
    let log = Log<Bool>()
    let holder = Shared<BlockDisposable?>(nil)
    let disposable = BlockDisposable {
      log.append(holder.value?.isDisposed ?? false)
      holder.value?.dispose()
    }
    _ = holder.exchange(disposable)
    disposable.dispose()
    expectEqual(log.entries, [true])
    _ = holder.exchange(nil)
  }

  @Test("Without a block it only records disposal", .proves("B326"))
  func flag() {
    let disposable = BlockDisposable()
    #expect(!disposable.isDisposed)
    disposable.dispose()
    #expect(disposable.isDisposed)
  }

  @Test("Releasing it undisposed drops the block without running it", .proves("B327", "W67"))
  func release() {
    let lifetimes = Lifetimes()
    let log = Log<String>()
    func makeAndDrop() {
      let token = lifetimes.make()
      _ = BlockDisposable { withExtendedLifetime(token) { log.append("run") } }
    }
    makeAndDrop()
    expectEqual(log.entries, [])
    expectEqual(lifetimes.live, 0)
  }

  @Test("The block is released after it has run", .proves("B329"))
  func releaseOfBlock() {
    let lifetimes = Lifetimes()
    func make() -> BlockDisposable {
      let token = lifetimes.make()
      return BlockDisposable { withExtendedLifetime(token) {} }
    }
    let disposable = make()
    expectEqual(lifetimes.live, 1)
    disposable.dispose()
    expectEqual(lifetimes.live, 0)
    withExtendedLifetime(disposable) {}
  }
}
