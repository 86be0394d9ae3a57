#ifndef STAND_IN_SIGNAL_H
#define STAND_IN_SIGNAL_H

#include <sys/types.h>
#define SIGPIPE 13
#define SIGTERM 15
typedef uint32_t sigset_t;
int kill(pid_t, int);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);

#endif
