#if !NATS
/// A NATS server in this process. The package offers it with its trait `NATS`, and needs the C library libnats for it.
@available(*, unavailable, message: "Add the trait NATS to the dependency on ReactiveSignals")
public enum NATSTestServer {}
#endif
