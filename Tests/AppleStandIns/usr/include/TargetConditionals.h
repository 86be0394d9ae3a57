#ifndef STAND_IN_TARGETCONDITIONALS_H
#define STAND_IN_TARGETCONDITIONALS_H

// The compiler itself defines `TARGET_OS_OSX` and the like.

#endif
