// compiles
import ReactiveSignals

final class Picture { var size = 0 }
@MainActor final class Gallery {
  var sizes: [Int] = []
  func show(_ ids: Signal<Int, Never>) {
    ids.onMain().map { _ in Picture() }.subscribe { self.sizes.append($0.size) }
  }
}
