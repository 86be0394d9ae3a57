import TestSupport

@Suite(.withoutLeaks) struct ScopedDisposableTests {
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
    expectEqual(log.entries, [1])
  }

  @Test("Subscriptions stored in a scoped disposable end with it", arguments: [false, true])
  func store(ofCompound: Bool) {
    let inner: any Disposable = ofCompound ? CompoundDisposable() : BlockDisposable()
    let first = BlockDisposable()
    let second = BlockDisposable()
    do {
      let scoped = inner.scoped()
      first.store(in: scoped)
      second.store(in: scoped)
      #expect(!first.isDisposed)
      withExtendedLifetime(scoped) {}
    }
    #expect(first.isDisposed && second.isDisposed && inner.isDisposed)
  }

  @Test("A subscription stored in a disposed scoped disposable ends at once", arguments: [false, true])
  func storeLate(ofCompound: Bool) {
    let inner: any Disposable = ofCompound ? CompoundDisposable() : BlockDisposable()
    let scoped = inner.scoped()
    scoped.dispose()
    let late = BlockDisposable()
    late.store(in: scoped)
    #expect(late.isDisposed)
  }

  @MainActor private final class Cell {
    private let subscription = SerialDisposable()
    private(set) var text = ""

    func show(_ title: Property<String>) {
      subscription.inner = title.signal.observe { [weak self] in self?.text = $0 }
    }

    func prepareForReuse() { subscription.inner = nil }

    deinit { subscription.dispose() }
  }

  @Test("A cell that is used again shows the last item only, and lets go of it")
  @MainActor
  func reusedCell() {
    let first = MutableProperty("first")
    let second = MutableProperty("second")
    var cell: Cell? = Cell()
    weak let released = cell
    cell?.show(first.property)
    cell?.show(second.property)
    first.value = "changed"
    expectEqual(cell?.text, "second")
    second.value = "changed"
    expectEqual(cell?.text, "changed")
    cell?.prepareForReuse()
    second.value = "unseen"
    expectEqual(cell?.text, "changed")
    cell?.show(first.property)
    cell = nil
    #expect(released == nil)
    first.value = "after the cell"
  }
}
