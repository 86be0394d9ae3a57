import ReactiveSignals
import Testing

@Suite struct ScopedDisposableTests {
  @Test("B328: a scoped disposable disposes when it is released")
  func release() {
    let inner = BlockDisposable()
    do {
      let scoped = ScopedDisposable(inner)
      #expect(!inner.isDisposed)
      withExtendedLifetime(scoped) {}
    }
    #expect(inner.isDisposed)
  }

  @Test("B328: `scoped()` of a scoped disposable returns itself")
  func scoped() {
    let scoped = BlockDisposable().scoped()
    #expect(scoped.scoped() === scoped)
    let erased: any Disposable = scoped
    #expect(erased.scoped() === scoped)
  }

  @Test("A scoped disposable is disposed when its inner disposable is, and vice versa")
  func both() {
    let first = BlockDisposable()
    let scoped = first.scoped()
    first.dispose()
    #expect(scoped.isDisposed)
    let second = BlockDisposable()
    let other = second.scoped()
    other.dispose()
    #expect(second.isDisposed)
  }

  @Test("A subscription ends when the owner of its scoped disposable is released")
  func subscription() {
    final class Screen {
      let updates: ScopedDisposable
      init(_ signal: some SignalProtocol<Int, Never>, _ log: Log<Int>) {
        updates = signal.subscribe { log.append($0) }.scoped()
      }
    }
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    var screen: Screen? = Screen(subject, log)
    subject.send(1)
    #expect(screen != nil)
    screen = nil
    subject.send(2)
    #expect(log.entries == [1])
  }
}
