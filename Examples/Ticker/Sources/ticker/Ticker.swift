// Prices in three kinds of processes, which share a NATS server: `ticker produce`, `ticker work NAME` and `ticker dashboard PORT`.
// Each of them, and the server, may be killed. `Examples/Ticker/run` starts all, and starts again those that die.
import FlyingFox
import FlyingSocks
import Foundation
import ReactiveSignals
import ReactiveSignalsInspector
import ReactiveSignalsNATS

struct Price: Codable, Sendable {
  var symbol: String
  var cents: Int
}

/// The work that a price has caused: its number, and the name of the worker.
struct Answer: Codable, Sendable {
  var price: UInt64
  var worker: String
}

/// The connection, and the two streams that the processes share.
struct Exchange: Sendable {
  let prices: NATSStream<Price>
  let answers: NATSStream<Answer>

  init(_ url: String) async throws {
    let connection = try await Exchange.connect(url)
    try await connection.createStream("PRICES", NATSStreamOptions(subjects: ["prices.*"]))
    try await connection.createStream("ANSWERS", NATSStreamOptions(subjects: ["answers"]))
    prices = connection.stream("PRICES", .json(Price.self))
    answers = connection.stream("ANSWERS", .json(Answer.self))
  }

  /// Waits for a server that is not there yet.
  private static func connect(_ url: String) async throws -> NATSConnection {
    while true {
      do {
        return try await NATSConnection.connect(NATSOptions(url))
      } catch {
        // A pattern here makes the compiler of Swift 6.3.1 crash.
        guard error == .noServer else { throw error }
        try await Task.sleep(for: .milliseconds(200))
      }
    }
  }
}

extension Exchange {
  /// Publishes a price of each symbol ten times a second, until the server refuses it.
  func produce() async throws {
    let symbols = ["ACME", "GIZMO", "WIDGET"]
    // The number of a tick is the time. So a second producer, or one that is started again, repeats no identifier of another time.
    let ticks = Signal<Int, Never>.interval(.milliseconds(100), on: QueueScheduler(label: "ticks"))
      .map { _ in Int(Date().timeIntervalSince1970 * 10) }
    let published = symbols.enumerated().map { index, symbol in
      ticks.map { Price(symbol: symbol, cents: 10_000 + Int(500 * sin(Double($0) / 40 + Double(index)))) }
        .publish(to: prices, subject: "prices.\(symbol)")
    }
    for try await acknowledgement in Signal.merge(published).tracked("published").values
    where acknowledgement.sequence % 100 == 0 {
      say("\(acknowledgement.sequence) prices")
    }
  }

  /// Answers prices. The identifier of an answer is the number of its price: when the price comes a second time, the stream drops the second
  /// answer.
  func work(_ name: String) async throws {
    var options = NATSWorkOptions()
    // The prices of a worker that was killed are given to the other one after this time.
    options.answerTime = .seconds(2)
    let answered = prices.work("answers", options).process(limit: 8) { job in
      [Answer(price: job.sequence, worker: name)].signal().publish(to: answers, subject: "answers") {
        String($0.price)
      }
    }
    for try await job in answered.tracked("answered").values where job.sequence % 100 == 0 {
      say("\(name) has answered price \(job.sequence)")
    }
  }

  /// Serves a page, and both streams as server-sent events.
  func serve(_ port: UInt16) async throws {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port))
    await server.appendRoute("/") { _ in
      HTTPResponse(statusCode: .ok, headers: [.contentType: "text/html"], body: Data(page.utf8))
    }
    await server.appendRoute("/events") { [prices] in ServerSentEvents.response(to: $0, prices) }
    await server.appendRoute("/answers") { [answers] in ServerSentEvents.response(to: $0, answers) }
    say("http://127.0.0.1:\(port)")
    try await server.run()
  }
}

/// A stream as the body of a response. It waits for a slow client, and the subscription ends when the client has gone.
struct ServerSentEvents<Value: Codable & Sendable>: AsyncBufferedSequence {
  typealias Element = UInt8

  let messages: Signal<NATSStoredMessage<Value>, NATSError>

  static func response(to request: HTTPRequest, _ stream: NATSStream<Value>) -> HTTPResponse {
    // A browser that lost the connection states the last event that it has.
    let last = request.headers[HTTPHeader("Last-Event-ID")].flatMap { UInt64($0) }
    let messages = stream.signal(from: last.map { .sequence($0 + 1) } ?? .start)
    return HTTPResponse(
      statusCode: .ok,
      headers: [.contentType: "text/event-stream"],
      body: HTTPBodySequence(from: ServerSentEvents(messages: messages))
    )
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(messages: messages.tracked("events").values(buffering: .waiting(64)).makeAsyncIterator())
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var messages: SignalValues<NATSStoredMessage<Value>, NATSError>.Iterator
    var rest: ArraySlice<UInt8> = []

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard let message = try await messages.next() else { return nil }
      let json = String(decoding: try JSONEncoder().encode(message.value), as: UTF8.self)
      return Array("id: \(message.sequence)\ndata: \(json)\n\n".utf8)
    }

    mutating func next() async throws -> UInt8? {
      if rest.isEmpty { rest = try await nextBuffer(suggested: 1)?[...] ?? [] }
      return rest.popFirst()
    }
  }
}

let page = """
  <!doctype html><meta charset="utf-8"><title>Prices</title>
  <style>body { font: 20px system-ui; margin: 2em } td { padding: .2em 1em; text-align: right }</style>
  <h1>Prices</h1><p><span id="count">0</span> events, in order: <span id="order">yes</span></p><table id="prices"></table>
  <script>
    let last = 0, rows = {}
    new EventSource("/events").onmessage = event => {
      const price = JSON.parse(event.data), number = +event.lastEventId
      if (number != last + 1) order.textContent = "no"
      count.textContent = last = number
      if (!rows[price.symbol]) {
        rows[price.symbol] = prices.insertRow()
        rows[price.symbol].insertCell().textContent = price.symbol
        rows[price.symbol].insertCell()
      }
      rows[price.symbol].cells[1].textContent = (price.cents / 100).toFixed(2)
    }
  </script>
  """

/// Prints a line, which reaches a file immediately.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

@main
struct Main {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Each process prints an address of its own.
    if ProcessInfo.processInfo.environment["TICKER_INSPECTED"] != nil {
      try await Inspector.start(showingValues: true)
    }
    let url = ProcessInfo.processInfo.environment["NATS_URL"] ?? "nats://127.0.0.1:4222"
    switch (arguments.first, arguments.dropFirst().first) {
    case ("produce", nil): try await Exchange(url).produce()
    case ("work", let name?): try await Exchange(url).work(name)
    case ("dashboard", let port?): try await Exchange(url).serve(UInt16(port) ?? 8080)
    default: print("ticker produce | work NAME | dashboard PORT")
    }
  }
}
