#include <fcntl.h>
#include <unistd.h>

int faulty_pipe(int *ends) {
  // error: call to undeclared function 'pipe2'; ISO C99 and later do not support implicit function declarations [-Wimplicit-function-declaration]  (macOS iOS)
  return pipe2(ends, 0);
}
