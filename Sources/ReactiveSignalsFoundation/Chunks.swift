public import Foundation
public import ReactiveSignals
import Dispatch

extension FileHandle {
  /// A signal that sends what can be read from this handle, as it comes, and completes at the end of the file.
  ///
  ///     FileHandle.standardInput.chunks().lines().subscribe { print("you said", $0) }
  ///
  /// Each subscription reads on from where the handle is. Chunks are at most `size` bytes long, and are sent
  /// on a queue of Dispatch's, one after another. Not more than `size` bytes are read before the subscriber has handled
  /// the ones before. Disposal stops reading; what has been read and not been sent is lost.
  ///
  /// The handle is kept open as long as it is being read, and is not closed by the signal.
  ///
  /// RAC: `rac_readInBackground`, which started at once.
  public func chunks(ofAtMost size: Int = 65_536) -> Signal<Data, POSIXError> {
    precondition(size > 0, "A chunk has at least one byte")
    return .create { subscriber in
      let reading = Reading(self, size, subscriber)
      subscriber.onDispose { reading.stop() }
      reading.start()
    }
  }
}

/// Reads a file for one subscription.
private final class Reading: Sendable {
  private let size: Int
  private let subscriber: Subscriber<Data, POSIXError>
  private let queue = DispatchQueue(label: "ReactiveSignals.chunks", target: .global())
  private let file: DispatchIO

  init(_ handle: FileHandle, _ size: Int, _ subscriber: Subscriber<Data, POSIXError>) {
    self.size = size
    self.subscriber = subscriber
    file = DispatchIO(type: .stream, fileDescriptor: handle.fileDescriptor, queue: queue) { _ in
      withExtendedLifetime(handle) {}
    }
    file.setLimit(lowWater: 1)
  }

  func start() {
    file.read(offset: 0, length: size, queue: queue) { isDone, data, error in
      let data = data.map { Data($0) } ?? Data()
      if !data.isEmpty { self.subscriber.send(data) }
      guard isDone else { return }
      if error != 0 {
        self.subscriber.fail(POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO))
      } else if data.isEmpty {
        self.subscriber.complete()
      } else {
        self.start()
      }
    }
  }

  func stop() { file.close(flags: .stop) }
}
