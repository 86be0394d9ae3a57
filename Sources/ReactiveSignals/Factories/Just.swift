extension Signal where Failure == Never {
  /// A signal that sends `value` and completes, both while it is being subscribed to.
  ///
  /// ![Marble diagram of just](just)
  ///
  ///     Signal.just(1).subscribe(next: { print($0) }, completed: { print("done") })
  ///     // 1
  ///     // done
  ///
  /// Like all factories it takes its failure from where it stands, and cannot fail where nothing decides:
  ///
  ///     let cached: Signal<Int, URLError> = .just(1)
  ///     let page = requests.flatMap { Signal.just($0) }   // fails as `requests` does
  ///
  /// The statements of a closure that has several of them are checked one at a time, without knowledge of how
  /// the closure is used. There, say what it returns:
  ///
  ///     let page = requests.flatMap { request -> Signal<Page, URLError> in
  ///       guard let page = cache[request] else { return .fail(URLError(.badURL)) }
  ///       return .just(page)
  ///     }
  ///
  /// Likewise in a long chain that can fail: the compiler compares failures late, and may give up before. There,
  /// too, say how it fails: `Signal<_, URLError>.just(1)`.
  ///
  /// When a subscription is disposed by the handler of the value, it does not complete. It costs no allocation
  /// of its own.
  ///
  /// RAC: `return:`.
  @inlinable
  public static func just(_ value: Value) -> Signal<Value, Never> { Signal(.just(value)) }
}

extension Signal {
  /// A signal that sends `value` and completes, and fails as its context requires.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public static func just(_ value: Value) -> Signal<Value, Failure> { Signal(.just(value)) }
}
