#ifndef REACTIVE_SIGNALS_SIMULATION_SHIMS_H
#define REACTIVE_SIGNALS_SIMULATION_SHIMS_H

#include <stdbool.h>
#include <stdint.h>

/// A reference to an executor, as the Swift runtime passes it.
typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} rs_executor;

/// The simulation of a thread.
typedef struct {
  /// The Swift object, which is retained meanwhile.
  const void *object;
  /// The executor that tasks created by the thread prefer.
  rs_executor task_executor;
  /// The executor of the main actor.
  rs_executor main_executor;
} rs_simulation;

/// The functions that the hooks call.
typedef struct {
  /// Enqueues a job of code that runs in a simulation.
  void (*enqueue)(const void *object, void *job);
  /// Notes that a task of a simulation begins. The record belongs to the task, and is needed at its end.
  void (*task_started)(const void *object, void *task, void *record);
  /// Notes that a task ends, on any thread. Returns the record of the task.
  void *(*task_ended)(void *task);
  /// Notes that code in a simulation waits for the real clock.
  void (*waits_for_clock)(const void *object);
} rs_simulation_functions;

/// Sets the hooks of the Swift runtime. Returns false, and changes nothing, with a runtime that has none. Called once.
bool rs_set_simulation_hooks(rs_simulation_functions functions);

/// Makes the next job that the thread enqueues the pattern by which new tasks are recognized.
void rs_recognize_next_job(void);

/// The simulation whose code the thread runs, or NULL.
const rs_simulation *rs_current_simulation(void);
void rs_set_current_simulation(const rs_simulation *simulation);

/// Lets a task that has not begun prefer the executor of the simulation. Has no effect on another job.
void rs_adopt(void *job);

/// Runs a job on the thread.
void rs_run(void *job, rs_executor serial, rs_executor task);

/// Whether the job is a step of a task. The others are those of actors and of the runtime.
bool rs_is_task(void *job);

/// Whether the job resumes a task that has yielded.
bool rs_is_yield(void *job);

/// The number of a task in the process.
uint64_t rs_task_number(void *task);

/// Sets the addresses of the code at which a suspended task and its callers continue, innermost first. Returns their number.
int rs_resume_addresses(void *task, uintptr_t *addresses, int limit);

/// Cancels a task.
void rs_cancel(void *task);

/// The number of references to an object.
uintptr_t rs_retain_count(void *object);

/// Releases references to an object until `count` are left.
void rs_release_to_count(void *object, uintptr_t count);

/// The value of the environment variable `REACTIVE_SIGNALS_REPLAY`, or NULL.
const char *rs_replayed_schedule(void);

/// The end of the stack of the calling thread. Unlike the address of a variable, which the address sanitizer moves
/// elsewhere, the address of a frame is always on it.
uintptr_t rs_stack_address(void);

/// Whether the program has been built with `--sanitize=address`.
bool rs_is_address_sanitized(void);

/// Whether the program has been built with `--sanitize=thread`.
bool rs_is_thread_sanitized(void);

#endif
