#ifndef STAND_IN_TIME_H
#define STAND_IN_TIME_H

#include <stdint.h>
typedef long time_t;
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
typedef enum {
  _CLOCK_UPTIME_RAW = 8,
#define CLOCK_UPTIME_RAW _CLOCK_UPTIME_RAW
  _CLOCK_THREAD_CPUTIME_ID = 16
#define CLOCK_THREAD_CPUTIME_ID _CLOCK_THREAD_CPUTIME_ID
} clockid_t;
int clock_gettime(clockid_t, struct timespec *);
uint64_t clock_gettime_nsec_np(clockid_t);

#endif
