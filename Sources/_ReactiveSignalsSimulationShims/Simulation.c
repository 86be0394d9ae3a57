#define _GNU_SOURCE
#include "SimulationShims.h"

#ifdef __linux__
#include <dlfcn.h>
#endif
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

// The hooks that let a simulation run the jobs of Swift tasks. A hook looks at the simulation of its thread. Without one, the
// original function of the runtime is called.
//
// The runtime lets a task switch between idle actors without a job, and then no other task can run in between. It does not do
// so for tasks that prefer an executor. So a task of a simulation begins with `start_task`, which makes it prefer the executor of
// the simulation, and ends with `end_task`.
//
// A task that an actor's code makes for that actor goes to the queue of the actor, past the hooks, and so begins without `start_task`. When
// such a task yields, the runtime hands a job to Dispatch, past the hooks as well. So on Linux, `dispatch_async_f` below stands in front
// of the function of Dispatch, and gives such a job of a simulation's thread to the simulation.
//
// This rests on the layout of jobs and asynchronous contexts, to which compiled programs are bound as well.
//
// Memory. `current` points to a structure that its caller keeps until it sets NULL. `functions` is set once, before a hook can be called.
// A job is read when the runtime has enqueued it and no thread runs it. Its first eight words are the same for each kind of job, and
// `context` is set for tasks alone. A suspended task owns its contexts, which form a list that ends with NULL.

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_ASYNC_CALL __attribute__((swiftasynccall))
#define ASYNC_CONTEXT __attribute__((swift_async_context))
#define CONTEXT __attribute__((swift_context))

// MARK: - The runtime

typedef struct async_context async_context;

typedef SWIFT_ASYNC_CALL void (*start_function)(ASYNC_CONTEXT async_context *);
typedef SWIFT_ASYNC_CALL void (*end_function)(ASYNC_CONTEXT async_context *, CONTEXT void *error);

struct async_context {
  async_context *parent;
  end_function resume_parent;
};

typedef struct {
  void *object[2];
  void *scheduler[2];
  uint32_t flags;
  uint32_t number;
  void *voucher;
  void *reserved;
  start_function resume;
  async_context *context;
} job;

typedef SWIFT_CALL void (*enqueue_function)(job *);
typedef SWIFT_CALL rs_executor (*main_executor_function)(void);
typedef SWIFT_CALL void (*delay_function)(unsigned long long, job *);
typedef SWIFT_CALL void (*deadline_function)(long long, long long, long long, long long, int, job *);

typedef SWIFT_CALL void (*enqueue_hook)(job *, enqueue_function);
typedef SWIFT_CALL rs_executor (*main_executor_hook)(main_executor_function);
typedef SWIFT_CALL void (*delay_hook)(unsigned long long, job *, delay_function);
typedef SWIFT_CALL void (*deadline_hook)(long long, long long, long long, long long, int, job *, deadline_function);

extern __attribute__((weak)) enqueue_hook swift_task_enqueueGlobal_hook;
extern __attribute__((weak)) main_executor_hook swift_task_getMainExecutor_hook;
extern __attribute__((weak)) delay_hook swift_task_enqueueGlobalWithDelay_hook;
extern __attribute__((weak)) deadline_hook swift_task_enqueueGlobalWithDeadline_hook;

extern __attribute__((weak)) SWIFT_CALL void swift_job_run_on_serial_and_task_executor(
    job *, uintptr_t, uintptr_t, uintptr_t, uintptr_t);
extern __attribute__((weak)) SWIFT_CALL void *swift_task_pushTaskExecutorPreference(uintptr_t, uintptr_t);
extern __attribute__((weak)) SWIFT_CALL void swift_task_popTaskExecutorPreference(void *);
SWIFT_CALL void *swift_task_getCurrent(void);
SWIFT_CALL uint64_t swift_task_getJobTaskId(job *);
SWIFT_CALL void swift_task_cancel(void *);
size_t swift_retainCount(void *);
void swift_release(void *);

// MARK: - Hooks

static rs_simulation_functions functions;
static _Thread_local const rs_simulation *current;
static _Thread_local bool recognizes_next_job;

/// The functions with which the runtime begins and ends every task of a closure.
static start_function first_function;
static end_function last_function;

/// The job that the runtime hands to Dispatch while its function that runs jobs is not known.
static _Thread_local void *recognized_job;

const rs_simulation *rs_current_simulation(void) { return current; }
void rs_set_current_simulation(const rs_simulation *simulation) { current = simulation; }

static SWIFT_CALL void enqueue(job *job, enqueue_function original) {
  if (recognizes_next_job) {
    // The job is the new task of the thread's `Task {}`. Its first context is that of the runtime, in which a task begins and ends.
    recognizes_next_job = false;
    first_function = job->resume;
    last_function = job->context->resume_parent;
    recognized_job = job;
  }
  if (current) {
    functions.enqueue(current->object, job);
  } else {
    original(job);
    recognized_job = NULL;
  }
}

static SWIFT_CALL rs_executor main_executor(main_executor_function original) {
  return current ? current->main_executor : original();
}

static SWIFT_CALL void enqueue_with_delay(unsigned long long delay, job *job, delay_function original) {
  if (current) functions.waits_for_clock(current->object);
  original(delay, job);
}

static SWIFT_CALL void enqueue_with_deadline(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock,
    job *job, deadline_function original) {
  if (current) functions.waits_for_clock(current->object);
  original(seconds, nanoseconds, tolerance_seconds, tolerance_nanoseconds, clock, job);
}

bool rs_set_simulation_hooks(rs_simulation_functions given) {
  if (!&swift_task_enqueueGlobal_hook || !&swift_task_getMainExecutor_hook || !swift_job_run_on_serial_and_task_executor ||
      !swift_task_pushTaskExecutorPreference || !swift_task_popTaskExecutorPreference) {
    return false;
  }
  functions = given;
  swift_task_enqueueGlobal_hook = enqueue;
  swift_task_getMainExecutor_hook = main_executor;
  if (&swift_task_enqueueGlobalWithDelay_hook) swift_task_enqueueGlobalWithDelay_hook = enqueue_with_delay;
  if (&swift_task_enqueueGlobalWithDeadline_hook) swift_task_enqueueGlobalWithDeadline_hook = enqueue_with_deadline;
  return true;
}

#ifdef __linux__

typedef void (*dispatch_work)(void *);
typedef void (*dispatch_function)(void *queue, void *context, dispatch_work);

/// The function of the runtime that runs jobs.
static dispatch_work run_job;
static dispatch_function dispatch;
static pthread_once_t found_dispatch = PTHREAD_ONCE_INIT;

#if __has_feature(thread_sanitizer)

// The sanitizer's function, which is weak, and stands in front of the function of Dispatch.
void __interceptor_dispatch_async_f(void *queue, void *context, dispatch_work work);

static void find_dispatch(void) { dispatch = __interceptor_dispatch_async_f; }
#define LINKAGE visibility("default")

#else

static void find_dispatch(void) { dispatch = (dispatch_function)dlsym(RTLD_NEXT, "dispatch_async_f"); }

// Weak, so that a program that contains Dispatch itself can be linked. Then no job comes here.
#define LINKAGE weak, visibility("default")

#endif

__attribute__((LINKAGE)) void dispatch_async_f(void *queue, void *context, dispatch_work work) {
  if (context && context == recognized_job) run_job = work;
  if (current && work == run_job) return functions.enqueue(current->object, context);
  pthread_once(&found_dispatch, find_dispatch);
  dispatch(queue, context, work);
}

#endif

void rs_recognize_next_job(void) { recognizes_next_job = true; }

// MARK: - Tasks

static SWIFT_ASYNC_CALL void end_task(ASYNC_CONTEXT async_context *context, CONTEXT void *error) {
  // The record is the last one pushed that has not been popped: the code of the task has balanced its own.
  void *record = functions.task_ended(swift_task_getCurrent());
  if (record) swift_task_popTaskExecutorPreference(record);
  __attribute__((musttail)) return last_function(context, error);
}

static SWIFT_ASYNC_CALL void start_task(ASYNC_CONTEXT async_context *context) {
  if (current) {
    void *record = swift_task_pushTaskExecutorPreference(
        current->task_executor.identity, current->task_executor.implementation);
    functions.task_started(current->object, swift_task_getCurrent(), record);
    context->resume_parent = end_task;
  }
  __attribute__((musttail)) return first_function(context);
}

void rs_adopt(void *pointer) {
  job *job = pointer;
  // Both functions are compared, so a task that has begun, or that does not begin with a closure, stays as it is.
  if (rs_is_task(job) && job->resume == first_function && job->context->resume_parent == last_function) {
    job->resume = start_task;
  }
}

void rs_run(void *job, rs_executor serial, rs_executor task) {
  swift_job_run_on_serial_and_task_executor(
      job, serial.identity, serial.implementation, task.identity, task.implementation);
}

bool rs_is_task(void *pointer) { return (((job *)pointer)->flags & 0xff) == 0; }
bool rs_is_yield(void *pointer) { return (((job *)pointer)->flags & 0xff) == 195; }
uint64_t rs_task_number(void *task) { return swift_task_getJobTaskId(task); }

int rs_resume_addresses(void *task, uintptr_t *addresses, int limit) {
  uintptr_t address = (uintptr_t)((job *)task)->resume;
  int count = 0;
  for (async_context *context = ((job *)task)->context; count < limit; context = context->parent) {
    addresses[count++] = address;
    if (!context) break;
    address = (uintptr_t)context->resume_parent;
  }
  return count;
}

void rs_cancel(void *task) { swift_task_cancel(task); }

uintptr_t rs_retain_count(void *object) { return object ? swift_retainCount(object) : 0; }

void rs_release_to_count(void *object, uintptr_t count) {
  if (!object) return;
  // No reference is released twice: the count goes down by one with each release, and stays above 0, since the caller owns one.
  for (size_t now = swift_retainCount(object); now > count; now--) swift_release(object);
}

// MARK: - The environment

const char *rs_replayed_schedule(void) { return getenv("REACTIVE_SIGNALS_REPLAY"); }

// MARK: - The thread and the build

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

__attribute__((noinline)) uintptr_t rs_stack_address(void) { return (uintptr_t)__builtin_frame_address(0); }

bool rs_is_address_sanitized(void) { return __has_feature(address_sanitizer); }

bool rs_is_thread_sanitized(void) { return __has_feature(thread_sanitizer); }
