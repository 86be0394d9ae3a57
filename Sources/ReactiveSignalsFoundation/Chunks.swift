public import Foundation
public import ReactiveSignals
import Dispatch

extension FileHandle {
  /// Returns a signal that sends the data read from this handle in chunks, and completes at the end of the file.
  ///
  ///     let pipe = Pipe()
  ///     try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntwo\n".utf8))
  ///     try pipe.fileHandleForWriting.close()
  ///     for try await line in pipe.fileHandleForReading.chunks().lines().values { print(line) }
  ///     // one
  ///     // two
  ///
  /// Each subscription reads on from the current offset of the handle. The next chunk is read after the subscriber has handled the
  /// last one, and wants another one. So a pipe fills, and the program that writes to it waits, when the consumer waits. The signal keeps
  /// the handle open while it reads, and does not close it. Closing the handle during a read is a programming error.
  ///
  /// - **Sends**: the data, in chunks of at most `size` bytes.
  /// - **Ends**: completes at the end of the file. Fails with the error of a read.
  /// - **Disposal**: stops reading, and waits for a read in progress. Data that was read and not sent is lost.
  /// - **Thread**: a dispatch queue, one chunk after another.
  /// - **Memory**: one chunk.
  ///
  /// RAC: `rac_readInBackground`, which started immediately.
  ///
  /// - Parameter size: The maximum number of bytes in a chunk. It must be positive.
  /// - Returns: A signal that fails with the error of a read.
  /// - Complexity: O(*n*) for a chunk of *n* bytes.
  public func chunks(ofAtMost size: Int = 65_536) -> Signal<Data, POSIXError> {
    stopProgram(unless: size > 0, "A chunk has at least one byte. Pass 1 or more")
    return .create { subscriber in
      let reader = ChunkReader(self, size, subscriber)
      subscriber.onDispose { reader.stop() }
      reader.resume()
    }
  }
}

/// The reader of a file for one subscription.
///
/// It reads without blocking. While there is no data it registers with the ``ReadinessMonitor`` and occupies no thread.
/// `DispatchIO` and dispatch sources would do the same, but on Linux they crash when writers close pipes while other
/// sources start and end (swift-corelibs-libdispatch issue 949).
final class ChunkReader: Sendable {
  private let handle: FileHandle
  private let size: Int
  private let subscriber: Subscriber<Data, POSIXError>
  private let queue = DispatchQueue(label: "ReactiveSignals.chunks", target: .global())
  private let lock: DescriptorLock
  let descriptor: Int32

  fileprivate init(_ handle: FileHandle, _ size: Int, _ subscriber: Subscriber<Data, POSIXError>) {
    self.handle = handle
    self.size = size
    self.subscriber = subscriber
    descriptor = handle.fileDescriptor
    lock = DescriptorLock.of(descriptor)
  }

  /// Reads the next chunk on the queue.
  func resume() { queue.async { self.readOrWait() } }

  /// Stops reading. No read is in progress when this returns.
  fileprivate func stop() { lock.withLock { ReadinessMonitor.shared.remove(self) } }

  private func readOrWait() {
    do throws(System.Failure) {
      guard let bytes = try lock.withLock({ () throws(System.Failure) in try availableBytes() }) else {
        return
      }
      guard !bytes.isEmpty else { return subscriber.complete() }
      subscriber.send(Data(bytes))
      subscriber.whenReady { self.resume() }
    } catch {
      subscriber.fail(POSIXError(error))
    }
  }

  /// Returns the bytes that can be read now, or an empty array at the end of the file.
  ///
  /// - Returns: The bytes, or `nil` after registering for readiness or after disposal.
  private func availableBytes() throws(System.Failure) -> [UInt8]? {
    if subscriber.isDisposed { return nil }
    if System.isReadable(descriptor) { return try System.read(descriptor, atMost: size) }
    try System.checkAccess(to: descriptor)
    try ReadinessMonitor.shared.add(self)
    return nil
  }
}

/// A lock that makes the check for data and the read of a descriptor one step.
///
/// Without it a reader could block on data that another reader has taken, and a read could take data written after its
/// disposal. Several descriptors share one lock.
private final class DescriptorLock: Sendable {
  private static let all = (0..<64).map { _ in DescriptorLock() }

  private let lock = Locked(())

  static func of(_ descriptor: Int32) -> DescriptorLock { all[Int(descriptor.magnitude) % all.count] }

  func withLock<Value: Sendable, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value
  {
    try lock.withLock { _ in Result(catching: body) }.get()
  }
}

extension POSIXError {
  init(_ failure: System.Failure) { self.init(POSIXErrorCode(rawValue: failure.number) ?? .EIO) }
}
