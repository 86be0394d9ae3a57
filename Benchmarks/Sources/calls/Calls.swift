import ReactiveSignals

/// Sends values under callgrind. `scripts/check-calls` reads the calls that callgrind counts in an unoptimized build.
///
/// A call of ``part()`` ends a part of the counts. Each row has three: one for the work that is done once, and one each for a run, and for
/// a run with twice as many values.
@main
struct Calls {
  static let count = 100

  static func main() {
    print(count)
    row("subject map filter") {
      let subject = Subject<Int, Never>()
      return (subject.map { $0 + 1 }.filter { $0 > 0 }.subscribe { _ in }, { subject.send($0) })
    }
    row("property") {
      let source = MutableProperty(0)
      return (source.signal.subscribe { _ in }, { source.value = $0 })
    }
    row("property map") {
      let source = MutableProperty(0)
      return (source.map { $0 * 2 }.signal.subscribe { _ in }, { source.value = $0 })
    }
    row("property map map") {
      let source = MutableProperty(0)
      return (source.map { $0 * 2 }.map { "\($0)" }.signal.subscribe { _ in }, { source.value = $0 })
    }
    row("property distinctUntilChanged") {
      let source = MutableProperty(0)
      return (source.distinctUntilChanged().signal.subscribe { _ in }, { source.value = $0 })
    }
    row("property combineLatest") {
      let (one, other) = (MutableProperty(0), MutableProperty(""))
      return (one.combineLatest(other).signal.subscribe { _ in }, { one.value = $0 })
    }
    row("property flatMap") {
      let (one, other) = (MutableProperty(0), MutableProperty(""))
      return (one.flatMap { _ in other }.signal.subscribe { _ in }, { one.value = $0 })
    }
  }

  /// Sends values with the closure that `make` returns, with a subscription.
  static func row(_ name: String, _ make: () -> (subscription: any Disposable, send: (Int) -> Void)) {
    print(name)
    let (subscription, send) = make()
    for value in 0..<count { send(value) }
    part()
    for value in 0..<count { send(value) }
    part()
    for value in 0..<2 * count { send(value) }
    part()
    subscription.dispose()
  }
}

/// Ends a part of the counts: callgrind writes them out when this function is called.
@inline(never)
@_optimize(none)
func part() {}
