import Dispatch
import FlyingFox
import Foundation
import MarbleEngine
import ReactiveSignalsTesting
import Synchronization

@testable import PlaygroundServer

/// Functions that do something with any bytes, and return what is wrong then. `scripts/fuzz` looks for such bytes.
enum FuzzTargets {
  // MARK: Marble notation

  /// A diagram that has been read is printed in a notation that reads as the same diagram.
  static func notation(_ bytes: some Collection<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let diagram: MarbleDiagram
    do {
      diagram = try MarbleDiagram(parsing: text)
    } catch {
      return error.description.isEmpty ? "an error without a text" : nil
    }
    let printed = diagram.description
    guard let again = try? MarbleDiagram(parsing: printed) else {
      return "'\(text)' is printed as '\(printed)'"
    }
    guard again == diagram, again.length == diagram.length, again.description == printed else {
      return "'\(text)' is printed as '\(printed)', which is another diagram"
    }
    let lines = MarbleDiagram.aligned([diagram, MarbleDiagram(diagram.moments.suffix(1))])
    for line in lines where (try? MarbleDiagram(parsing: line)) == nil {
      return "'\(text)' is aligned as '\(line)'"
    }
    let figure = MarbleFigure([.line(diagram, label: text), .box(text), .line(diagram)])
    return figure.svg().isEmpty || figure.text().isEmpty ? "'\(text)' has no picture" : nil
  }

  // MARK: Chains

  /// Any lines and any operators have a picture, or a message.
  static func chains(_ bytes: some Collection<UInt8>) -> String? {
    var generator = ByteGenerator(bytes.dropFirst())
    let experiment: Experiment
    if bytes.first.map({ $0 % 4 == 0 }) ?? true {
      let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
      experiment = Experiment(reading: text.split(separator: "\n").map(String.init))
    } else {
      experiment = Experiment(diagrams: lines(using: &generator), operators: chain(using: &generator))
    }
    do {
      let (figure, _) = try experiment.run(showingSteps: true, showingInner: true)
      guard !figure.svg().isEmpty, try figure.json().contains("{") else {
        return "no picture of \(experiment)"
      }
      _ = figure.text()
      _ = try experiment.explainedFigure().text()
      _ = try TakeHome(experiment).test
    } catch {
      return "\(error)".isEmpty ? "no message for \(experiment)" : nil
    }
    return nil
  }

  /// Lines in marble notation, most of them without a mistake.
  private static func lines(using generator: inout ByteGenerator) -> [String] {
    let marks = [
      "-", "-", "--", "a", "b", "c", "1", "2", "10", "(ab)", "(1|)", "'x y'", "''", "'-1'", " ", "é",
    ]
    return (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      let start = Int.random(in: 0..<6, using: &generator) == 0 ? "^" : ""
      let middle = (0..<Int.random(in: 0...8, using: &generator)).compactMap { _ in
        marks.randomElement(using: &generator)
      }
      return start + middle.joined() + (["|", "|", "#", "", "-", "!"].randomElement(using: &generator) ?? "")
    }
  }

  /// Operators, most of them with arguments that are possible.
  private static func chain(using generator: inout ByteGenerator) -> [String] {
    let odd = [
      "", "-1", "0", "99999999999999999999", "9223372036854775807", "'", "''", "a-b|", "-#", "(", "é", "1-2|",
    ]
    return (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      let entry = OperatorDescription.all.randomElement(using: &generator)
      let arguments = (entry?.parameters ?? []).map { parameter in
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return odd.randomElement(using: &generator) ?? ""
        case 1, 2: return parameter.example
        default:
          if let choice = parameter.choices.randomElement(using: &generator) { return choice }
          guard let range = parameter.range else { return parameter.example }
          return
            "\(Int.random(in: range.clamped(to: range.lowerBound...range.lowerBound + 9), using: &generator))"
        }
      }
      return ([entry?.name ?? ""] + arguments).joined(separator: " ")
    }
  }

  // MARK: Messages of the playground

  /// Any message has an answer in JSON. Any bytes of a client make requests and frames, or end the connection.
  static func messages(_ bytes: some Collection<UInt8>) -> String? {
    let rest = bytes.dropFirst()
    var generator = ByteGenerator(rest)
    switch (bytes.first ?? 0) % 5 {
    case 0: return answer(to: Data(rest))
    case 1: return answer(to: experiment(using: &generator))
    case 2: return answer(to: Request(id: 3, kind: .cells, sheet: sheet(using: &generator)))
    case 3: return read(Array(rest), as: .request)
    default: return read(Array(rest), as: .frames)
    }
  }

  private static func answer(to request: Request) -> String? {
    guard let data = try? JSONEncoder().encode(request) else { return nil }
    return answer(to: data)
  }

  private static func answer(to message: Data) -> String? {
    let answer = Responder.answer(to: message)
    if (try? JSONSerialization.jsonObject(with: answer)) != nil { return nil }
    return "no answer in JSON: \(String(decoding: answer, as: UTF8.self))"
  }

  private static func experiment(using generator: inout ByteGenerator) -> Request {
    var state = ExperimentState()
    for text in lines(using: &generator) {
      if Bool.random(using: &generator) {
        state.lines.append(.init(text: text))
      } else {
        let count = Int.random(in: 0...6, using: &generator)
        let ticks = (0..<count).map { _ in Int.random(in: -1...20, using: &generator) }
        var line = ExperimentState.Line(ticks: ticks, names: ticks.map { "\($0)" })
        line.isHot = Bool.random(using: &generator)
        if Bool.random(using: &generator) {
          let end = Int.random(in: -1...30, using: &generator)
          line.end = .init(tick: end, isFailure: end.isMultiple(of: 2))
        }
        if Bool.random(using: &generator) { line.length = .random(in: -2...40, using: &generator) }
        state.lines.append(line)
      }
    }
    for call in chain(using: &generator) {
      if Bool.random(using: &generator) {
        state.chain.append(.init(text: call))
      } else {
        let words = call.split(separator: " ").map(String.init)
        state.chain.append(.init(name: words.first, arguments: Array(words.dropFirst())))
      }
    }
    let forms: [TakeHomeAnswer.Form?] = [nil, .test, .chain, .command, .svg]
    let form = forms.randomElement(using: &generator) ?? nil
    return Request(id: 1, kind: form == nil ? .run : .takeHome, experiment: state, form: form)
  }

  private static func sheet(using generator: inout ByteGenerator) -> SheetState {
    let names = ["a", "b", "c", "d", "x1", "", "é", "1"]
    func name() -> String { names.randomElement(using: &generator) ?? "a" }
    let parts = [
      "a", "b", "c", "d", "+", "-", "*", "/", "(", ")", "1", "0", "1e308", "2.5", " ", ".", "_", "é",
    ]
    var sheet = SheetState()
    sheet.cells = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      let formula = (0..<Int.random(in: 0...7, using: &generator)).compactMap { _ in
        parts.randomElement(using: &generator)
      }
      return .init(name: name(), formula: formula.joined())
    }
    let values: [Double] = [0, 1, -1, 0.5, 1e308, -1e308, .leastNonzeroMagnitude]
    sheet.changes = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        .init(cell: name(), value: values.randomElement(using: &generator) ?? 0)
      }
    }
    return sheet
  }

  private enum Content { case request, frames }

  private static func read(_ bytes: [UInt8], as content: Content) -> String? {
    let rest = Mutex(bytes[...])
    let reader = ByteReader { limit in
      try rest.withLock { rest in
        if rest.isEmpty { throw CancellationError() }
        defer { rest = rest.dropFirst(limit) }
        return Array(rest.prefix(limit))
      }
    }
    let end = DispatchSemaphore(value: 0)
    Task {
      switch content {
      case .request: _ = try? await reader.request()
      case .frames:
        var frames = FrameReader()
        reading: while let frame = try? await reader.frame() {
          switch frames.read(frame) {
          case .message(let data): _ = Responder.answer(to: data)
          case .answer, .more: continue
          case .close: break reading
          }
        }
      }
      end.signal()
    }
    end.wait()
    return nil
  }
}
