// error: 'signal(for:object:)' is unavailable: A notification is not sendable. Take from it what you need: 'signal(for: name) { $0.userInfo?[…] }'.
import Foundation
import ReactiveSignals
import ReactiveSignalsFoundation

@MainActor
final class Model {
  var userName = ""

  func follow(_ center: NotificationCenter) {
    center.signal(for: .init("login")).subscribe { print("changed") }
    center.signal(for: .init("login"))
      .compactMap { $0.userInfo?["name"] as? String }
      .bind(to: \.userName, on: self)
  }
}
