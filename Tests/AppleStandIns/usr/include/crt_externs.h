#ifndef STAND_IN_CRT_EXTERNS_H
#define STAND_IN_CRT_EXTERNS_H

char ***_NSGetEnviron(void);

#endif
