#ifndef STAND_IN_POLL_H
#define STAND_IN_POLL_H

#define POLLIN 0x0001
typedef unsigned int nfds_t;
struct pollfd {
  int fd;
  short events;
  short revents;
};
int poll(struct pollfd *, nfds_t, int);

#endif
