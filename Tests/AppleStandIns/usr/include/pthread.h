#ifndef STAND_IN_PTHREAD_H
#define STAND_IN_PTHREAD_H

#include <sys/types.h>
typedef struct _opaque_pthread_t *pthread_t;
typedef unsigned long pthread_key_t;
typedef struct {
  long signature;
  char opaque[8];
} pthread_once_t;
#define PTHREAD_ONCE_INIT {0x30B1BCBA, {0}}
int pthread_key_create(pthread_key_t *, void (*)(void *));
int pthread_once(pthread_once_t *, void (*)(void));
int pthread_setspecific(pthread_key_t, const void *);
void *pthread_getspecific(pthread_key_t);
int pthread_main_np(void);
pthread_t pthread_self(void);

#endif
