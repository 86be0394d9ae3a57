#if Tracing
public import ReactiveSignals
import _ReactiveSignalsAtomics
public import Tracing

extension SignalProtocol {
  /// Returns a signal with the same events that makes a span for each subscription.
  ///
  ///     let user = Signal.task { try await server.user(id) }.traced("load user")
  ///     try await withSpan("request") { _ in try await user.first() }
  ///
  /// ```
  /// request
  ///   load user  values=1
  /// ```
  ///
  /// The span is a child of the span of the subscriber. It ends with the subscription. It has the number of values as the attribute
  /// `values`, a failure as its error and status, and an event `disposed` if no terminal event came.
  ///
  /// The context of a span is the task-local value `ServiceContext.current`. Here it is carried as follows:
  ///
  /// - The source is subscribed in the context of the span. So the tasks that it starts, such as those of `Signal.task`,
  ///   `Signal.produce` and `Signal.from`, and their spans belong to the span.
  /// - The events are delivered in the context of the subscriber, on whichever thread or queue they arrive. So handlers and operators
  ///   behind this one, and the tasks that they start, belong to the span of the subscriber.
  /// - An operator that changes threads, such as `deliver(on:)`, and a source without a task, such as a subject, leave the context behind.
  ///   ``withServiceContext()`` behind them restores it.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, after the span.
  /// - **Disposal**: disposes the source, and ends the span.
  /// - **Thread**: the sender's.
  /// - **Memory**: one span for each subscription. No value is kept.
  ///
  /// - Parameters:
  ///   - name: The name of the spans.
  ///   - kind: The kind of the spans.
  ///   - attributes: Attributes of the spans.
  ///   - fileID: The file of the spans.
  ///   - function: The function of the spans.
  ///   - line: The line of the spans.
  /// - Returns: A signal of the same events.
  /// - Complexity: O(1) for each value.
  public func traced(
    _ name: String,
    ofKind kind: SpanKind = .internal,
    attributes: SpanAttributes = [:],
    fileID: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> some SignalProtocol<Value, Failure> {
    let source = erased
    return Signal<Value, Failure>.create { subscriber in
      let span = startSpan(name, ofKind: kind, function: function, file: fileID, line: line)
      if !attributes.isEmpty { span.updateAttributes { $0.merge(attributes) } }
      let values = SentValues()
      let end = { @Sendable in
        span.attributes.set("values", value: .int64(values.count))
        span.end()
      }
      ServiceContext.withValue(span.context) {
        _ =
          source
          .on(
            next: { _ in values.add() },
            failed: {
              span.recordError($0)
              span.setStatus(SpanStatus(code: .error))
            },
            terminated: end,
            disposed: {
              span.addEvent("disposed")
              end()
            }
          )
          .subscribe(subscriber)
      }
    }
    .withServiceContext()
  }

  /// Returns a signal that delivers its events in the service context of the subscriber.
  ///
  ///     updates.deliver(on: queue).withServiceContext().subscribe { update in
  ///       withSpan("store") { _ in store(update) }   // a child of the span in which this subscription was made
  ///     }
  ///
  /// It is `withTaskLocal(ServiceContext.$current)`, and behaves like it: the context at subscription is bound around each event.
  ///
  /// - Returns: A signal of the same events.
  /// - Complexity: O(1) for each value.
  public func withServiceContext() -> some SignalProtocol<Value, Failure> {
    withTaskLocal(ServiceContext.$current)
  }
}

private final class SentValues: Sendable {
  private let number = Atomic<Int64>(0)

  var count: Int64 { number.load(ordering: .relaxed) }
  func add() { number.add(1, ordering: .relaxed) }
}
#else
public import ReactiveSignals

extension SignalProtocol {
  /// The package offers it with its trait `Tracing`.
  @available(*, unavailable, message: "Add the trait Tracing to the dependency on ReactiveSignals")
  public func traced(_ name: String) -> Signal<Value, Failure> { neverCalled() }
}
#endif
