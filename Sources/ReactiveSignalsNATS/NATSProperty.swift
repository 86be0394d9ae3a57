#if NATS
import Foundation
public import ReactiveSignals
import _ReactiveSignalsAtomics

/// A bucket of values by keys, which the servers keep.
public struct NATSBucket: Sendable {
  /// The name.
  public let name: String
  let connection: NATSConnection
}

/// A property whose value is kept in a bucket, and is the same in all processes that use the key.
///
///     let settings = try await connection.createBucket("settings")
///     let theme = settings.property("theme", .text, initial: "light")
///     theme.value.value = "dark"        // in all processes, after some time
///
/// The last write wins, in the order of the server. A value written here is seen here immediately, and is sent a second time when the server
/// has it, or another process's write behind it instead. While one write is on the way to the server, the last of the others waits, and
/// those between are left out. A key that is deleted has the initial value.
///
/// The properties of a bucket share one subscription of their connection, so that there may be tens of thousands. It receives every change
/// of the bucket. Their observers run on its thread, and those of the first values on the thread of the answers to requests.
public final class NATSProperty<Value: Sendable>: Sendable {
  /// The value, which can be written and bound.
  public let value: MutableProperty<Value>
  /// The failures of reading and writing. A failure of reading ends the exchange with other processes.
  public var failures: Signal<NATSError, Never> { sentFailures.erased }

  private let sentFailures = ReplaySubject<NATSError, Never>(capacity: .last(1))
  private let exchange: Exchange<Value>
  private let subscriptions = CompoundDisposable()

  init(_ bucket: NATSBucket, _ key: String, _ coder: NATSCoder<Value>, _ initial: Value) {
    let value = MutableProperty(initial)
    let channel = value.channel()
    self.value = value
    let publisher = bucket.connection.publisher
    let failures = sentFailures
    let place = Result { () throws(NATSError) in try bucket.place(key) }
    let exchange = Exchange<Value>(
      show: { channel.send($0) },
      store: { value, done in
        let data: Data
        let stream: Name
        let subject: Name
        do throws(NATSError) {
          (stream, subject) = try place.get()
          data = try coder.data(of: value)
        } catch {
          failures.send(error)
          return done(nil)
        }
        publisher.publish(stream, subject, data, coder.headers, id: .unique) { result in
          switch result {
          case .success(let acknowledgement): done(acknowledgement.sequence)
          case .failure(let error):
            failures.send(error)
            done(nil)
          }
        }
      }
    )
    self.exchange = exchange
    subscriptions.add(channel.skip(1).subscribe { exchange.write($0) })
    do throws(NATSError) {
      let (_, subject) = try place.get()
      let watch = try bucket.connection.watches.watch(bucket.connection, bucket.name)
      let reading = Reading()
      let token = watch.add(
        BucketWatch.Receiver(
          subject: subject.text,
          receive: { message, revision in
            if reading.hasFailed.load(ordering: .relaxed) { return }
            do {
              exchange.read(
                revision,
                message.isDeletion ? initial : try coder.value(of: message)
              )
            } catch {
              // A failure of reading ends the exchange.
              reading.hasFailed.store(true, ordering: .relaxed)
              failures.send(.undecodable(subject: message.subject, reason: "\(error)"))
            }
          },
          fail: { failures.send($0) }
        )
      )
      subscriptions.add(BlockDisposable { watch.remove(token) })
    } catch {
      failures.send(error)
    }
  }

  deinit { subscriptions.dispose() }
}

/// The reading of a property.
private final class Reading: Sendable {
  let hasFailed = Atomic(false)
}

/// The order of the writes of this process and those of others.
///
/// The server's order decides: this shows the last value that it has sent, the values of this process too, since one of another process may
/// have been shown behind them. While a write has no revision, the values from the server may be older than it, and wait.
private final class Exchange<Value: Sendable>: Sendable {
  private struct State {
    /// The revision of the value shown last.
    var revision: UInt64 = 0
    /// The revision of the value written last.
    var written: UInt64 = 0
    /// A Boolean value that indicates whether a write has no revision yet.
    var isWriting = false
    /// The last value that was written meanwhile.
    var unwritten: Value?
    /// The last value from the server that has not been shown.
    var waiting: (revision: UInt64, value: Value)?
    var isShowing = false
  }

  private let state = Locked(State())
  private let show: @Sendable (Value) -> Void
  /// Stores a value, and calls the closure with its revision, or `nil` when that has failed.
  private let store: @Sendable (Value, @escaping @Sendable (UInt64?) -> Void) -> Void

  init(
    show: @escaping @Sendable (Value) -> Void,
    store: @escaping @Sendable (Value, @escaping @Sendable (UInt64?) -> Void) -> Void
  ) {
    self.show = show
    self.store = store
  }

  func write(_ value: Value) {
    let isFirst = state.withLock { state in
      defer { state.isWriting = true }
      if state.isWriting { state.unwritten = value }
      return !state.isWriting
    }
    if isFirst { store(value) { self.wrote($0) } }
  }

  /// Ends a write, which has a revision or has failed, and begins the next one.
  private func wrote(_ revision: UInt64?) {
    let next = state.withLock { state in
      state.written = max(state.written, revision ?? 0)
      let next = state.unwritten.take()
      state.isWriting = next != nil
      return next
    }
    if let next { store(next) { self.wrote($0) } } else { showNewest() }
  }

  func read(_ revision: UInt64, _ value: Value) {
    state.withLock { state in
      if revision > state.waiting?.revision ?? 0 { state.waiting = (revision, value) }
    }
    showNewest()
  }

  /// Shows the values from the server one after another, unless another thread does.
  private func showNewest() {
    while true {
      let value = state.withLock { state -> Value? in
        guard !state.isWriting, !state.isShowing, let (revision, value) = state.waiting.take(),
          revision > state.revision, revision >= state.written
        else { return nil }
        state.revision = revision
        state.isShowing = true
        return value
      }
      guard let value else { return }
      show(value)
      state.withLock { $0.isShowing = false }
    }
  }
}

extension NATSBucket {
  /// Returns the stream and the subject of a key.
  func place(_ key: String) throws(NATSError) -> (stream: Name, subject: Name) {
    let key = try Name(key, .key).text
    return (try Name("KV_\(name)", .stream), try Name("$KV.\(name).\(key)", .subject))
  }

  /// Returns a property whose value is kept under a key.
  ///
  /// - Parameters:
  ///   - key: The key: letters, digits, `-`, `_`, `/`, `=`, and periods between them. Another one is a failure of the property.
  ///   - coder: The translation between values and bytes.
  ///   - initial: The value until the server has sent the one of the bucket. It is not written.
  /// - Returns: A property.
  public func property<Value: Sendable>(
    _ key: String,
    _ coder: NATSCoder<Value>,
    initial: Value
  ) -> NATSProperty<Value> {
    NATSProperty(self, key, coder, initial)
  }

  /// Deletes the value of a key. Its properties have their initial value then.
  ///
  /// - Parameter key: The key.
  public func delete(_ key: String) async throws(NATSError) {
    let (stream, subject) = try place(key)
    _ = try await connection.publisher.publish(stream, subject, Data(), [.deleted])
  }
}

extension NATSConnection {
  /// Makes a bucket, or returns the one of this name.
  ///
  /// - Parameters:
  ///   - name: The name of the bucket: letters, digits, `-` and `_`.
  ///   - isInMemory: A Boolean value that indicates whether the bucket is lost with its server.
  /// - Returns: The bucket.
  public func createBucket(_ name: String, isInMemory: Bool = false) async throws(NATSError) -> NATSBucket {
    let name = try Name(name, .bucket).text
    try await request(name) { link throws(NATSError) in try link.makeBucket(name, isInMemory: isInMemory) }
    return NATSBucket(name: name, connection: self)
  }
}
#endif
