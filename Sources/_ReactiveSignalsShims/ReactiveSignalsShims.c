#if defined(__linux__)
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include <pthread.h>
#include <sched.h>
#include <time.h>

#include "ReactiveSignalsShims.h"

_Thread_local rs_thread_locals rs_thread = {0};

long rs_root_watchers = 0;

void rs_change_root_watchers(long difference) {
  __atomic_fetch_add(&rs_root_watchers, difference, __ATOMIC_RELAXED);
}

typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} executor;

static pthread_key_t owned_key;
static _Atomic rs_slot owned_slot;
static _Atomic(void (*)(void *)) release_owned;

static void thread_ended(void *object) {
  rs_thread.slots[owned_slot] = NULL;
  release_owned(object);
}

static void make_owned_key(void) { pthread_key_create(&owned_key, thread_ended); }

void rs_set_owned_object(rs_slot slot, const void *object, void (*release)(void *)) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  owned_slot = slot;
  release_owned = release;
  pthread_once(&once, make_owned_key);
  rs_thread.slots[slot] = object;
  pthread_setspecific(owned_key, object);
}

void rs_yield(void) { sched_yield(); }

// A function of the Swift runtime, in all versions with concurrency.
__attribute__((swiftcall)) executor swift_task_getCurrentExecutor(void);

uintptr_t rs_current_executor(void) { return swift_task_getCurrentExecutor().identity; }

// An exported function of the Swift runtime: it returns NULL for an object whose last reference is gone.
void *swift_tryRetain(void *object);

void *rs_try_retain(void *object) { return swift_tryRetain(object); }

int rs_look_up_initial_thread(void) {
#if defined(__linux__)
  return syscall(SYS_gettid) == getpid() ? 1 : -1;
#elif defined(__APPLE__)
  return pthread_main_np() ? 1 : -1;
#else
  return -1;
#endif
}

uint64_t rs_monotonic_nanoseconds(void) {
#if defined(__APPLE__)
  return clock_gettime_nsec_np(CLOCK_UPTIME_RAW);
#else
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
#endif
}
