#ifndef TEST_SHIMS_H
#define TEST_SHIMS_H

#include <stdbool.h>
#include <stdint.h>

/// The end of the stack of the calling thread. Unlike the address of a variable, which the address sanitizer moves
/// elsewhere, the address of a frame is always on it.
uintptr_t stack_address(void);

/// A number that no other running thread has.
uint64_t thread_id(void);

/// The time that the calling thread has run, which other threads and processes do not lengthen.
uint64_t thread_nanoseconds(void);

/// Whether the tests have been built with `--sanitize=address`.
bool is_address_sanitized(void);

/// Whether the tests have been built with `--sanitize=thread`.
bool is_thread_sanitized(void);

#endif
