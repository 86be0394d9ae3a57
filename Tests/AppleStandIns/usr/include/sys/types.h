#ifndef STAND_IN_SYS_TYPES_H
#define STAND_IN_SYS_TYPES_H

#include <stddef.h>
#include <stdint.h>
typedef int32_t pid_t;
typedef uint32_t id_t;
typedef uint32_t uid_t;
typedef uint16_t mode_t;
typedef long ssize_t;

#endif
