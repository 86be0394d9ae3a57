// Declarations that the examples of ReactiveSignalsNATS use. These are compiled and not run, since they need a server.
import Foundation
import InMemoryTracing
import ReactiveSignals
import ReactiveSignalsNATS

func needsServer() -> Never { fatalError("The examples of ReactiveSignalsNATS are not run") }

struct Order: Codable, Sendable {
  var item = "tea"
  var customer = "ada"
  var price = 3

  init(item: String) { self.item = item }
  init(_ order: FirstOrder) {}
  init(_ order: SecondOrder) {}
}

struct FirstOrder: Codable, Sendable {}
struct SecondOrder: Codable, Sendable {}
enum QuoteError: Error, Codable { case unknown }

struct Logger: Sendable {
  func info(_ message: String) {}
  func error(_ message: String) {}
}

struct Video: Sendable {
  let chunks = Signal<Data, Never>.empty
}

struct File: Sendable {
  func write(_ data: Data) {}
  func close() {}
}

struct Bank: Sendable {}

struct Billing: Sendable {
  init(_ connection: NATSConnection, _ bank: Bank) {}
  func start() -> any Disposable { needsServer() }
}

let bank = Bank()
let order = Order(item: "tea")
let logger = Logger()
let video = Video()
let file = File()
let tracer = InMemoryTracer()
let quotes = Signal<Int, NATSError>.empty

var connection: NATSConnection { needsServer() }
var orders: NATSStream<Order> { needsServer() }
var squares: NATSSubject<Int> { needsServer() }
var job: NATSWork<Order> { needsServer() }
@MainActor var options = NATSOptions()

func bill(_ order: Order) -> Signal<Void, Never> { .just(()) }
func alarm() {}
