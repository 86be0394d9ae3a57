import OpenCombine
import ReactiveSignals

extension Curve {
  /// Operators one behind the other, by turns a filter and a map.
  static var chainLength: Curve {
    Curve(
      id: "cost-of-chains",
      title: "A value through a chain",
      size: "operators",
      unit: "operator",
      sizes: powersOfTwo(to: 64),
      lines: [
        Line(name: "ReactiveSignals") { size, values in
          let sum = Sum()
          let chain = Array(0..<values).signal()
          return {
            run(chain, size, sum)
            return sum.take()
          }
        },
        Line(name: "ReactiveSignals, each erased") { size, values in
          let sum = Sum()
          let chain = (0..<size).reduce(Array(0..<values).signal().erased) { signal, index in
            index % 2 == 0 ? signal.filter { $0 >= 0 }.erased : signal.map { $0 &+ 1 }.erased
          }
          return {
            chain.subscribe { sum.add($0) }
            return sum.take()
          }
        },
        Line(name: "OpenCombine") { size, values in
          let sum = Sum()
          let chain = Array(0..<values).publisher
          return {
            run(chain, size, sum)
            return sum.take()
          }
        },
        Line(name: "OpenCombine, each erased") { size, values in
          let sum = Sum()
          let chain = (0..<size).reduce(Array(0..<values).publisher.eraseToAnyPublisher()) {
            publisher,
            index in
            index % 2 == 0
              ? publisher.filter { $0 >= 0 }.eraseToAnyPublisher()
              : publisher.map { $0 &+ 1 }.eraseToAnyPublisher()
          }
          return {
            chain.sink { sum.add($0) }.cancel()
            return sum.take()
          }
        },
      ]
    )
  }
}

// The type of a chain contains all its operators, so each length is code of its own.

private func run(_ signal: some SignalProtocol<Int, Never>, _ length: Int, _ sum: Sum) {
  switch length {
  case 1: signal.filter { $0 >= 0 }.subscribe { sum.add($0) }
  case 2: two(signal).subscribe { sum.add($0) }
  case 4: four(signal).subscribe { sum.add($0) }
  case 8: eight(signal).subscribe { sum.add($0) }
  case 16: sixteen(signal).subscribe { sum.add($0) }
  case 32: thirtyTwo(signal).subscribe { sum.add($0) }
  case 64: thirtyTwo(thirtyTwo(signal)).subscribe { sum.add($0) }
  default: preconditionFailure("There is no chain of \(length) operators")
  }
}

private func two(_ signal: some SignalProtocol<Int, Never>) -> some SignalProtocol<Int, Never> {
  signal.filter { $0 >= 0 }.map { $0 &+ 1 }
}

private func four(_ signal: some SignalProtocol<Int, Never>) -> some SignalProtocol<Int, Never> {
  two(two(signal))
}

private func eight(_ signal: some SignalProtocol<Int, Never>) -> some SignalProtocol<Int, Never> {
  four(four(signal))
}

private func sixteen(_ signal: some SignalProtocol<Int, Never>) -> some SignalProtocol<Int, Never> {
  eight(eight(signal))
}

private func thirtyTwo(_ signal: some SignalProtocol<Int, Never>) -> some SignalProtocol<Int, Never> {
  sixteen(sixteen(signal))
}

private func run(_ publisher: some Publisher<Int, Never>, _ length: Int, _ sum: Sum) {
  switch length {
  case 1: publisher.filter { $0 >= 0 }.sink { sum.add($0) }.cancel()
  case 2: two(publisher).sink { sum.add($0) }.cancel()
  case 4: four(publisher).sink { sum.add($0) }.cancel()
  case 8: eight(publisher).sink { sum.add($0) }.cancel()
  case 16: sixteen(publisher).sink { sum.add($0) }.cancel()
  case 32: thirtyTwo(publisher).sink { sum.add($0) }.cancel()
  case 64: thirtyTwo(thirtyTwo(publisher)).sink { sum.add($0) }.cancel()
  default: preconditionFailure("There is no chain of \(length) operators")
  }
}

private func two(_ publisher: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
  publisher.filter { $0 >= 0 }.map { $0 &+ 1 }
}

private func four(_ publisher: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
  two(two(publisher))
}

private func eight(_ publisher: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
  four(four(publisher))
}

private func sixteen(_ publisher: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
  eight(eight(publisher))
}

private func thirtyTwo(_ publisher: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
  sixteen(sixteen(publisher))
}
