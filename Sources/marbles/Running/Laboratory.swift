import ReactiveSignals
import ReactiveSignalsTesting

/// How a signal fails whose diagram says so.
struct Broken: Error, Equatable {}

/// A signal of names.
typealias Flow = Signal<String, Broken>

/// Virtual time, and the signals in it.
struct Laboratory {
  /// What runs for ever is watched for so long.
  static let patience = 200

  let scheduler = TestScheduler()

  /// Reads the diagram of a signal, which is `text` or stands in `phrase` from the character `offset` on.
  func parse(_ text: String, in phrase: String? = nil, offset: Int = 0) throws(Complaint) -> MarbleDiagram {
    let phrase = phrase ?? text
    let diagram: MarbleDiagram
    do {
      diagram = try MarbleDiagram(parsing: text)
    } catch {
      throw Complaint(error, in: phrase, offset: offset)
    }
    // Only silence can follow it, so it is the last one.
    if diagram.has(.disposal), let index = text.lastIndex(of: "!") {
      let position = offset + text.distance(from: text.startIndex, to: index)
      let message = "'!' cannot stand here: a signal does not dispose its subscribers"
      throw Complaint(message, in: phrase, at: position..<(position + 1))
    }
    return diagram
  }

  /// A cold signal, or a hot one if the diagram has the moment of subscription in it.
  func flow(_ diagram: MarbleDiagram) -> Flow {
    let text = diagram.description
    return diagram.has(.subscription)
      ? scheduler.hot(text, error: Broken()).erased : scheduler.cold(text, error: Broken()).erased
  }

  /// Lets time pass until nothing more happens, but at least `length` ticks.
  func run(to length: Int) {
    if length > 0 { scheduler.advance(ticks: length - 1) }
    while !scheduler.isIdle, scheduler.now < scheduler.tick * Self.patience { scheduler.advance(ticks: 1) }
    scheduler.cancelAll()
  }
}

extension MarbleDiagram {
  func has(_ mark: Mark) -> Bool { moments.contains { $0.marks.contains(mark) } }

  /// The diagram with silence up to `length` ticks, and not beyond.
  func trimmed(to length: Int) -> MarbleDiagram {
    MarbleDiagram(moments, length: has(.completed) || has(.failed) ? 0 : length)
  }
}
