#include "TestShims.h"

#include <pthread.h>
#include <time.h>

uint64_t thread_id(void) { return (uint64_t)(uintptr_t)pthread_self(); }

uint64_t thread_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

/// Read by the address sanitizer when it starts. Leaks are none of its business here: a test whose handler sends to the
/// subject it is subscribed to leaves both behind, as it should, since nothing has ended the subscription. What operators
/// must not keep is looked for by the law checker.
const char *__asan_default_options(void) { return "detect_leaks=0"; }
