#ifndef REACTIVE_SIGNALS_SHIMS_H
#define REACTIVE_SIGNALS_SHIMS_H

#include <stdint.h>

/// What the library keeps for each thread.
typedef struct {
  /// The scheduler whose work the thread is running, or NULL. Points at a Swift value on the thread's stack.
  const void *current_scheduler;
} rs_thread_locals;

extern _Thread_local rs_thread_locals rs_thread;

/// A number that no other live thread has. It is even and never 0.
static inline uintptr_t rs_thread_token(void) { return (uintptr_t)&rs_thread; }

static inline const void *rs_current_scheduler(void) { return rs_thread.current_scheduler; }
static inline void rs_set_current_scheduler(const void *scheduler) { rs_thread.current_scheduler = scheduler; }

/// The identity of the executor that the current Swift task runs on, 0 outside of tasks: that of an actor is the
/// actor's address. Unlike what the standard library offers to ask about an actor, asking cannot trap.
uintptr_t rs_current_executor(void);

#endif
