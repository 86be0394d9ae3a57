import OpenCombine
import ReactiveSignals

extension Curve {
  /// Members of a compound disposable, which are disposed together or removed one by one.
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
        Line(name: "ReactiveSignals, disposed one by one") { size, repetitions in
          {
            for _ in 0..<repetitions {
              let bag = CompoundDisposable()
              let members = (0..<size).map { _ in BlockDisposable() }
              for member in members { bag.add(member) }
              for member in members.reversed() {
                bag.remove(member)
                member.dispose()
              }
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
