#if defined(__linux__)
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <unistd.h>
#elif defined(__APPLE__)
#include <pthread.h>
#endif

#include <sched.h>
#include <signal.h>

#include "ReactiveSignalsShims.h"

_Thread_local rs_thread_locals rs_thread = {0};

typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} executor;

void rs_yield(void) { sched_yield(); }

// The Swift runtime's own, of all versions with concurrency.
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

static _Thread_local sigset_t blocked_signals;

void rs_admit_signals(void) {
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, &blocked_signals);
}

void rs_restore_signals(void) { pthread_sigmask(SIG_SETMASK, &blocked_signals, NULL); }
