import Combine
import Foundation
import ReactiveSignals
import ReactiveSignalsFoundation

/// A model of an app that moves from Combine to signals: parts of it still publish and subscribe with Combine.
@MainActor
final class Search {
  let results = CurrentValueSubject<[String], Never>([])
  private let subscriptions = CompoundDisposable()
  private var cancellables: Set<AnyCancellable> = []

  init(texts: AnyPublisher<String, Never>) {
    texts.signal()
      .debounce(for: .milliseconds(300), on: .main)
      .observe { text in self.results.send([text]) }
      .store(in: subscriptions)
  }

  func show(_ counts: Signal<Int, URLError>) {
    counts.publisher(buffering: .newest(10))
      .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
      .store(in: &cancellables)
    results.signal(requesting: .max(1)).map(\.count).publisher
      .sink { print($0) }
      .store(in: &cancellables)
  }
}
