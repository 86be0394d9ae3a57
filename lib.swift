@MainActor public struct S<V> {
  let run: @MainActor (@escaping @MainActor (V) -> Void) -> Void
  public init(_ run: @escaping @MainActor (@escaping @MainActor (V) -> Void) -> Void) { self.run = run }
  public static func just(_ v: V) -> S { S { f in f(v) } }
  public func map<T>(_ f: @escaping (V) -> T) -> S<T> { S<T> { g in self.run { g(f($0)) } } }
  public func filter(_ f: @escaping (V) -> Bool) -> S { S { g in self.run { if f($0) { g($0) } } } }
  public func flatMap<T>(_ f: @escaping (V) -> S<T>) -> S<T> { S<T> { g in self.run { f($0).run(g) } } }
  public func sub(_ f: @escaping (V) -> Void) { run(f) }
}
