public import Foundation
public import ReactiveSignals

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// The progress of a transfer: the number of bytes so far, and that of all bytes.
public struct TransferProgress: Sendable, Hashable {
  /// The number of bytes that have been transferred.
  public var count: Int64
  /// The number of bytes in all, or `nil` if it is not known.
  public var total: Int64?

  /// Creates a progress.
  ///
  /// - Parameters:
  ///   - count: The number of bytes so far.
  ///   - total: The number of bytes in all.
  public init(_ count: Int64, of total: Int64?) {
    self.count = count
    self.total = total
  }

  /// The part that has been transferred, from 0 to 1, or `nil` if the number of all bytes is not known.
  public var fraction: Double? { total.map { $0 > 0 ? Double(count) / Double($0) : 1 } }
}

/// A step of an upload.
public enum Upload: Sendable, CustomStringConvertible {
  /// Bytes of the body have been sent.
  case progress(TransferProgress)
  /// The server has answered.
  case answer(data: Data, response: URLResponse)

  /// The progress, or the answer without its data, header fields, and the secrets of its URL.
  public var description: String {
    switch self {
    case .progress(let progress):
      "\(progress.count) of \(progress.total.map(String.init) ?? "unknown") bytes sent"
    case .answer(let data, let response): "\(response.withoutSecrets), \(data.count) bytes"
    }
  }
}

extension URLSession {
  /// Returns a signal of the body of a response, in the pieces in which it arrives.
  ///
  ///     URLSession.shared.chunks(for: URLRequest(url: url))
  ///       .reduce(0) { $0 + $1.count }
  ///       .subscribe(next: { print($0, "bytes") }, failed: { print($0) })
  ///
  /// - **Sends**: each piece of the body. Each subscription makes the request again.
  /// - **Ends**: completes after the body. Fails with ``ResponseError/status(_:_:)`` and the first 64 KB of the body at a status that is not
  ///   valid, and with ``ResponseError/failed(_:)`` when the request or the transfer fails.
  /// - **Disposal**: cancels the request.
  /// - **Thread**: the delegate queue of the session; on Linux, a queue of the transfer, which has a session with the configuration of this one.
  /// - **Memory**: one piece. A consumer that makes the producer wait suspends the transfer. On Linux a transfer cannot be suspended, and the
  ///   pieces that a slow consumer has not taken wait.
  ///
  /// - Parameters:
  ///   - request: The request to make.
  ///   - statuses: The valid statuses.
  ///   - redirects: The redirects to follow.
  /// - Returns: A signal of data.
  /// - Complexity: O(*n*) for *n* bytes.
  public func chunks(
    for request: URLRequest,
    validating statuses: Range<Int> = 200..<300,
    redirects: Redirects = .secure
  ) -> Signal<Data, ResponseError> {
    pieces(of: request, statuses, redirects).compactMap(\.data).erased
  }

  /// Returns a signal that downloads a file, and sends the progress.
  ///
  /// <!-- fragment -->
  ///
  ///     URLSession.shared.download(URLRequest(url: url), to: file)
  ///       .compactMap(\.fraction)
  ///       .subscribe(next: { bar.show($0) }, failed: { alert.show($0) }, completed: { open(file) })
  ///
  /// The file is there when the signal has completed. It takes the place of a file of that name. Until then the bytes are in a file beside it,
  /// which is removed when the download fails or is disposed.
  ///
  /// - **Sends**: the progress, after each piece of the body.
  /// - **Ends**: completes when the file is in its place. Fails as `chunks(for:validating:redirects:)` does, and with ``ResponseError/file(_:)`` when
  ///   the file cannot be written.
  /// - **Disposal**: cancels the request.
  /// - **Thread**: the delegate queue of the session.
  /// - **Memory**: one piece of the body.
  ///
  /// - Parameters:
  ///   - request: The request to make.
  ///   - file: The URL of the file.
  ///   - statuses: The valid statuses.
  ///   - redirects: The redirects to follow.
  /// - Returns: A signal of the progress.
  /// - Complexity: O(*n*) for *n* bytes.
  public func download(
    _ request: URLRequest,
    to file: URL,
    validating statuses: Range<Int> = 200..<300,
    redirects: Redirects = .secure
  ) -> Signal<TransferProgress, ResponseError> {
    .deferred {
      let part = file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent).\(UUID())")
      let pieces = self.pieces(of: request, statuses, redirects)
      let written = pieces.tryMap { piece throws(ResponseError) in
        do {
          if let data = piece.data { try append(data, to: part) } else { try Data().write(to: part) }
        } catch {
          throw .file(error)
        }
        return piece.progress
      }
      let moved = Signal<TransferProgress, ResponseError>.attempt { () throws(ResponseError) in
        do throws(System.Failure) { try System.replace(file.path, with: part.path) } catch {
          throw .file(POSIXError(error))
        }
        return TransferProgress(0, of: nil)
      }
      .ignoreValues()
      return written.concat(moved).finally { try? FileManager.default.removeItem(at: part) }.erased
    }
  }

  /// Returns a signal that uploads data, sends the progress, the answer of the server, and completes.
  ///
  /// <!-- fragment -->
  ///
  ///     URLSession.shared.upload(data, with: request).subscribe(
  ///       next: { step in
  ///         switch step {
  ///         case .progress(let progress): bar.show(progress.fraction ?? 0)
  ///         case .answer(_, let response): print(response)
  ///         }
  ///       },
  ///       failed: { print($0.code) }
  ///     )
  ///
  /// - **Sends**: the progress, as the session states it, and then the answer.
  /// - **Ends**: completes after the answer. Fails with the error of the request. An answer with an error status is a value.
  /// - **Disposal**: cancels the request.
  /// - **Thread**: the delegate queue of the session.
  /// - **Memory**: the data, and that of the answer.
  ///
  /// - Parameters:
  ///   - data: The body of the request.
  ///   - request: The request to make.
  ///   - redirects: The redirects to follow.
  /// - Returns: A signal of the steps of the upload.
  /// - Complexity: O(*n*) for *n* bytes.
  public func upload(
    _ data: Data,
    with request: URLRequest,
    redirects: Redirects = .secure
  ) -> Signal<Upload, URLError> {
    upload(redirects) { $0.uploadTask(with: request, from: data) }
  }

  /// Returns a signal that uploads a file, sends the progress, the answer of the server, and completes.
  ///
  /// It behaves as `upload(_:with:redirects:)` for data.
  ///
  /// - Parameters:
  ///   - file: The URL of a file with the body of the request.
  ///   - request: The request to make.
  ///   - redirects: The redirects to follow.
  /// - Returns: A signal of the steps of the upload.
  /// - Complexity: O(*n*) for *n* bytes.
  public func upload(
    contentsOf file: URL,
    with request: URLRequest,
    redirects: Redirects = .secure
  ) -> Signal<Upload, URLError> {
    upload(redirects) { $0.uploadTask(with: request, fromFile: file) }
  }

  private func upload(
    _ redirects: Redirects,
    _ makeTask: @escaping @Sendable (URLSession) -> URLSessionTask
  ) -> Signal<Upload, URLError> {
    .create { subscriber in
      let answer = Locked((data: Data(), response: URLResponse?.none))
      let delegate = TransferDelegate(
        RedirectDecision(redirects, self),
        onResponse: { response in answer.withLock { $0.response = response } },
        onData: { _, data in answer.withLock { $0.data += data } },
        onProgress: { subscriber.send(.progress($0)) },
        onEnd: { failure in
          let (data, response) = answer.withLock { $0 }
          guard failure == nil, let response else { return subscriber.fail(failure ?? URLError(.unknown)) }
          subscriber.send(.answer(data: data, response: response))
          subscriber.complete()
        }
      )
      subscriber.onDispose(self.start(makeTask, delegate))
    }
  }

  /// A signal of the head of a valid response, and of each piece of its body.
  private func pieces(
    of request: URLRequest,
    _ statuses: Range<Int>,
    _ redirects: Redirects
  ) -> Signal<Piece, ResponseError> {
    .create { subscriber in
      let received = Locked(Received())
      let delegate = TransferDelegate(
        RedirectDecision(redirects, self),
        onResponse: { response in
          guard let answer = response as? HTTPURLResponse else { return subscriber.fail(.noStatus(response)) }
          // The number of encoded bytes, of which the pieces tell nothing.
          let encoding = answer.value(forHTTPHeaderField: "Content-Encoding") ?? "identity"
          let total = encoding == "identity" ? response.expectedContentLength : -1
          let isValid = statuses.contains(answer.statusCode)
          received.withLock { received in
            received.progress.total = total < 0 ? nil : Int64(total)
            if !isValid { received.invalid = answer }
          }
          if isValid { subscriber.send(Piece(data: nil, progress: received.withLock { $0.progress })) }
        },
        onData: { task, data in
          guard let piece = received.withLock({ $0.add(data) }) else { return }
          #if canImport(FoundationNetworking)
          // A task that is resumed there may begin its transfer again.
          subscriber.send(piece)
          #else
          // The transfer goes on when the consumer wants more.
          task.suspend()
          subscriber.send(piece)
          subscriber.whenReady { task.resume() }
          #endif
        },
        onProgress: { _ in },
        onEnd: { failure in
          let (invalid, start) = received.withLock { ($0.invalid, $0.startOfInvalid) }
          if let failure { return subscriber.fail(.failed(failure)) }
          if let invalid { return subscriber.fail(.status(invalid, start)) }
          subscriber.complete()
        }
      )
      subscriber.onDispose(self.start({ $0.dataTask(with: request) }, delegate))
    }
  }

  /// Starts a task with a delegate of its own, and returns a closure that cancels it.
  private func start(
    _ makeTask: (URLSession) -> URLSessionTask,
    _ delegate: TransferDelegate
  ) -> @Sendable () -> Void {
    #if canImport(FoundationNetworking)
    // Only the delegate of a session is told everything there. So a transfer has a session with the configuration of this one.
    let session = TaskSessions.session(for: self, delegate)
    let task = makeTask(session)
    task.resume()
    session.finishTasksAndInvalidate()
    #else
    let session = self
    let task = makeTask(self)
    task.delegate = delegate
    task.resume()
    #endif
    return { delegate.decision.cancel(task, of: session) }
  }
}

/// A part of a response: its head, or a piece of its body.
private struct Piece: Sendable {
  let data: Data?
  let progress: TransferProgress
}

/// The part of a response that has been received.
private struct Received: Sendable {
  var progress = TransferProgress(0, of: nil)
  /// The response, if its status is not valid, and the start of its body.
  var invalid: HTTPURLResponse?
  var startOfInvalid = Data()

  mutating func add(_ data: Data) -> Piece? {
    if invalid != nil {
      startOfInvalid += data.prefix(65_536 - startOfInvalid.count)
      return nil
    }
    progress.count += Int64(data.count)
    return Piece(data: data, progress: progress)
  }
}

private func append(_ data: Data, to file: URL) throws {
  let handle = try FileHandle(forWritingTo: file)
  defer { try? handle.close() }
  try handle.seekToEnd()
  try handle.write(contentsOf: data)
}

/// The delegate of one task. A task whose response a closure takes asks it about redirects alone.
final class TransferDelegate: NSObject, URLSessionDataDelegate {
  let decision: RedirectDecision
  private let onResponse: @Sendable (URLResponse) -> Void
  private let onData: @Sendable (URLSessionTask, Data) -> Void
  private let onProgress: @Sendable (TransferProgress) -> Void
  private let onEnd: @Sendable (URLError?) -> Void

  init(
    _ decision: RedirectDecision,
    onResponse: @escaping @Sendable (URLResponse) -> Void = { _ in },
    onData: @escaping @Sendable (URLSessionTask, Data) -> Void = { _, _ in },
    onProgress: @escaping @Sendable (TransferProgress) -> Void = { _ in },
    onEnd: @escaping @Sendable (URLError?) -> Void = { _ in }
  ) {
    self.decision = decision
    self.onResponse = onResponse
    self.onData = onData
    self.onProgress = onProgress
    self.onEnd = onEnd
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    onResponse(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    onData(dataTask, data)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    let isKnown = totalBytesExpectedToSend >= 0
    onProgress(TransferProgress(totalBytesSent, of: isKnown ? totalBytesExpectedToSend : nil))
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    decision.decide(task, of: session, after: response, request, completionHandler)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    onEnd(decision.failure(of: error))
  }
}
