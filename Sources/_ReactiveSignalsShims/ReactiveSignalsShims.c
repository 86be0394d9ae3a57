#if defined(__linux__)
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <unistd.h>
#elif defined(__APPLE__)
#include <pthread.h>
#endif

#include <sched.h>

#include "ReactiveSignalsShims.h"

_Thread_local rs_thread_locals rs_thread = {0};

typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} executor;

void rs_yield(void) { sched_yield(); }

// A function of the Swift runtime, in all versions with concurrency.
__attribute__((swiftcall)) executor swift_task_getCurrentExecutor(void);

uintptr_t rs_current_executor(void) { return swift_task_getCurrentExecutor().identity; }

int rs_look_up_initial_thread(void) {
#if defined(__linux__)
  return syscall(SYS_gettid) == getpid() ? 1 : -1;
#elif defined(__APPLE__)
  return pthread_main_np() ? 1 : -1;
#else
  return -1;
#endif
}
