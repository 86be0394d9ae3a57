// Empty: a target needs a file to compile. The headers of libnats are read only where the trait NATS is on.
