import ReactiveSignals
import TestSupport
import Testing

@Suite struct ScopedDisposableTests {
  @Test("Releasing it disposes its contents", .proves("B328"))
  func release() {
    let inner = BlockDisposable()
    do {
      let scoped = ScopedDisposable(inner)
      #expect(!inner.isDisposed)
      withExtendedLifetime(scoped) {}
    }
    #expect(inner.isDisposed)
  }

  @Test("scoped() of a scoped disposable returns the same disposable", .proves("B328"))
  func scoped() {
    let scoped = BlockDisposable().scoped()
    #expect(scoped.scoped() === scoped)
    let erased: any Disposable = scoped
    #expect(erased.scoped() === scoped)
  }

  @Test("It reads as disposed when its contents are, and the reverse")
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

  @Test("A subscription ends with the object that holds it")
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
