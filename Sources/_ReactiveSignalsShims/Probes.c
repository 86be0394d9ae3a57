#include "ReactiveSignalsShims.h"

// A probe is an instruction without effect, and a note that tells tracers its address, its argument and the address of the
// number of its watchers. The format is that of SystemTap, version 3. `_.stapsdt.base` is an address that the note contains as
// well, so that tracers can tell by how much the program was relocated after it was linked.
//
// Linkers that drop unused sections would drop that base, as only notes refer to it. The flag `R` retains it.

#if RS_HAS_PROBES

#define RS_PROBE(probe)                                                                               \
  __attribute__((section(".probes"), used)) unsigned short rs_probe_watchers_##probe = 0;             \
                                                                                                      \
  __attribute__((noinline, used)) void rs_probe_##probe(const char *name) {                           \
    /* Some tracers cannot read a page that the program has never read. */                            \
    (void)*(const volatile char *)name;                                                               \
    __asm__ volatile(                                                                                 \
        "990: nop\n"                                                                                  \
        ".pushsection .note.stapsdt,\"\",\"note\"\n"                                                  \
        ".balign 4\n"                                                                                 \
        ".4byte 992f-991f, 994f-993f, 3\n"                                                            \
        "991: .asciz \"stapsdt\"\n"                                                                   \
        "992: .balign 4\n"                                                                            \
        "993: .8byte 990b\n"                                                                          \
        ".8byte _.stapsdt.base\n"                                                                     \
        ".8byte rs_probe_watchers_" #probe "\n"                                                       \
        ".asciz \"reactive_signals\"\n"                                                               \
        ".asciz \"" #probe "\"\n"                                                                     \
        ".asciz \"8@%[name]\"\n"                                                                      \
        "994: .balign 4\n"                                                                            \
        ".popsection\n"                                                                               \
        ".ifndef _.stapsdt.base\n"                                                                    \
        ".pushsection .stapsdt.base,\"aGR\",\"progbits\",.stapsdt.base,comdat\n"                      \
        ".weak _.stapsdt.base\n"                                                                      \
        ".hidden _.stapsdt.base\n"                                                                    \
        "_.stapsdt.base: .space 1\n"                                                                  \
        ".size _.stapsdt.base, 1\n"                                                                   \
        ".popsection\n"                                                                               \
        ".endif\n"                                                                                    \
        :                                                                                             \
        : [name] "r"(name)                                                                            \
        : "memory");                                                                                  \
  }

RS_PROBE(subscribed)
RS_PROBE(next)
RS_PROBE(failed)
RS_PROBE(completed)
RS_PROBE(disposed)

#endif
