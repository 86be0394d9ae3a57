#include "ReactiveSignalsShims.h"

_Thread_local rs_thread_locals rs_thread = {0};

typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} executor;

// The Swift runtime's own, of all versions with concurrency.
__attribute__((swiftcall)) executor swift_task_getCurrentExecutor(void);

uintptr_t rs_current_executor(void) { return swift_task_getCurrentExecutor().identity; }
