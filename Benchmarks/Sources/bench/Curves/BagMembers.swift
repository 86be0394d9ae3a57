import OpenCombine
import ReactiveSignals

extension Curve {
  /// Members of a compound disposable, which are disposed with it, or subscriptions that end one by one and leave it.
  static var bagMembers: Curve {
    Curve(
      id: "cost-of-bags",
      title: "A bag of disposables",
      size: "members",
      unit: "member",
      sizes: powersOfTen(to: 1_000_000),
      lines: [
        Line(name: "ReactiveSignals, disposed together") { size, repetitions in
          {
            for _ in 0..<repetitions {
              let bag = CompoundDisposable()
              for _ in 0..<size { bag.add(BlockDisposable()) }
              bag.dispose()
            }
            return size
          }
        },
        Line(name: "ReactiveSignals, ending one by one") { size, repetitions in
          {
            for _ in 0..<repetitions {
              let bag = CompoundDisposable()
              let subscriptions = (0..<size).map { _ in CompoundDisposable() }
              for subscription in subscriptions { bag.add(subscription) }
              for subscription in subscriptions.reversed() { subscription.dispose() }
            }
            return size
          }
        },
        Line(name: "OpenCombine, canceled together") { size, repetitions in
          {
            for _ in 0..<repetitions {
              var bag: Set<AnyCancellable> = []
              for _ in 0..<size { AnyCancellable {}.store(in: &bag) }
            }
            return size
          }
        },
      ]
    )
  }
}
