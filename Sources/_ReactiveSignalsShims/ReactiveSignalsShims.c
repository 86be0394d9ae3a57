#include "ReactiveSignalsShims.h"

_Thread_local rs_thread_locals rs_thread = {0};
