import Foundation

/// The answers to the messages of the page.
///
/// A message states everything that its answer depends on. So the server keeps nothing between messages, and the page continues
/// with another server as if nothing had happened.
enum Responder {
  /// Returns the answer to a message in JSON.
  static func answer(to message: Data) -> Data {
    let answer: Answer
    do {
      answer = try Self.answer(to: JSONDecoder().decode(Request.self, from: message))
    } catch {
      answer = Answer(id: nil, refusal: "The message cannot be read: \(Self.reason(error))")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // Every part of an answer can be encoded: numbers are finite.
    return (try? encoder.encode(answer)) ?? Data(#"{"refusal":"The answer cannot be written."}"#.utf8)
  }

  static func answer(to request: Request) -> Answer {
    var answer = Answer(id: request.id)
    do throws(Refusal) {
      switch request.kind {
      case .hello:
        answer.catalog = Catalog.all
        answer.names = Catalog.names
      case .run: answer.run = RunAnswer(request.experiment ?? ExperimentState())
      case .cells: answer.cells = try CellsAnswer(request.sheet ?? SheetState())
      case .takeHome:
        answer.takeHome = try TakeHomeAnswer(request.experiment ?? ExperimentState()).text(
          in: request.form ?? .test
        )
      }
    } catch {
      answer.refusal = error.message
    }
    return answer
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' has another type"
    default: "it is not JSON of this protocol"
    }
  }
}

/// A message that asks for too much.
struct Refusal: Error {
  let message: String
}
