#if defined(__linux__)
#define _GNU_SOURCE
#include <link.h>
#include <sys/uio.h>
#include <unistd.h>
#endif

#include <pthread.h>

#include "ReactiveSignalsShims.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

// Swift code keeps frame pointers. A frame holds the frame pointer of its caller and the return address.
//
// The frame of an asynchronous function is called by the runtime. It has the context of the function in front, which holds the context of
// the caller, and the address at which the caller continues. The frame of a closure that the runtime calls looks the same, and has
// any number in this place. So contexts are read by a function of the system that checks the address, and at worst some numbers
// in the result are no addresses of calls.
//
// Memory. Code of other languages may use the frame pointer for any number. So frames are read only between the frame of this function and
// the end of the thread's stack, each above the one before. Such memory is always readable.

// Functions of the Swift runtime, in all versions with concurrency.
__attribute__((swiftcall)) void *swift_task_getCurrent(void);

/// The addresses of the library of the runtime that runs tasks. Empty if it is a part of the program.
static uintptr_t runtime_start = 0, runtime_end = 0;

static int note_library(struct dl_phdr_info *info, size_t size, void *unused) {
  uintptr_t start = UINTPTR_MAX, end = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
    uintptr_t segment = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    if (segment < start) start = segment;
    if (segment + info->dlpi_phdr[i].p_memsz > end) end = segment + info->dlpi_phdr[i].p_memsz;
  }
  uintptr_t function = (uintptr_t)swift_task_getCurrent, own = (uintptr_t)note_library;
  if (function < start || function >= end) return 0;
  if (own >= start && own < end) return 1;
  runtime_start = start;
  runtime_end = end;
  return 1;
}

static void find_runtime(void) { dl_iterate_phdr(note_library, NULL); }

static bool is_in_runtime(uintptr_t address) { return address >= runtime_start && address < runtime_end; }

static uintptr_t look_up_stack_end(void) {
  pthread_attr_t attributes;
  void *start = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  return (uintptr_t)start + size;
}

/// Appends the addresses at which the callers of an asynchronous function continue. Returns the number of all addresses.
static size_t follow(uintptr_t context, uintptr_t *calls, size_t count, size_t limit) {
  for (int depth = 0; depth < 24 && context && count < limit; depth++) {
    uintptr_t words[2];
    struct iovec local = {words, sizeof(words)}, remote = {(void *)context, sizeof(words)};
    if (process_vm_readv(getpid(), &local, 1, &remote, 1, 0) != sizeof(words) || words[1] == 0) break;
    calls[count++] = words[1];
    context = words[0];
  }
  return count;
}

__attribute__((noinline, no_sanitize("address", "thread"))) size_t rs_current_calls(uintptr_t *calls, size_t limit) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  static _Thread_local uintptr_t stack_end = 0;
  pthread_once(&once, find_runtime);
  if (stack_end == 0) stack_end = look_up_stack_end();
  bool is_in_task = swift_task_getCurrent() != NULL;
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  uintptr_t callee = 0;
  size_t count = 0;
  while (count < limit && frame % sizeof(uintptr_t) == 0 && frame + 2 * sizeof(uintptr_t) <= stack_end) {
    const uintptr_t *words = (const uintptr_t *)frame;
    if (words[1] == 0) break;
    // The call is in front of the address to which it returns.
    calls[count++] = words[1] - 1;
    if (is_in_task && callee && is_in_runtime(words[1]) && !is_in_runtime(callee)) {
      count = follow(words[-1], calls, count, limit);
    }
    if (words[0] <= frame) break;
    callee = words[1];
    frame = words[0];
  }
  return count;
}

#else

size_t rs_current_calls(uintptr_t *calls, size_t limit) { return 0; }

#endif

#if defined(__linux__)

struct code_file_visitor {
  void (*body)(const char *path, uintptr_t start, uintptr_t end, void *context);
  void *context;
  /// The path of the program, which has no name in the list of the loader.
  char program[4096];
};

static int visit_code_file(struct dl_phdr_info *info, size_t size, void *argument) {
  struct code_file_visitor *visitor = argument;
  const char *path = info->dlpi_name && info->dlpi_name[0] ? info->dlpi_name : visitor->program;
  // The code that the kernel lends to programs is in no file.
  if (path[0] != '/') return 0;
  uintptr_t start = UINTPTR_MAX, end = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
    uintptr_t segment = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    if (segment < start) start = segment;
    uintptr_t segment_end = segment + info->dlpi_phdr[i].p_memsz;
    if ((info->dlpi_phdr[i].p_flags & PF_X) && segment_end > end) end = segment_end;
  }
  if (start < end) visitor->body(path, start, end, visitor->context);
  return 0;
}

void rs_for_each_code_file(
    void (*body)(const char *path, uintptr_t start, uintptr_t end, void *context), void *context) {
  struct code_file_visitor visitor = {body, context, ""};
  ssize_t length = readlink("/proc/self/exe", visitor.program, sizeof(visitor.program) - 1);
  visitor.program[length < 0 ? 0 : length] = 0;
  dl_iterate_phdr(visit_code_file, &visitor);
}

#else

void rs_for_each_code_file(
    void (*body)(const char *path, uintptr_t start, uintptr_t end, void *context), void *context) {}

#endif
