// Declarations that the examples of the parts of ReactiveSignalsServer for Hummingbird use, and those of the page about PostgreSQL. Those of
// postgres-nio are imitations, after its documentation: they show that the operators around them are right, and nothing about postgres-nio.
// These examples are compiled and not run.
import Foundation
import Hummingbird
import Logging
import ReactiveSignals
import ReactiveSignalsServer

struct Quote: Sendable {
  let symbol = "RS"
  let price = 42
}

struct Order: Sendable {
  let id = 1
  let total = 2
}

struct Row {
  let id: Int64
}

struct PostgresNotification: Sendable {
  let payload: String
}

struct PostgresQuery: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) {}
}

struct PostgresRows {
  func decode<each Column>(_ type: (repeat each Column).Type) -> AsyncThrowingStream<
    (repeat each Column), any Error
  > {
    AsyncThrowingStream { $0.finish() }
  }
}

struct PostgresConnection: Sendable {
  func listen(_ channel: String) async throws -> AsyncThrowingStream<PostgresNotification, any Error> {
    AsyncThrowingStream { $0.finish() }
  }

  @discardableResult
  func query(_ query: PostgresQuery, logger: Logger) async throws -> PostgresRows { PostgresRows() }
}

final class PostgresClient: Sendable {
  func withConnection<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (PostgresConnection) async throws -> Result
  ) async throws -> Result {
    try await body(PostgresConnection())
  }

  func withTransaction<Result>(
    logger: Logger,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (PostgresConnection) async throws -> Result
  ) async throws -> Result {
    try await body(PostgresConnection())
  }
}

/// A stream of ReactiveSignalsNATS.
struct Stream: Sendable {
  func publish(_ text: String, to subject: String, id: String) async throws -> Int { 1 }
}

@MainActor let router = Router()
let client = PostgresClient()
let stream = Stream()
let order = Order()
let body = "{}"
let logger = Logger(label: "examples")
let prices = Subject<Int, any Error>()
let orders = Subject<Order, any Error>()
let quotes = Subject<Quote, any Error>()

func orders(after id: Int) -> Signal<ServerSentEvent, any Error> { .empty }
func reload(_ key: String) {}
func store(_ price: Int) async throws {}
func store(_ order: Order) async throws {}
