#ifndef STAND_IN_UNISTD_H
#define STAND_IN_UNISTD_H

#include <sys/types.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
int close(int);
int pipe(int[2]);
pid_t getpid(void);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);

#endif
