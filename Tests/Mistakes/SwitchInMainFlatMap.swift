// compiles
import ReactiveSignals

enum Kind: Sendable { case one, other }

@MainActor
final class Model {
  var number = 0

  func follow(_ kinds: MainSignal<Kind, Never>) {
    kinds.flatMap(.latest) { kind in
      switch kind {
      case .one: Signal<Int, Never>.just(3)
      case .other: .never
      }
    }
    .bind(to: \.number, on: self)
    kinds.flatMap { $0 == .one ? Signal<Int, Never>.just(3) : .empty }.subscribe { print($0) }
  }
}
