#if NATS
/// The way in which the context of a task travels in the headers of messages, such as that of a trace.
///
///     options.propagation = .serviceContext     // with the trait Tracing
///
/// A connection with ``NATSOptions/propagation`` calls `inject` for each message that it sends: on the thread that sends, where the task-local
/// values of the sender are. It calls `restore` around the handlers of each message that arrives, with or without headers: of subjects, of streams,
/// of work and of services. So a span in a handler is a child of the span that sent the message.
///
/// A chain carries the context as far as it stays on its thread. An operator that changes threads leaves it behind. The work of
/// `process(limit:refusingFor:_:)` and the answers of a service run in the context of their message, wherever they begin.
public struct NATSPropagation: Sendable {
  let inject: @Sendable (inout NATSHeaders) -> Void
  let restore: @Sendable (NATSHeaders, () -> Void) -> Void

  /// Creates a way for a context from two closures.
  ///
  /// - Parameters:
  ///   - inject: A closure that adds headers for the context of the task. One that breaks the rules of ``NATSHeaders`` is left out.
  ///     A header of the message itself counts more.
  ///   - restore: A closure that calls the other closure once, in the context that the headers carry, or in none.
  public init(
    inject: @escaping @Sendable (inout NATSHeaders) -> Void,
    restore: @escaping @Sendable (NATSHeaders, () -> Void) -> Void
  ) {
    self.inject = inject
    self.restore = restore
  }
}
#endif
