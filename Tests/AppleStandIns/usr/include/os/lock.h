#ifndef STAND_IN_OS_LOCK_H
#define STAND_IN_OS_LOCK_H

typedef struct {
  unsigned int opaque;
} os_unfair_lock;

#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})

void os_unfair_lock_lock(os_unfair_lock *lock);
void os_unfair_lock_unlock(os_unfair_lock *lock);

#endif
