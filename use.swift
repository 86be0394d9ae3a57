import lib
struct Status: Equatable { var isDone: Bool; var n = 1 }
final class VM {
  var log: [Int] = []
  let k = 3
  func scale(_ s: Status) -> Int { s.n * k }
  func load(_ s: Status) -> S<Int> { .just(s.n) }
  func go(_ s: S<Status>, request: @escaping (Status) -> Int, pred: @escaping (Status) -> Bool) {
    s.filter(\.isDone).map(\.n).sub { self.log.append($0) }
    s.map(scale).sub { [weak self] in self?.log.append($0) }
    s.flatMap(load).sub { self.log.append($0) }
    s.map(request).sub { self.log.append($0) }
    s.filter(pred).map { $0.n * self.k }.sub { self.log.append($0) }
    s.filter { [unowned self] in $0.n == k }.map { s -> Int in let a = s.n; return a + self.k }.sub { print($0) }
  }
}
