#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What a thread has allocated while it counted.
typedef struct {
  /// How many blocks it has taken from the heap.
  int64_t blocks;
  /// The bytes of the blocks it has taken, less those of the blocks it has given back.
  int64_t live_bytes;
} allocation_count;

/// Whether allocations are counted: only where the C library is glibc, and not under a sanitizer.
bool allocation_count_is_available(void);

/// Starts to count what the calling thread allocates. Counting costs time: nothing is timed meanwhile.
void allocation_count_start(void);

allocation_count allocation_count_stop(void);

#endif
