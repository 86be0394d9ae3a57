#define _GNU_SOURCE
#include "ReactiveSignalsShims.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#if RS_HAS_PROGRAMS
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#endif

#if RS_HAS_PROGRAMS && defined(__APPLE__)
#include <crt_externs.h>
#endif

// A C library without `__GLIBC_PREREQ` cannot even parse a condition that calls it.
#if defined(__GLIBC__)
#define GLIBC_BEFORE(major, minor) !__GLIBC_PREREQ(major, minor)
#else
#define GLIBC_BEFORE(major, minor) 0
#endif

// MARK: - Descriptors

_Static_assert(sizeof(rs_wait) == sizeof(struct pollfd), "rs_wait is a pollfd");
_Static_assert(offsetof(rs_wait, descriptor) == offsetof(struct pollfd, fd), "rs_wait is a pollfd");
_Static_assert(offsetof(rs_wait, wanted) == offsetof(struct pollfd, events), "rs_wait is a pollfd");
_Static_assert(offsetof(rs_wait, seen) == offsetof(struct pollfd, revents), "rs_wait is a pollfd");

int rs_wait_until_readable(rs_wait *waits, size_t count, bool now) {
  for (size_t i = 0; i < count; i++) {
    waits[i].wanted = POLLIN;
    waits[i].seen = 0;
  }
  int result;
  do {
    result = poll((struct pollfd *)waits, count, now ? 0 : -1);
  } while (result < 0 && errno == EINTR);
  return result < 0 ? errno : 0;
}

int rs_check_access(int descriptor) {
  int flags = fcntl(descriptor, F_GETFL);
  if (flags < 0) return errno;
  return (flags & O_ACCMODE) == O_WRONLY ? EBADF : 0;
}

long rs_read(int descriptor, void *bytes, size_t count) {
  ssize_t result;
  do {
    result = read(descriptor, bytes, count);
  } while (result < 0 && errno == EINTR);
  return result < 0 ? -(long)errno : result;
}

int rs_make_pipe(int *reading, int *writing) {
  int ends[2];
#if defined(__APPLE__)
  if (pipe(ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#else
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
#endif
  *reading = ends[0];
  *writing = ends[1];
  return 0;
}

void rs_wake(int descriptor) {
  char byte = 0;
  while (write(descriptor, &byte, 1) < 0 && errno == EINTR) {}
}

void rs_close(int descriptor) { close(descriptor); }

// MARK: - Programs

#if RS_HAS_PROGRAMS

// Sets `strings` to the strings in `bytes`, which follow one another. A 0 inside a string is an error.
static int split(char **strings, size_t count, const char *bytes, size_t length) {
  const char *end = bytes + length;
  for (size_t i = 0; i < count; i++) {
    strings[i] = (char *)bytes;
    bytes += strlen(bytes) + 1;
  }
  return bytes == end ? 0 : EINVAL;
}

static char **own_environment(void) {
#if defined(__APPLE__)
  return *_NSGetEnviron();
#else
  return environ;
#endif
}

static int change_directory(posix_spawn_file_actions_t *actions, const char *directory) {
#if GLIBC_BEFORE(2, 29)
  return ENOSYS;
#else
  return posix_spawn_file_actions_addchdir_np(actions, directory);
#endif
}

// Sets the descriptors of the program: an empty input, the pipe as output, and the standard error of the caller.
static int arrange_files(posix_spawn_file_actions_t *actions, const char *directory, int output) {
  int error = posix_spawn_file_actions_adddup2(actions, output, STDOUT_FILENO);
  if (!error) error = posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  if (!error && directory) error = change_directory(actions, directory);
#if defined(__APPLE__)
  if (!error) error = posix_spawn_file_actions_addinherit_np(actions, STDERR_FILENO);
#elif defined(__GLIBC__) && !GLIBC_BEFORE(2, 34)
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
#endif
  return error;
}

// Gives the program a process group, unblocks all signals, and resets two of them that the caller may ignore.
static int arrange_signals(posix_spawnattr_t *attributes) {
  sigset_t signals;
  sigemptyset(&signals);
  int error = posix_spawnattr_setsigmask(attributes, &signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGPIPE);
  if (!error) error = posix_spawnattr_setsigdefault(attributes, &signals);
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP;
#if defined(__APPLE__)
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  if (!error) error = posix_spawnattr_setflags(attributes, flags);
  return error;
}

static int spawn(
    int *identifier, const char *path, char **arguments, char **environment, const char *directory, int output) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (!error) {
    error = arrange_files(&actions, directory, output);
    if (!error) error = arrange_signals(&attributes);
    pid_t process = 0;
    if (!error) error = posix_spawn(&process, path, &actions, &attributes, arguments, environment);
    *identifier = process;
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int rs_start_program(
    int *identifier, const char *path, const char *arguments, size_t argument_count, size_t arguments_length,
    const char *variables, size_t variable_count, size_t variables_length, const char *directory, int output) {
  char **argument_list = calloc(argument_count + 1, sizeof(char *));
  char **variable_list = calloc(variable_count + 1, sizeof(char *));
  int error = ENOMEM;
  if (argument_list && variable_list) {
    error = split(argument_list, argument_count, arguments, arguments_length);
    if (!error && variables) error = split(variable_list, variable_count, variables, variables_length);
    char **environment = variables ? variable_list : own_environment();
    if (!error) error = spawn(identifier, path, argument_list, environment, directory, output);
  }
  free(argument_list);
  free(variable_list);
  return error;
}

int rs_await_program(int identifier) {
  siginfo_t info;
  int result;
  do {
    result = waitid(P_PID, (id_t)identifier, &info, WEXITED | WNOWAIT);
  } while (result < 0 && errno == EINTR);
  return result < 0 ? errno : 0;
}

int rs_reap_program(int identifier, int *status, int *signal) {
  int end = 0;
  pid_t result;
  do {
    result = waitpid(identifier, &end, 0);
  } while (result < 0 && errno == EINTR);
  if (result < 0) return errno;
  *status = WIFEXITED(end) ? WEXITSTATUS(end) : 0;
  *signal = WIFSIGNALED(end) ? WTERMSIG(end) : 0;
  return 0;
}

void rs_terminate_program(int identifier) { kill(identifier, SIGTERM); }

#endif
