#include "TestShims.h"

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

__attribute__((noinline)) uintptr_t stack_address(void) { return (uintptr_t)__builtin_frame_address(0); }

bool is_address_sanitized(void) { return __has_feature(address_sanitizer); }

bool is_thread_sanitized(void) { return __has_feature(thread_sanitizer); }
