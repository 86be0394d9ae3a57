#ifndef STAND_IN_FCNTL_H
#define STAND_IN_FCNTL_H

#include <sys/types.h>
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_ACCMODE 0x0003
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define FD_CLOEXEC 1
int fcntl(int, int, ...);
int open(const char *, int, ...);

#endif
