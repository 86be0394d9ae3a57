import Foundation
import ReactiveSignals

final class Download: NSObject, Sendable {
  @objc dynamic let fraction = 0.0
}

@MainActor final class Document: NSObject {
  @objc dynamic var title = ""
}

// F137, F206: the subscription is the disposable of the observation.
func values(_ download: Download) {
  let subscription = KVOSignal(download, \.fraction).subscribe { print($0) }
  subscription.dispose()
}

// F203: rac_valuesAndChangesForKeyPath:options:observer:
func changes(_ download: Download, _ observer: Document) {
  KVOSignal(download, \.fraction, options: [.old, .new, .prior])
    .take(during: Lifetime(of: observer))
    .subscribe { change in
      if !change.isPrior, change.kind == .setting { print(change.oldValue as Any, change.newValue as Any) }
    }
}

@MainActor func onMain(_ document: Document) {
  KVOSignal(document, \.title).observe { print($0) }
  KVOSignal(document, \.title, options: [.new]).observe { print($0.newValue ?? "", $0.indexes as Any) }
}

// F173: RACKVOChannel
@MainActor func channel(_ document: Document, _ title: MutableProperty<String>) {
  MainChannelTerminal(document, \.title) <~> title
}
