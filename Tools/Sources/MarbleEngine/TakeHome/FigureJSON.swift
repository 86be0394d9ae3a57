import Foundation
package import ReactiveSignalsTesting

extension MarbleFigure {
  /// The figure as JSON: each line with its events, and each operator with its results.
  ///
  /// A time is a number of ticks since the beginning.
  package func json() throws -> String {
    var document = Document()
    for row in rows {
      switch row {
      case .line(let diagram, let label):
        let line = Document.Line(diagram, label: label)
        if let last = document.steps.indices.last {
          document.steps[last].results.append(line)
        } else {
          document.inputs.append(line)
        }
      case .box(let text, let inside):
        document.steps.append(Document.Step(operator: text, inner: inside.map { Document.Line($0) }))
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    var inputs: [Line] = []
    var steps: [Step] = []

    struct Step: Encodable {
      let `operator`: String
      /// The signals that the operator has subscribed to while it ran.
      let inner: [Line]
      var results: [Line] = []
    }

    struct Line: Encodable {
      let marbles: String
      let events: [Event]
      var label: String?
      /// The time of the subscription, and of a disposal before the end.
      var subscribed: Int?
      var disposed: Int?

      init(_ diagram: MarbleDiagram, label: String = "") {
        marbles = diagram.description
        // The time 0 of a hot signal is its subscription.
        let origin = diagram.origin
        events = diagram.moments.flatMap { moment in
          moment.marks.compactMap { Event($0, at: moment.tick - origin) }
        }
        self.label = label.isEmpty ? nil : label
      }

      init(_ inner: Inner) {
        self.init(inner.diagram)
        subscribed = inner.start
        disposed = inner.end
      }
    }

    struct Event: Encodable {
      let time: Int
      let event: String
      var value: String?

      init?(_ mark: MarbleDiagram.Mark, at time: Int) {
        self.time = time
        switch mark {
        case .value(let name): (event, value) = ("value", name)
        case .completed: event = "completed"
        case .failed: event = "failed"
        case .subscription, .disposal: return nil
        }
      }
    }
  }
}
