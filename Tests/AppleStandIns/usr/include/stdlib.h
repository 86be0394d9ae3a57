#ifndef STAND_IN_STDLIB_H
#define STAND_IN_STDLIB_H

#include <sys/types.h>
void *calloc(size_t, size_t);
void *malloc(size_t);
void free(void *);
char *getenv(const char *);

#endif
