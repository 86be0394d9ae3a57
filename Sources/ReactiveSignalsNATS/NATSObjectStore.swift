#if NATS
import CNATS
public import Foundation
public import ReactiveSignals

/// A store of values that are too large for one message, in the format of the object stores of NATS.
///
///     let files = try await connection.createObjectStore("files")
///     try await files.put(video.chunks, as: "intro.mp4")            // a signal of data
///     files.object("intro.mp4").subscribe(next: { file.write($0) }, failed: { print($0) }, completed: { file.close() })
///
/// An object is stored in messages of 128 KB, and its description, with the digest SHA-256 of all, in a last one. So a reader sees a whole object
/// or none. Another one of its name replaces it. Other clients of NATS read and write the same objects.
public struct NATSObjectStore: Sendable {
  /// The name.
  public let name: String
  let connection: NATSConnection
}

/// The description of an object in a store.
public struct NATSObject: Sendable, Equatable {
  /// The name: any text.
  public let name: String
  /// The number of bytes.
  public let size: Int
  /// The number of messages that have the bytes.
  public let chunkCount: Int
  /// The digest SHA-256 of the bytes.
  public let digest: Data
  /// The identifier of the messages that have the bytes, which is another one when the object is replaced.
  let identifier: String
  /// The sequence number of the description.
  let sequence: UInt64
}

/// The description of an object in JSON, with the names that all clients use.
private struct ObjectInfo: Codable {
  struct Options: Codable { var max_chunk_size: Int? }

  var name: String
  var bucket: String
  var nuid: String
  var size: Int
  var chunks: Int
  var mtime: String
  var digest: String?
  var deleted: Bool?
  var options: Options?

  static let digestPrefix = "SHA-256="
}

extension Data {
  fileprivate var urlBase64: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
  }

  fileprivate init?(urlBase64 text: some StringProtocol) {
    self.init(base64Encoded: String(text).replacing("-", with: "+").replacing("_", with: "/"))
  }
}

/// The bytes of an object on their way to the store, in chunks of one size.
private final class Chunker: Sendable {
  private let state = Locked((rest: Data(), hash: Digest(), size: 0, count: 0))
  private let size: Int

  init(_ size: Int) { self.size = size }

  /// Returns the chunks that are full with the next bytes. The calls are in turn.
  func add(_ data: Data) -> [Data] {
    state.withLock { state in
      state.hash.add(data)
      state.size += data.count
      state.rest += data
      var chunks: [Data] = []
      var start = state.rest.startIndex
      while state.rest.endIndex - start >= size {
        chunks.append(Data(state.rest[start..<start + size]))
        start += size
      }
      state.rest = Data(state.rest[start...])
      state.count += chunks.count
      return chunks
    }
  }

  /// Returns the last chunk, if there are bytes left.
  func end() -> [Data] {
    state.withLock { state in
      defer { state.rest = Data() }
      state.count += state.rest.isEmpty ? 0 : 1
      return state.rest.isEmpty ? [] : [state.rest]
    }
  }

  var result: (size: Int, count: Int, digest: Data) {
    state.withLock { ($0.size, $0.count, $0.hash.result()) }
  }
}

extension NATSObjectStore {
  /// The number of bytes of a message, as other clients have it.
  private static var chunkSize: Int { 128 << 10 }
  /// The number of messages on the way.
  private static var chunksOnTheWay: Int { 8 }

  private var stream: String { "OBJ_\(name)" }

  private func subject(ofChunks identifier: String) -> String { "$O.\(name).C.\(identifier)" }
  private func subject(ofObject object: String) -> String { "$O.\(name).M.\(Data(object.utf8).urlBase64)" }

  /// Stores the bytes of a signal as an object, in place of one of its name.
  ///
  /// The signal is subscribed once, and waits when the store is slower.
  ///
  /// - Parameters:
  ///   - chunks: A signal of bytes, in parts of any size.
  ///   - object: The name of the object: any text that is not empty.
  /// - Returns: The description of the object.
  /// - Throws: ``NATSError/remote(_:)`` with the description of the signal's failure. The object is as it was then, and after any other
  ///   failure, unless the failure says that the object may be stored. ``NATSError/canceled(mayBeDone:)`` if the task was canceled.
  ///   Bytes without an object are removed behind it. They stay if the server does not answer.
  @discardableResult
  public func put<Chunks: SignalProtocol>(
    _ chunks: Chunks,
    as object: String
  ) async throws(NATSError) -> NATSObject where Chunks.Value == Data {
    let metaSubject = try Name(subject(ofObject: object), .subject)
    let (streamName, bytes) = (try Name(stream, .stream), connection.stream(stream, .data))
    var earlier = try await last(object)
    let identifier = UUID().uuidString.replacing("-", with: "")
    let chunkSubject = subject(ofChunks: identifier)
    do throws(NATSError) {
      let chunker = Chunker(Self.chunkSize)
      let full = chunks.map { Signal<Data, Chunks.Failure>.from(chunker.add($0)) }.concat()
      let last = Signal<Data, Chunks.Failure>.deferred { .from(chunker.end()) }
      let stored = full.concat(last).publish(to: bytes, subject: chunkSubject, limit: Self.chunksOnTheWay)
      // It ends behind the task of `stored`. So nothing that is sent below overtakes a message.
      for try await _ in stored.values {}
      if Task.isCancelled { throw .canceled(mayBeDone: false) }
      let (size, count, digest) = chunker.result
      var info = ObjectInfo(
        name: object,
        bucket: name,
        nuid: identifier,
        size: size,
        chunks: count,
        mtime: Date().formatted(.iso8601)
      )
      info.digest = ObjectInfo.digestPrefix + digest.urlBase64
      info.options = ObjectInfo.Options(max_chunk_size: Self.chunkSize)
      let data = try NATSCoder<ObjectInfo>.json().data(of: info)
      let answer = try await replace(object, &earlier, by: data, streamName, metaSubject)
      if let earlier = earlier.object { try? await purge(earlier.identifier) }
      return NATSObject(
        name: object,
        size: size,
        chunkCount: count,
        digest: digest,
        identifier: identifier,
        sequence: answer.sequence
      )
    } catch {
      // In a task of its own, since a canceled one makes no requests.
      let removal = Task { [earlier] in try await removeUnused(identifier, earlier.object, object) }
      if !Task.isCancelled { _ = await removal.result }
      throw error
    }
  }

  /// Stores a description in place of the one that is known, or of the one that has replaced that meanwhile. So each description has one
  /// that replaces it, and whoever stores that removes the bytes.
  ///
  /// - Parameter earlier: The description that is known, and at the end the one that has been replaced.
  private func replace(
    _ object: String,
    _ earlier: inout Description,
    by data: Data,
    _ stream: Name,
    _ subject: Name
  ) async throws(NATSError) -> NATSAcknowledgement {
    while true {
      do throws(NATSError) {
        let headers: [Header] = [.replacing, .behind(earlier.sequence)]
        return try await connection.publisher.publish(stream, subject, data, headers)
      } catch {
        guard case .refused(Int(JSStreamWrongLastSequenceErr.rawValue), _) = error else { throw error }
        earlier = try await last(object)
      }
    }
  }

  /// Removes the bytes that no description names: those of an identifier, or of the object before.
  private func removeUnused(
    _ identifier: String,
    _ earlier: NATSObject?,
    _ object: String
  ) async throws(NATSError) {
    // When the stream answers this message, all that were sent before it have been stored, or never will be.
    let (streamName, subject) = (try Name(stream, .stream), try Name(subject(ofChunks: identifier), .subject))
    do throws(NATSError) {
      _ = try await connection.publisher.publish(streamName, subject, Data())
    } catch .refused {}
    // The description may have been stored after all.
    if try await last(object).object?.identifier != identifier {
      try await purge(identifier)
    } else if let earlier {
      try await purge(earlier.identifier)
    }
  }

  /// Stores bytes as an object, in place of one of its name.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - object: The name of the object: any text that is not empty.
  /// - Returns: The description of the object.
  @discardableResult
  public func put(_ data: Data, as object: String) async throws(NATSError) -> NATSObject {
    try await put(Signal<Data, Never>.just(data), as: object)
  }

  /// Returns the description of an object.
  ///
  /// - Parameter object: The name.
  /// - Throws: ``NATSError/notFound(_:)`` if there is none of this name.
  public func info(_ object: String) async throws(NATSError) -> NATSObject {
    guard let found = try await last(object).object else { throw .notFound(object) }
    return found
  }

  /// Deletes an object.
  ///
  /// - Parameter object: The name.
  /// - Throws: ``NATSError/notFound(_:)`` if there is none of this name.
  public func delete(_ object: String) async throws(NATSError) {
    var earlier = try await last(object)
    guard let present = earlier.object else { throw .notFound(object) }
    var info = ObjectInfo(
      name: object,
      bucket: name,
      nuid: present.identifier,
      size: 0,
      chunks: 0,
      mtime: Date().formatted(.iso8601)
    )
    info.deleted = true
    let data = try NATSCoder<ObjectInfo>.json().data(of: info)
    let (stream, subject) = (try Name(stream, .stream), try Name(subject(ofObject: object), .subject))
    _ = try await replace(object, &earlier, by: data, stream, subject)
    // Another task may have deleted it meanwhile.
    if let replaced = earlier.object { try await purge(replaced.identifier) }
  }

  /// Returns a signal of the bytes of an object.
  ///
  /// - **Sends**: the bytes in their order, in the parts in which they are stored. They are known to be right only at the end.
  /// - **Ends**: completes when all bytes have been sent and their digest is right. Fails with ``NATSError/notFound(_:)`` if there is no object
  ///   of this name, with ``NATSError/deleted(_:)`` if it is replaced or deleted meanwhile, with ``NATSError/undecodable(subject:reason:)``
  ///   if the digest is wrong, and as the signal of a stream does.
  /// - **Disposal**: ends the subscriptions at the server.
  /// - **Thread**: one of libnats. It waits for a subscriber that makes its sources wait, and the server then waits for libnats.
  /// - **Memory**: the messages that libnats has received, at most 64 MB.
  ///
  /// - Parameter object: The name.
  /// - Returns: A signal of bytes.
  /// - Complexity: O(*n*) for *n* bytes.
  public func object(_ object: String) -> Signal<Data, NATSError> {
    Signal.task { () async throws(NATSError) in try await info(object) }
      .flatMap(.concat) { bytes(of: $0) }
      .erased
  }

  private func bytes(of object: NATSObject) -> Signal<Data, NATSError> {
    let hash = Locked(Digest())
    let subject = subject(ofChunks: object.identifier)
    let check = Signal<Data, NATSError>.deferred {
      hash.withLock { $0.result() } == object.digest
        ? .empty : .fail(.undecodable(subject: subject, reason: "the digest of \(object.name) is wrong"))
    }
    guard object.chunkCount > 0 else { return check }
    let messages = connection.stream(stream, .data)
    // A new description comes before the bytes of the earlier one go, which could be waited for without an end.
    let replaced = messages.signal(
      from: .sequence(object.sequence + 1),
      subject: self.subject(ofObject: object.name)
    )
    .flatMap(.concat) { _ in Signal<Data, NATSError>.fail(.deleted(object.name)) }
    let bytes = messages.signal(from: .start, subject: subject).map(\.value).take(object.chunkCount)
    let all = bytes.on(next: { data in hash.withLock { $0.add(data) } }).map { Optional($0) }
      .concat(Signal<Data?, NATSError>.just(nil))
    return Signal.merge(all.erased, replaced.map { Optional($0) }.erased)
      .take(while: { $0 != nil })
      .skipNil()
      .concat(check)
      .erased
  }

  // MARK: - Requests

  /// The last description of an object, which may say that it is deleted, and its sequence number. Zero if there was none.
  private typealias Description = (object: NATSObject?, sequence: UInt64)

  private func last(_ object: String) async throws(NATSError) -> Description {
    let (stream, subject) = (
      try Name(stream, .stream).text, try Name(subject(ofObject: object), .subject).text
    )
    let found = try await connection.read(stream) { link in
      let (outcome, message) = link.lastMessage(stream, subject) { ($0.data, $1) }
      return (
        outcome,
        outcome.status == NATS_OK ? message.map { $0 as (data: Data, sequence: UInt64)? } ?? .some(nil) : nil
      )
    }
    guard let (data, sequence) = found else { return (nil, 0) }
    return (try Self.object(data, sequence, subject), sequence)
  }

  private static func object(
    _ data: Data,
    _ sequence: UInt64,
    _ subject: String
  ) throws(NATSError) -> NATSObject? {
    let info: ObjectInfo
    do { info = try NATSCoder<ObjectInfo>.json().decode(data.bytes) } catch {
      throw .undecodable(subject: subject, reason: "\(error)")
    }
    if info.deleted == true { return nil }
    let prefix = ObjectInfo.digestPrefix
    guard let text = info.digest, text.hasPrefix(prefix),
      let digest = Data(urlBase64: text.dropFirst(prefix.count))
    else { throw .undecodable(subject: subject, reason: "the description has no digest") }
    return NATSObject(
      name: info.name,
      size: info.size,
      chunkCount: info.chunks,
      digest: digest,
      identifier: info.nuid,
      sequence: sequence
    )
  }

  /// Removes the bytes of an object.
  private func purge(_ identifier: String) async throws(NATSError) {
    let (stream, subject) = (
      try Name(stream, .stream).text, try Name(subject(ofChunks: identifier), .filter).text
    )
    try await connection.request(stream) { link throws(NATSError) in try link.purge(stream, subject) }
  }
}

extension NATSConnection {
  /// Makes a store of objects, or returns the one of this name.
  ///
  /// - Parameters:
  ///   - name: The name of the store: letters, digits, `-` and `_`.
  ///   - isInMemory: A Boolean value that indicates whether the store is lost with its server.
  /// - Returns: The store.
  public func createObjectStore(
    _ name: String,
    isInMemory: Bool = false
  ) async throws(NATSError) -> NATSObjectStore {
    var options = NATSStreamOptions(subjects: ["$O.\(try Name(name, .bucket).text).C.>", "$O.\(name).M.>"])
    options.isInMemory = isInMemory
    options.refusesNewMessages = true
    options.allowsReplacing = true
    try await createStream("OBJ_\(name)", options)
    return NATSObjectStore(name: name, connection: self)
  }
}
#endif
