#ifndef REACTIVE_SIGNALS_SHIMS_H
#define REACTIVE_SIGNALS_SHIMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__APPLE__)
#include <TargetConditionals.h>
#endif

// Among the systems of Apple only macOS allows a program to start others.
#if !defined(__APPLE__) || TARGET_OS_OSX
#define RS_HAS_PROGRAMS 1
#else
#define RS_HAS_PROGRAMS 0
#endif

/// The work of one kind that a thread has nested, and the work that waits. See `Bounce`.
typedef struct {
  /// The number of calls that nest.
  long depth;
  /// The first and the last of the steps that wait, or NULL. The thread owns one reference to each step.
  void *first;
  void *last;
} rs_bounce;

/// The values and objects that a thread has: `ThreadLocal` and `ThreadObject`.
typedef enum {
  /// The scheduler whose work the thread is running.
  rs_slot_scheduler,
  /// The transaction that the thread is in.
  rs_slot_transaction,
  /// The object that finds out whether reads are recorded.
  rs_slot_probe,
  /// The steps of an object that the thread takes: `Trampoline.Loop`.
  rs_slot_loop,
  /// The task that sends the end of a piece of work: `Workers.Worker`.
  rs_slot_worker,
} rs_slot;

/// The thread-local state of the library.
typedef struct {
  /// The lists of the kinds of work: `Bounce.Kind`.
  rs_bounce bounces[5];
  /// The address of the subscription whose attachments nest, or 0. See `AttachLoop`.
  uintptr_t attach_subscription;
  /// The addresses of the values and objects of each `rs_slot`, or NULL.
  const void *slots[5];
  /// The number of executions of commands that the thread has started.
  uintptr_t executions;
  /// The number of locks of the library that the thread holds. Counted in checked builds only.
  int locks_held;
  /// The number of nested descriptions of signals that the thread is creating.
  int description_depth;
  /// Whether this is the initial thread of the process: 1 yes, -1 no, 0 not looked up yet.
  int is_initial_thread;
  /// Whether the Observation module has recorded a read of a property since this was last reset.
  bool has_recorded_read;
  /// Whether the thread is computing the states of derived properties in a network of properties.
  bool is_computing;
  /// Whether the descriptions of shared sources contain numbers that tell them apart.
  bool describes_identities;
} rs_thread_locals;

extern _Thread_local rs_thread_locals rs_thread;

/// A number that identifies the thread among all live threads. It is even and not 0.
static inline uintptr_t rs_thread_token(void) { return (uintptr_t)&rs_thread; }

static inline const void *rs_slot_content(rs_slot slot) { return rs_thread.slots[slot]; }
static inline void rs_set_slot_content(rs_slot slot, const void *content) { rs_thread.slots[slot] = content; }

/// Gives the thread an object in the one slot that owns it, or takes it back with NULL. `release` is called with the object when the thread
/// ends. It is the same function in all calls.
void rs_set_owned_object(rs_slot slot, const void *object, void (*release)(void *));

static inline bool rs_is_in_transaction(void) { return rs_thread.slots[rs_slot_transaction] != NULL; }

/// Takes the thread out of its transaction, and returns the address for `rs_resume_transaction`, or 0. The thread resumes it while the
/// function that has set it runs, which retains the object.
static inline uintptr_t rs_suspend_transaction(void) {
  const void *transaction = rs_thread.slots[rs_slot_transaction];
  rs_thread.slots[rs_slot_transaction] = NULL;
  return (uintptr_t)transaction;
}

/// Puts the thread back in the transaction that `rs_suspend_transaction` has returned.
static inline void rs_resume_transaction(uintptr_t transaction) {
  rs_thread.slots[rs_slot_transaction] = (const void *)transaction;
}

static inline rs_bounce *rs_bounce_list(long kind) { return &rs_thread.bounces[kind]; }

static inline uintptr_t rs_attach_subscription(void) { return rs_thread.attach_subscription; }
static inline void rs_set_attach_subscription(uintptr_t subscription) { rs_thread.attach_subscription = subscription; }

static inline uintptr_t rs_execution_count(void) { return rs_thread.executions; }
static inline void rs_count_execution(void) { rs_thread.executions += 1; }

static inline int rs_locks_held(void) { return rs_thread.locks_held; }
static inline void rs_change_locks_held(int difference) { rs_thread.locks_held += difference; }

static inline int rs_description_depth(void) { return rs_thread.description_depth; }
static inline void rs_change_description_depth(int difference) { rs_thread.description_depth += difference; }

static inline bool rs_has_recorded_read(void) { return rs_thread.has_recorded_read; }
static inline void rs_set_has_recorded_read(bool has_recorded) { rs_thread.has_recorded_read = has_recorded; }

static inline bool rs_is_computing(void) { return rs_thread.is_computing; }
static inline void rs_set_is_computing(bool is_computing) { rs_thread.is_computing = is_computing; }

static inline bool rs_describes_identities(void) { return rs_thread.describes_identities; }
static inline void rs_set_describes_identities(bool describes) { rs_thread.describes_identities = describes; }

/// Changes the number of objects in the process that look at new subscriptions: task scopes, and lists of live subscriptions.
void rs_change_root_watchers(long difference);

extern long rs_root_watchers;

/// Whether an object in the process looks at new subscriptions.
static inline bool rs_has_root_watchers(void) {
  return __atomic_load_n(&rs_root_watchers, __ATOMIC_RELAXED) != 0;
}

/// Sets the addresses of the calls that have led to the caller, innermost first. Returns their number, which is 0 on systems and
/// processors where they are unknown. It takes no lock and no memory.
size_t rs_current_calls(uintptr_t *calls, size_t limit);

/// Calls `body` with the path of each file of code that is loaded and with the addresses of its code, on Linux. No file is loaded or unloaded
/// meanwhile.
void rs_for_each_code_file(
    void (*body)(const char *path, uintptr_t start, uintptr_t end, void *context), void *context);

/// The time of a clock that cannot be set.
uint64_t rs_monotonic_nanoseconds(void);

/// Yields the processor to other threads.
void rs_yield(void);

/// Tells the processor that the thread looks at memory in a loop.
static inline void rs_pause(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__) || defined(__arm__)
  __asm__ volatile("yield");
#endif
}

/// The identity of the executor of the current Swift task, or 0 outside of tasks. The identity of an actor's executor is the
/// address of the actor. Unlike the functions of the standard library that check the isolation, this one cannot trap.
uintptr_t rs_current_executor(void);

/// Retains an object of a Swift class and returns it, or returns NULL if its last reference is gone. Its memory must be there.
void *rs_try_retain(void *object);

int rs_look_up_initial_thread(void);

/// Whether the caller runs on the initial thread of the process.
static inline int rs_is_initial_thread(void) {
  if (rs_thread.is_initial_thread == 0) rs_thread.is_initial_thread = rs_look_up_initial_thread();
  return rs_thread.is_initial_thread > 0;
}

// MARK: - Locks
// The lock of `Mutex` where the system has no module `Synchronization`, at an address.

void rs_lock_initialize(const void *address);
void rs_lock(const void *address);
void rs_unlock(const void *address);

// MARK: - Descriptors
// A function that can fail returns an error number, or 0. None is interrupted by a signal.

/// A descriptor to wait for. It has the layout of a `struct pollfd`.
typedef struct {
  int descriptor;
  short wanted;
  /// Not 0 when the descriptor can be read, has ended or cannot be waited for. Then reading does not block.
  short seen;
} rs_wait;

/// Waits until one of the descriptors can be read. With `now` it only polls them.
int rs_wait_until_readable(rs_wait *waits, size_t count, bool now);

/// Checks that a descriptor is open for reading. Waiting for one that is not may never return.
int rs_check_access(int descriptor);

/// Reads once. Returns the number of bytes, or a negative error number.
long rs_read(int descriptor, void *bytes, size_t count);

/// Creates a pipe that child processes do not inherit.
int rs_make_pipe(int *reading, int *writing);

/// Writes one byte.
void rs_wake(int descriptor);

void rs_close(int descriptor);

// MARK: - Programs

#if RS_HAS_PROGRAMS

/// Starts a program with an empty standard input, `output` as its standard output, and the standard error of the caller. It
/// inherits no other descriptor. It blocks no signal, although the threads of Dispatch and of Swift tasks block nearly all.
///
/// A C library that cannot close all other descriptors (glibc before 2.34, musl) lets the program inherit those that are not
/// close-on-exec. With glibc before 2.29 a directory is an error.
///
/// The arguments are null-terminated strings, one after another, and begin with the name of the program. So are the
/// variables, each of which is a name, `=` and a value. Without variables or directory, those of the caller are used.
int rs_start_program(
    int *identifier, const char *path, const char *arguments, size_t argument_count, size_t arguments_length,
    const char *variables, size_t variable_count, size_t variables_length, const char *directory, int output);

/// Waits until a program has ended. It stays a zombie, so that its identifier is not reused, until it is reaped.
int rs_await_program(int identifier);

/// Reaps a program, and sets the status with which it exited or the signal that ended it.
int rs_reap_program(int identifier, int *status, int *signal);

void rs_terminate_program(int identifier);

#endif

// MARK: - Probes
// Static probes that gdb, bpftrace and perf find in the program: `Probes.c`. Without support they are never watched.

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#define RS_HAS_PROBES 1
#else
#define RS_HAS_PROBES 0
#endif

// A tracer increments the number while it watches the probe.
#if RS_HAS_PROBES
#define RS_DECLARE_PROBE(probe)                                                                       \
  extern unsigned short rs_probe_watchers_##probe;                                                    \
  static inline bool rs_probe_is_watched_##probe(void) {                                              \
    return *(volatile unsigned short *)&rs_probe_watchers_##probe != 0;                               \
  }                                                                                                   \
  void rs_probe_##probe(const char *name);
#else
#define RS_DECLARE_PROBE(probe)                                                                       \
  static inline bool rs_probe_is_watched_##probe(void) { return false; }                              \
  static inline void rs_probe_##probe(const char *name) { (void)name; }
#endif

RS_DECLARE_PROBE(subscribed)
RS_DECLARE_PROBE(next)
RS_DECLARE_PROBE(failed)
RS_DECLARE_PROBE(completed)
RS_DECLARE_PROBE(disposed)

#endif
