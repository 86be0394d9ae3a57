extension Signal where Failure == Never {
  /// Returns a signal that sends `value` and completes, before `subscribe` returns.
  ///
  /// ![Marble diagram of just](just)
  ///
  ///     Signal.just(1).subscribe(next: { print($0) }, completed: { print("done") })
  ///     // 1
  ///     // done
  ///
  /// As with all factories, the failure type is inferred from the context. Without a context, the signal cannot fail:
  ///
  ///     let cached: Signal<Int, URLError> = .just(1)
  ///     let page = requests.flatMap { Signal.just($0) }   // fails as `requests` does
  ///
  /// Swift checks the statements of a longer closure one at a time, without the context of the closure. Write its result
  /// type there:
  ///
  ///     let page = requests.flatMap { request -> Signal<Page, URLError> in
  ///       guard let page = cache[request] else { return .fail(URLError(.badURL)) }
  ///       return .just(page)
  ///     }
  ///
  /// In a long chain that can fail, the compiler infers failure types late, and may give up. Write the failure type there:
  /// `Signal<_, URLError>.just(1)`.
  ///
  /// - **Sends**: `value`.
  /// - **Ends**: completes after the value. It never fails.
  /// - **Disposal**: suppresses the completion, if it happens in the handler of the value.
  /// - **Thread**: the subscriber's, before `subscribe` returns.
  /// - **Memory**: `value` is kept by the signal.
  ///
  /// RAC: `return:`.
  ///
  /// - Parameter value: The value.
  /// - Returns: A signal of one value.
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public static func just(_ value: Value) -> Signal<Value, Never> { Signal(.just(value)) }
}

extension Signal {
  /// Returns a signal that sends `value` and completes, with the failure type of its context.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func just(_ value: Value) -> Signal<Value, Failure> { Signal(.just(value)) }
}
