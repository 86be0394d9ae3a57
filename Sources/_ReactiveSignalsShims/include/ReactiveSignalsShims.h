#ifndef REACTIVE_SIGNALS_SHIMS_H
#define REACTIVE_SIGNALS_SHIMS_H

#include <stdint.h>

/// What the library keeps for each thread.
typedef struct {
  /// The scheduler whose work the thread is running, or NULL. Points at a Swift value on the thread's stack.
  const void *current_scheduler;
  /// The transaction the thread is in, or NULL. Points at a Swift object that is kept alive meanwhile.
  const void *current_transaction;
  /// What waits to be released by a release that the thread is at, or NULL. Points at a Swift array on its stack.
  void *postponed_releases;
  /// How many of the library's locks the thread holds. Kept in checked builds only.
  int locks_held;
  /// How many descriptions of signals the thread is putting together, one inside another.
  int description_depth;
  /// Whether this is the thread the process began with: 0 not looked up yet, 1 yes, -1 no.
  int is_initial_thread;
} rs_thread_locals;

extern _Thread_local rs_thread_locals rs_thread;

/// A number that no other live thread has. It is even and never 0.
static inline uintptr_t rs_thread_token(void) { return (uintptr_t)&rs_thread; }

static inline const void *rs_current_scheduler(void) { return rs_thread.current_scheduler; }
static inline void rs_set_current_scheduler(const void *scheduler) { rs_thread.current_scheduler = scheduler; }

static inline const void *rs_current_transaction(void) { return rs_thread.current_transaction; }
static inline void rs_set_current_transaction(const void *transaction) { rs_thread.current_transaction = transaction; }

static inline void *rs_postponed_releases(void) { return rs_thread.postponed_releases; }
static inline void rs_set_postponed_releases(void *releases) { rs_thread.postponed_releases = releases; }

static inline int rs_locks_held(void) { return rs_thread.locks_held; }
static inline void rs_change_locks_held(int difference) { rs_thread.locks_held += difference; }

static inline int rs_description_depth(void) { return rs_thread.description_depth; }
static inline void rs_change_description_depth(int difference) { rs_thread.description_depth += difference; }

/// Lets other threads that are ready to run have the processor.
void rs_yield(void);

/// The identity of the executor that the current Swift task runs on, 0 outside of tasks: that of an actor is the
/// actor's address. Unlike what the standard library offers to ask about an actor, asking cannot trap.
uintptr_t rs_current_executor(void);

int rs_look_up_initial_thread(void);

/// Whether the caller is the thread the process began with.
static inline int rs_is_initial_thread(void) {
  if (rs_thread.is_initial_thread == 0) rs_thread.is_initial_thread = rs_look_up_initial_thread();
  return rs_thread.is_initial_thread > 0;
}

/// Lets all signals through to the calling thread, until `rs_restore_signals`: what is started meanwhile inherits that.
/// Threads of Dispatch and of Swift's tasks block nearly all signals.
void rs_admit_signals(void);
void rs_restore_signals(void);

#endif
