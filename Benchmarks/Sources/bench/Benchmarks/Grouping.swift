import OpenCombine
import ReactiveSignals

extension Benchmark {
  /// Values of a thousand keys, in a group for each key.
  static var group: Benchmark {
    let keys = 1_000
    return Benchmark(
      id: "W21",
      name: "group(by:) over 1,000 keys",
      count: 500_000,
      unit: "value",
      contestants: [
        .handWritten { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            var groups: [Int: Group] = [:]
            for value in values {
              let key = value % keys
              if groups[key] == nil { groups[key] = Group { sum.add($0 ^ key) } }
              groups[key]?.handler(value)
            }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            values.signal().group { $0 % keys }
              .subscribe { group in group.subscribe { sum.add($0 ^ group.key) } }
            return sum.take()
          }
        },
        .openCombine("own groups") { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            let groups = Groups(sum)
            values.publisher.sink { groups.send($0, to: $0 % keys) }.cancel()
            return sum.take()
          }
        },
      ]
    )
  }
}

/// A handler for the values of a key, as programs without a library write it.
private struct Group {
  let handler: (Int) -> Void
}

/// A subject for each key, as users of Combine write it.
private final class Groups {
  private var subjects: [Int: PassthroughSubject<Int, Never>] = [:]
  private var subscriptions: Set<AnyCancellable> = []
  private let sum: Sum

  init(_ sum: Sum) { self.sum = sum }

  func send(_ value: Int, to key: Int) {
    subject(for: key).send(value)
  }

  private func subject(for key: Int) -> PassthroughSubject<Int, Never> {
    if let subject = subjects[key] { return subject }
    let subject = PassthroughSubject<Int, Never>()
    subject.sink { [sum] in sum.add($0 ^ key) }.store(in: &subscriptions)
    subjects[key] = subject
    return subject
  }
}
