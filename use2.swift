import lib
struct Status: Equatable { var isDone: Bool; var n = 1 }
class Image { var n = 1 }
@MainActor final class VM {
  var log: [Int] = []
  let k = 3
  func scale(_ s: Status) -> Int { s.n * k }
  func load(_ s: Status) -> S<Int> { .just(s.n) }
  func go(_ s: S<Status>, request: @escaping (Status) -> Int) {
    s.filter(\.isDone).map(\.n).sub { self.log.append($0) }
    s.map(scale).sub { [weak self] in self?.log.append($0) }
    s.flatMap(load).sub { self.log.append($0) }
    s.map(request).sub { self.log.append($0) }
    s.map { _ in Image() }.sub { self.log.append($0.n) }
  }
}
final class Plain { var n = 0
  nonisolated func bad(_ s: S<Int>) async { await s.sub { self.n = $0 } }
}
func bad2(_ s: S<Int>) async { var x = 0; await s.sub { x = $0 }; x += 1; print(x) }
actor A { var n = 0
  func bad3(_ s: S<Int>) async { await s.sub { self.n = $0 } }
}
