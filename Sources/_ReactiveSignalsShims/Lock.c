#include "ReactiveSignalsShims.h"

#if defined(__APPLE__)
#include <os/lock.h>

void rs_lock_initialize(const void *address) { *(os_unfair_lock *)address = OS_UNFAIR_LOCK_INIT; }
void rs_lock(const void *address) { os_unfair_lock_lock((os_unfair_lock *)address); }
void rs_unlock(const void *address) { os_unfair_lock_unlock((os_unfair_lock *)address); }
#else

// For tests of `Mutex` alone: other systems have one of their own.
void rs_lock_initialize(const void *address) { __atomic_store_n((char *)address, 0, __ATOMIC_RELAXED); }
void rs_lock(const void *address) {
  while (__atomic_exchange_n((char *)address, 1, __ATOMIC_ACQUIRE)) rs_yield();
}
void rs_unlock(const void *address) { __atomic_store_n((char *)address, 0, __ATOMIC_RELEASE); }
#endif
