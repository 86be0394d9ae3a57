#ifndef STAND_IN_SYS_WAIT_H
#define STAND_IN_SYS_WAIT_H

#include <signal.h>
#define WNOHANG 0x00000001
#define WEXITED 0x00000004
#define WNOWAIT 0x00000020
#define _WSTATUS(x) (*(int *)&(x) & 0177)
#define _WSTOPPED 0177
#define WIFEXITED(x) (_WSTATUS(x) == 0)
#define WIFSIGNALED(x) (_WSTATUS(x) != _WSTOPPED && _WSTATUS(x) != 0)
#define WEXITSTATUS(x) ((*(int *)&(x) >> 8) & 0xff)
#define WTERMSIG(x) (_WSTATUS(x))
typedef enum { P_ALL, P_PID, P_PGID } idtype_t;
typedef struct {
  int si_signo;
  int si_errno;
  int si_code;
  pid_t si_pid;
  uid_t si_uid;
  int si_status;
} siginfo_t;
int waitid(idtype_t, id_t, siginfo_t *, int);
pid_t waitpid(pid_t, int *, int);

#endif
