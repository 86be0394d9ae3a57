#if NATS && Tracing
import ServiceContextModule
import Tracing

extension NATSPropagation {
  /// The way for the service context of swift-distributed-tracing, which the instrument of the system writes and reads.
  ///
  ///     InstrumentationSystem.bootstrap(tracer)
  ///     options.propagation = .serviceContext
  ///     orders.work("billing").process(limit: 4) { order in bill(order.value).traced("bill") }
  ///
  /// The span of each piece of work is a child of the span in which the order was published. The instrument chooses the headers: `traceparent` and `baggage` with most. A header that is read may have its name in any case.
  /// The package offers this with its trait `Tracing`.
  public static var serviceContext: NATSPropagation {
    NATSPropagation(
      inject: { headers in
        guard let context = ServiceContext.current else { return }
        InstrumentationSystem.instrument.inject(context, into: &headers, using: HeaderInjector())
      },
      restore: { headers, body in
        var context = ServiceContext.topLevel
        InstrumentationSystem.instrument.extract(headers, into: &context, using: HeaderExtractor())
        ServiceContext.withValue(context, operation: body)
      }
    )
  }
}

private struct HeaderInjector: Injector {
  func inject(_ value: String, forKey key: String, into carrier: inout NATSHeaders) { carrier[key] = value }
}

private struct HeaderExtractor: Extractor {
  func extract(key: String, from carrier: NATSHeaders) -> String? {
    if let text = carrier[key] { return text }
    // Other clients may have changed the case.
    let name = carrier.names.first { $0.lowercased() == key.lowercased() }
    return name.flatMap { carrier[$0] }
  }
}
#endif
