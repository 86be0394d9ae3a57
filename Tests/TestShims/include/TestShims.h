#ifndef TEST_SHIMS_H
#define TEST_SHIMS_H

#include <stdbool.h>
#include <stdint.h>

/// A number that no other running thread has.
uint64_t thread_id(void);

/// The time that the calling thread has run, which other threads and processes do not lengthen.
uint64_t thread_nanoseconds(void);

#endif
