import Observation
import ReactiveSignals
import Testing

private struct Failed: Error, Equatable {}

/// A text field of a framework, which is not `Sendable`.
private final class Label {
  var text = ""
}

struct OperatorsTests {
  @Test("The operators of small programs take closures without annotations")
  func operators() {
    var log: [String] = []
    func note(_ value: Any) { log.append("\(value)") }
    let (taps, pages) = (MainSubject<Void, Never>(), MainSubject<Int, Never>())
    let text = MainMutableProperty("hello")
    let label = Label()
    taps.withLatest(from: text) { $1 }.subscribe { note($0) }
    taps.withLatest(from: text.combineLatest(text)) { $1.0 + $1.1 }.subscribe { note($0) }
    pages.flatMap(.latest) { .just("page \($0)") }.subscribe { note($0) }
    pages.flatMap(.first) { .just("first \($0)") }.subscribe { note($0) }
    text.signal.map(\.isEmpty).not().subscribe { note($0) }
    text.signal.bind(to: \.text, on: label)
    taps.send()
    pages.send(1)
    text.value = ""
    #expect(log == ["true", "hello", "hellohello", "page 1", "first 1", "false"])
    #expect(label.text == "")
  }

  @Test("Combinations, parts and failures")
  func combinations() {
    var log: [String] = []
    func note(_ value: Any) { log.append("\(value)") }
    MainSignal.combineLatest([MainSignal.just(1), .just(2)]).subscribe { note($0) }
    MainSignal.zip([MainSignal.just(1), .just(2)]).subscribe { note($0) }
    MainSignal.merge([MainSignal.just(1), .just(2)]).subscribe { note($0) }
    let (evens, odds) = MainSignal.from([1, 2, 3]).partition { $0 % 2 == 0 }
    evens.merge(odds).subscribe { note($0) }
    MainSignal.from([1, 1, 2, 1]).distinct().enumerated().subscribe { note($0.offset) }
    MainSignal.from([1, 2]).materialize().compactMap(\.value).subscribe { note($0) }
    let failing = MainSignal<Int, Failed>.create { subscriber in
      subscriber.send(1)
      subscriber.onDispose { note("cleanup") }
      subscriber.fail(Failed())
    }
    failing.subscribe(next: { note($0) }, failed: { note($0) })
    failing.catch { _ in .empty }.subscribe { note($0) }
    MainSignal.never.race(.just("x")).subscribe { note($0) }
    #expect(
      log == [
        "[1, 2]", "[1, 2]", "1", "2", "2", "1", "3", "0", "1", "1", "2", "1", "cleanup", "Failed()", "1",
        "cleanup", "x",
      ]
    )
  }

  @Observable fileprivate final class Album {
    var cover: Label?
  }

  @Test("A property of an observable object is observed, with values of any type")
  func observable() {
    let album = Album()
    var texts: [String?] = []
    let subscription = MainSignal.observe(album, \.cover).subscribe { texts.append($0?.text) }
    album.cover = Label()
    subscription.dispose()
    album.cover = nil
    #expect(texts == [nil, ""])
  }
}
