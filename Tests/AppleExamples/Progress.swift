import Foundation
import ReactiveSignals

/// A download whose progress is observed by key-value observing.
final class Download: NSObject, @unchecked Sendable {
  @objc dynamic var fractionCompleted = 0.0
}

func shown(_ download: Download) -> some SignalProtocol<String, Never> {
  KVOSignal(download, \.fractionCompleted).map { "\(Int($0 * 100)) %" }.distinctUntilChanged()
}
