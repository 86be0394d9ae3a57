#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What the calling thread has allocated so far.
typedef struct {
  /// How many blocks it has taken from the heap.
  int64_t blocks;
  /// The bytes of the blocks it has taken, less those of the blocks it has given back.
  int64_t live_bytes;
} allocation_count;

/// Whether allocations are counted: only where the C library is glibc, and not under a sanitizer.
bool allocation_count_is_available(void);

allocation_count allocation_count_now(void);

#endif
