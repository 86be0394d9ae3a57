#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// The allocations of a thread while it counts them.
typedef struct {
  /// The number of allocated blocks.
  int64_t blocks;
  /// The bytes requested for these blocks.
  int64_t bytes;
  /// The bytes of the allocated blocks less those of the freed blocks.
  int64_t live_bytes;
} allocation_count;

/// Returns whether allocations are counted, which requires glibc and no sanitizer.
bool allocation_count_is_available(void);

/// Starts counting the allocations of the calling thread. Counting slows the program, so that measured times are not meaningful.
void allocation_count_start(void);

allocation_count allocation_count_stop(void);

#endif
