#if __has_include(<nats/nats.h>)
#include <nats/nats.h>
#else
#error "The trait NATS of ReactiveSignals needs libnats: apt-get install libnats-dev, or brew install cnats"
#endif
// Digests, where CryptoKit is not part of the system. libnats is linked with the same library.
#ifndef __APPLE__
#if __has_include(<openssl/evp.h>)
#include <openssl/err.h>
#include <openssl/evp.h>
#else
#error "The trait NATS of ReactiveSignals needs OpenSSL: apt-get install libssl-dev"
#endif
#endif
