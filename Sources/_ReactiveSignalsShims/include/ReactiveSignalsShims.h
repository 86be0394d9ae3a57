#ifndef REACTIVE_SIGNALS_SHIMS_H
#define REACTIVE_SIGNALS_SHIMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__APPLE__)
#include <TargetConditionals.h>
#endif

// Of Apple's systems only macOS lets a program start others.
#if !defined(__APPLE__) || TARGET_OS_OSX
#define RS_HAS_PROGRAMS 1
#else
#define RS_HAS_PROGRAMS 0
#endif

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

// MARK: - Descriptors
// Each function that may fail returns an error number, or 0. None is interrupted by a signal.

/// A descriptor that is waited for. The same as a `struct pollfd`.
typedef struct {
  int descriptor;
  short wanted;
  /// Not 0 when it can be read, has ended or cannot be waited for: reading does not wait then.
  short seen;
} rs_wait;

/// Waits until one of the descriptors can be read; `now`, only looks.
int rs_wait_until_readable(rs_wait *waits, size_t count, bool now);

/// Finds out whether a descriptor is open for reading. One that is not may never say so when it is waited for.
int rs_check_access(int descriptor);

/// Reads once. Returns how much, or an error number below 0.
long rs_read(int descriptor, void *bytes, size_t count);

/// Makes a pipe that no program inherits.
int rs_make_pipe(int *reading, int *writing);

/// Writes one byte.
void rs_wake(int descriptor);

void rs_close(int descriptor);

// MARK: - Programs

#if RS_HAS_PROGRAMS

/// Starts a program that has nothing to read, writes to `output`, shares the caller's standard error and inherits no
/// other descriptor. It blocks no signal, though threads of Dispatch and of Swift's tasks block nearly all.
///
/// With a C library that cannot close all others for it, glibc before 2.34 or musl, it inherits those that are not
/// close-on-exec; with glibc before 2.29 it cannot run in another directory, which is an error then.
///
/// The arguments, with the program's name as the first, stand one behind another, each with its 0; so do the variables,
/// each a name, `=` and a value. Without variables, or without a directory, those of the caller are taken.
int rs_start_program(
    int *identifier, const char *path, const char *arguments, size_t argument_count, size_t arguments_length,
    const char *variables, size_t variable_count, size_t variables_length, const char *directory, int output);

/// Waits until a program has ended. It stays a zombie, so its identifier stays its own, until it is reaped.
int rs_await_program(int identifier);

/// Reaps a program, and says with which status it has exited or which signal has ended it.
int rs_reap_program(int identifier, int *status, int *signal);

void rs_terminate_program(int identifier);

#endif

#endif
