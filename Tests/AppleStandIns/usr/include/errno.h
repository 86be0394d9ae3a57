#ifndef STAND_IN_ERRNO_H
#define STAND_IN_ERRNO_H

extern int *__error(void);
#define errno (*__error())
#define ENOENT 2
#define EINTR 4
#define EBADF 9
#define ENOMEM 12
#define EACCES 13
#define EINVAL 22

#endif
