#include "AllocationCounter.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

#include <stdlib.h>

#if defined(__GLIBC__) && !defined(SANITIZED)

#include <errno.h>
#include <malloc.h>

// The definitions of an executable replace those of glibc, which remain available under other names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static _Thread_local allocation_count count;
static _Thread_local bool is_counting;

static void *count_allocation(void *block, size_t size) {
  if (is_counting && block) {
    count.blocks += 1;
    count.bytes += size;
    count.live_bytes += malloc_usable_size(block);
  }
  return block;
}

static void count_free(void *block) {
  if (is_counting) count.live_bytes -= malloc_usable_size(block);
}

void *malloc(size_t size) { return count_allocation(__libc_malloc(size), size); }

void *calloc(size_t number, size_t size) { return count_allocation(__libc_calloc(number, size), number * size); }

void *realloc(void *block, size_t size) {
  count_free(block);
  return count_allocation(__libc_realloc(block, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) { return count_allocation(__libc_memalign(alignment, size), size); }

void *memalign(size_t alignment, size_t size) { return count_allocation(__libc_memalign(alignment, size), size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = count_allocation(__libc_memalign(alignment, size), size);
  return *block ? 0 : ENOMEM;
}

void free(void *block) {
  count_free(block);
  __libc_free(block);
}

bool allocation_count_is_available(void) { return true; }

void allocation_count_start(void) {
  count = (allocation_count){0};
  is_counting = true;
}

allocation_count allocation_count_stop(void) {
  is_counting = false;
  return count;
}

#else

bool allocation_count_is_available(void) { return false; }

void allocation_count_start(void) {}

allocation_count allocation_count_stop(void) { return (allocation_count){0}; }

#endif
