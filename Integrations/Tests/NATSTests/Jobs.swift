import ReactiveSignals
import ReactiveSignalsNATS

/// Creates the stream of the jobs that groups of workers do.
func makeStream(_ connection: NATSConnection) async throws -> NATSStream<Int> {
  try await connection.createStream("JOBS", NATSStreamOptions(subjects: ["jobs"]))
  return connection.stream("JOBS", .json(Int.self))
}

/// Publishes the numbers from 0 as jobs.
func fill(_ stream: NATSStream<Int>, _ count: Int) async throws {
  _ = try await within {
    try await Signal.range(0..<count).publish(to: stream, subject: "jobs").first(count)
  }
}
