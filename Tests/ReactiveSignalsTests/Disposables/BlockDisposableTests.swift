import ReactiveSignals
import Testing

@Suite struct BlockDisposableTests {
  @Test("B324: a disposable runs its block once, regardless of the number of calls")
  func once() {
    let count = Shared(0)
    let disposable = BlockDisposable { count.withLock { $0 += 1 } }
    #expect(count.value == 0)
    for _ in 1...3 { disposable.dispose() }
    #expect(count.value == 1)
  }

  @Test("B324: a disposable runs its block once when several threads dispose it")
  func threads() {
    let count = Shared(0)
    let disposables = (0..<500).map { _ in BlockDisposable { count.withLock { $0 += 1 } } }
    onThreads(4) { _ in
      for disposable in disposables { disposable.dispose() }
    }
    #expect(count.value == 500)
  }

  @Test("B324, B325: a disposable is disposed while its block runs, and disposing it again does nothing")
  func fromInside() {
    let log = Log<Bool>()
    let holder = Shared<BlockDisposable?>(nil)
    let disposable = BlockDisposable {
      log.append(holder.value?.isDisposed ?? false)
      holder.value?.dispose()
    }
    _ = holder.exchange(disposable)
    disposable.dispose()
    #expect(log.entries == [true])
    _ = holder.exchange(nil)
  }

  @Test("B326: a disposable without a block is a flag")
  func flag() {
    let disposable = BlockDisposable()
    #expect(!disposable.isDisposed)
    disposable.dispose()
    #expect(disposable.isDisposed)
  }

  @Test("B327, W67: releasing a disposable does not run its block")
  func release() {
    let lifetimes = Lifetimes()
    let log = Log<String>()
    func makeAndDrop() {
      let token = lifetimes.make()
      _ = BlockDisposable { withExtendedLifetime(token) { log.append("run") } }
    }
    makeAndDrop()
    #expect(log.entries == [])
    #expect(lifetimes.live == 0)
  }

  @Test("B329: the block is released when it has run")
  func releaseOfBlock() {
    let lifetimes = Lifetimes()
    func make() -> BlockDisposable {
      let token = lifetimes.make()
      return BlockDisposable { withExtendedLifetime(token) {} }
    }
    let disposable = make()
    #expect(lifetimes.live == 1)
    disposable.dispose()
    #expect(lifetimes.live == 0)
    withExtendedLifetime(disposable) {}
  }
}
