/*
 Sources that wait while a mailbox is full, or while a pressure further downstream is raised: their line, and the turns of tasks.

 Synchronous sources and tasks send values to a mailbox. Two sources begin after one another, or one begins at a value of the other
 (`NESTED`), or each on its own thread (`APART`). With `GATE`, two sources pass a gate on the way: the thread that finds the other one inside
 leaves its value there, which raises the pressure of the mailbox until the thread inside has left the gate.
 A consumer takes the values out in batches: it drains the mailbox as work of a scheduler does, or it pulls as the iterator of `values` does.
 With `BARE`, the mailbox is only a pressure: it is never raised (1), or each value raises it and any thread lowers it (2).
 Another thread lowers the pressure downstream, with `FOCUS` when all tasks wait, and raises and lowers it once more with `AGAIN`. With
 `DISPOSAL`, one more disposes the subscription. Two threads begin the sources, and take over the calls of `resume`.
 The subscribers of a shared source, which `obstacle` may name, are not in the model: `ContentionTests` has a source that waits for one.
 A section under a lock is one step, or two where it reads the marks and changes them later. Each atomic operation is one step.

 Proved: all values arrive. No more values wait than the limit, and one more for each further source. A source runs on one thread at a
 time, and sends all its values before the next one begins. One consumer is at work at a time. No source and no task waits when nothing is
 left that can continue it, and no consumer while elements wait. No task counts as on its way when it has come. A disposal ends all. A source
 may send one value more after the consumer has left. After a disposal, no pressure retains a source. No source has two values at the gate.

 Compared with the code: 2026-12-01 14:38
 Stands for Sources/ReactiveSignals/Disposables/Pressure.swift: Pressure isBlocking isBlockingHere obstacle lowerNow add remove mark waitForObstacle close resumeAfterObstacle comingLimit nextOrLeave countTaskThatRuns taskRuns Pacer isHeldBack waitIfHeldBack resume
 Stands for Sources/ReactiveSignals/Core/Mailbox.swift: Mailbox isUnattended isFinished start send end discard wakeConsumer take next drain change lower
 Stands for Sources/ReactiveSignals/Core/PacedLoop.swift: PacedLoop send sendPaced
 Stands for Sources/ReactiveSignals/Concurrency/Pull.swift: Pull WaitingConsumer
 Stands for Sources/ReactiveSignals/Concurrency/Values.swift: Cursor

 Run: -DPACING=1 -DVALUES=3
 Run: -DPACING=3 -DVALUES=4
 Run: -DVALUES=2 -DDISPOSAL
 Run: -DSOURCES=2 -DVALUES=2
 Run: -DSOURCES=2 -DVALUES=2 -DNESTED
 Run: -DSOURCES=2 -DVALUES=2 -DAPART -DGATE -DBARE=1
 Run: -DPACING=1 -DVALUES=2 -DPULL
 Run: -DPACING=3 -DVALUES=4 -DPULL
 Long run: -DPACING=1 -DVALUES=1 -DPULL -DDISPOSAL
 Run: -DSOURCES=0 -DTASKS=1 -DVALUES=2 -DBARE=2 -DDISPOSAL
 Run: -DFOCUS -DSOURCES=0 -DTASKS=3 -DVALUES=1 -DBARE=1
 Long run: -DFOCUS -DSOURCES=0 -DTASKS=3 -DVALUES=1 -DBARE=2
 Run: -DFOCUS -DAGAIN -DSOURCES=0 -DTASKS=2 -DVALUES=1 -DBARE=2
 Long run: -DSOURCES=0 -DTASKS=2 -DVALUES=2 -DBARE=2
 Long run: -DFOCUS -DSOURCES=1 -DTASKS=2 -DVALUES=1 -DBARE=2

 Fault 1: A source is added although the pressure has been lowered, and nobody resumes it.
 Fault 2 -DDISPOSAL: A disposal does not continue the sources.
 Fault 3 -DDISPOSAL: A source that has not waited continues although another thread has taken its continuation.
 Fault 4: A pressure is lowered without continuing the sources.
 Fault 5 -DVALUES=4: The elements that a consumer has taken out do not count.
 Fault 6: A consumer leaves, and says so in a later step.
 Fault 7: Each event wakes a consumer.
 Fault 8 -DPULL: A consumer forgets an event that has come after its look at the mailbox.
 Fault 9 -DPULL -DDISPOSAL: A closed mailbox that is empty is not noticed.
 Fault 10 -DDISPOSAL: A continuation is read, and taken later.
 Fault 11: A source looks at the first pressure only.
 Fault 12 -DDISPOSAL: A source that meets a disposal stays in the pressure.
 Fault 13 -DSOURCES=2 -DVALUES=2 -DAPART -DGATE -DBARE=1: A value that waits at a gate raises no pressure.
 Fault 14 -DSOURCES=2 -DVALUES=2 -DAPART -DGATE -DBARE=1: The thread that leaves a gate continues no source.
 Fault 15 -DFOCUS -DSOURCES=0 -DTASKS=3 -DVALUES=1 -DBARE=1: A task that runs does not count as come while a thread resumes the sources.
 Fault 16 -DFOCUS -DSOURCES=0 -DTASKS=3 -DVALUES=1 -DBARE=1: A task that runs resumes nobody while another pressure is raised.
 Fault 17 -DSOURCES=2: A source that begins does not look at the line.
 Fault 18 -DSOURCES=2 -DNESTED: Sources that interrupt another one are put at the end of the line.
 Fault 19: An obstacle that is lowered between the look and the wait is waited for.
 Fault 20 -DSOURCES=0 -DTASKS=1 -DVALUES=3 -DBARE=2 -DDISPOSAL: A closed pressure resumes its sources.
*/

#ifndef SOURCES
#define SOURCES 1
#endif
#ifndef TASKS
#define TASKS 0
#endif
#ifndef PACING
#define PACING 2
#endif
#ifndef VALUES
#define VALUES 2
#endif
#ifndef FAULT
#define FAULT 0
#endif
#define COUNT (SOURCES + TASKS)
#define ALL (COUNT * VALUES + 1)
#ifdef APART
#define EXTRA (COUNT - 1)
#else
#define EXTRA (TASKS > 0 -> COUNT - 1 : 0)
#endif

/* The pressure of the mailbox, and the one downstream of it. */
#define MINE 0
#define DOWN 1
#define NONE 255

/* Pressure.marks */
#define FULL 1
#define GATED 2
#define CLOSED 4
#define RAISED 7
#if FAULT == 20
#define HELD 3
#else
#define HELD RAISED
#endif
#define LINE 8
#define INTERRUPTED 16
#define HASTASKS 32
byte marks[2];
byte runner[2];
bool isLocked[2];               /* Only where a section has two steps. */

/* Pressure.State of the mailbox's pressure: synchronous sources and tasks that wait, and whether it has a pacer downstream. */
chan line = [3] of { byte };
chan interrupting = [3] of { byte };
chan tasks = [4] of { byte };
bool hasWait;
/* State.line of the pressure downstream: the pacer of the pressure of the mailbox. */
bool isInLine, isInterrupting;

#define mineMarks ((len(line) > 0 -> LINE : 0) | (len(interrupting) > 0 -> INTERRUPTED : 0) | (len(tasks) > 0 -> HASTASKS : 0))
#define downMarks ((isInLine -> LINE : 0) | (isInterrupting -> INTERRUPTED : 0))

/* Pressure.isBlockingHere, for the thread `me`. Tasks are no thread. */
#define isBlockingHere(p, me) ((marks[p] & (RAISED | INTERRUPTED)) || ((marks[p] & LINE) && runner[p] != me))

#if FAULT == 17
#define isBlockingLine(p, me) (marks[p] & (RAISED | INTERRUPTED))
#else
#define isBlockingLine isBlockingHere
#endif

/* Calls of Pressure.resume, which threads take over, and the beginnings of sources. */
bool callsMine, callsDown, begins[2];
/* A call of a task: 1 of resume, 2 of waitForObstacle and then resume. The task goes on when it has returned. */
byte calls[COUNT];
/* Pacer.hasTurn */
bool hasTurn[COUNT];
/* State.comingCount */
byte comingCount;

/* A value waits at the gate. */
bool isTaken;
byte atGate, endsAtGate;
bool isLowered;

/* The state of the mailbox. The last element is the end. */
byte waiting, takenCount;
bool isAttended, isClosed;

#ifdef DISPOSAL
bool isDisposed;
#else
#define isDisposed false
#endif
bool hasContinuation[COUNT], isContinued[COUNT];
byte sent[COUNT], endedCount;

byte wakes;
byte handed;
bool hasHandler, isWanted, isResumed;

/* For the proof. */
#ifdef AGAIN
#define again true
#else
#define again false
#endif
byte consumed, consumers, inHand;
bool isRunning[COUNT], hasEnded[COUNT];
#ifdef DISPOSAL
bool isLate[COUNT];
#endif
bool isOver;

#ifdef PULL
inline wake() { wakes++ }
#else
inline wake() { assert(wakes == 0); wakes = 1 }
#endif

/* A source that has looked before the consumer left sends one value more. */
inline noteLate(s) {
#ifdef DISPOSAL
  if :: (marks[MINE] & CLOSED) && !isDisposed -> assert(!isLate[s]); isLate[s] = true :: else -> skip fi
#else
  skip
#endif
}

/* Pressure.mark: those marks that are set again are set already. Inside a step. */
inline mark() {
  present = mineMarks | (runner[MINE] == 0 -> 0 : LINE);
  assert((marks[MINE] & present) == present || (marks[MINE] & INTERRUPTED));
  marks[MINE] = (marks[MINE] & RAISED) | present
}

#if FAULT == 1
#define AWAITED true
#else
#define AWAITED ((marks[MINE] & RAISED) || runner[MINE] != 0)
#endif

/* Pressure.remove */
inline remove(s) {
  d_step { !isLocked[MINE];
    if :: line??[eval(s)] -> line??eval(s) :: else -> skip fi;
    if :: interrupting??[eval(s)] -> interrupting??eval(s) :: else -> skip fi;
    if :: tasks??[eval(s)] -> tasks??eval(s) :: else -> skip fi;
    mark(); present = 0 }
}

/* lower, lowerNow. Inside a step. */
inline lowerMine(reason) {
  if
  :: marks[MINE] & reason ->
     marks[MINE] = marks[MINE] & ~reason;
     if
#if FAULT != 4
     :: (marks[MINE] & HELD) == 0 && marks[MINE] != 0 -> callsMine = true
#endif
     :: else -> skip
     fi
  :: else -> skip
  fi
}

inline lowerMailbox() {
  if :: waiting + takenCount <= PACING / 2 -> lowerMine(FULL) :: else -> skip fi
}

inline fill(batch) {
  batch = (waiting <= (PACING + 1) / 2 -> waiting : (PACING + 1) / 2);
  waiting = waiting - batch;
  inHand = batch;
#if FAULT != 5
  takenCount = batch
#endif
}

inline attend() {
#if FAULT == 7
  isAttended = false;
#endif
  if :: !isAttended -> isAttended = true; wake() :: else -> skip fi
}

inline consume(count) {
  atomic { assert(consumers == 0); consumers++ };
  atomic { consumers--; consumed = consumed + count; if :: consumed == ALL -> isOver = true :: else -> skip fi }
}

#ifdef BARE
/* A mailbox without a consumer, that is never full, or full after each value. */
inline sendToMailbox() {
  consumed++;
  assert(!(marks[DOWN] & FULL) || isDisposed || again);
  if :: BARE == 2 -> marks[MINE] = marks[MINE] | FULL :: else -> skip fi
}

inline endMailbox() {
  endedCount++;
  if :: endedCount == COUNT -> consumed++ :: else -> skip fi
}
#else
inline sendToMailbox() {
  if
  :: isClosed -> skip
  :: else ->
     waiting++;
     assert(waiting + inHand <= PACING + EXTRA || isDisposed);
     assert(!(marks[DOWN] & FULL) || isDisposed || again);
     if :: waiting + takenCount >= PACING -> marks[MINE] = marks[MINE] | FULL :: else -> skip fi;
     attend()
  fi
}

inline endMailbox() {
  endedCount++;
  if
  :: endedCount == COUNT && !isClosed -> isClosed = true; waiting++; attend()
  :: else -> skip
  fi
}

#endif

inline leaveGate() {
  do
  :: atomic { atGate > 0 -> atGate--; sendToMailbox() }
  :: atomic { atGate == 0 && endsAtGate > 0 -> endsAtGate--; endMailbox() }
  :: atomic { atGate == 0 && endsAtGate == 0 -> isTaken = false; lowers = isLowered; isLowered = false; break }
  od;
  if
#if FAULT == 14
  :: lowers -> atomic { lowers = false; marks[MINE] = marks[MINE] & ~GATED }
#else
  :: lowers -> atomic { lowers = false; lowerMine(GATED) }
#endif
  :: else -> skip
  fi
}

#define takesCall(t) calls[t] == 1 -> calls[t] = 3; caller = t; goto Resume :: calls[t] == 2 -> calls[t] = 3; caller = t; goto Wait

proctype Thread(byte me) {
  byte s, next = NONE, own = NONE, nest, present, y, caller = NONE;
  bool isFirst, isBeginner, isBlocked, isAwaited, isUp, isEnd, isInside, lowers;

Idle:
end:
  atomic {
    if
    :: callsMine -> callsMine = false; goto Resume
    :: callsDown -> callsDown = false; goto ResumeDown
#if TASKS > 0
    :: takesCall(SOURCES)
#endif
#if TASKS > 1
    :: takesCall(SOURCES + 1)
#endif
#if TASKS > 2
    :: takesCall(SOURCES + 2)
#endif
#if SOURCES > 0
    :: begins[0] -> begins[0] = false; s = 0; isRunning[0] = true; isBeginner = true; goto Run
#endif
#ifdef APART
    :: begins[1] -> begins[1] = false; s = 1; isRunning[1] = true; goto Run
#endif
    fi
  };

#if SOURCES > 0
  /* PacedLoop.run */
Run:
  if :: isDisposed -> isRunning[s] = false; goto Returned :: else -> skip fi;
  /* isHeldBack */
  if
  :: isBlockingLine(MINE, me) -> skip
#if FAULT == 11
  :: else -> goto Send
#else
  :: else -> if :: isBlockingHere(DOWN, me) -> skip :: else -> goto Send fi
#endif
  fi;
  /* waitIfHeldBack. From now on, another thread may continue this source. */
  atomic { hasContinuation[s] = true; isRunning[s] = false };
  /* add */
  if :: isBlockingLine(MINE, me) -> skip
     :: else -> if :: isBlockingHere(DOWN, me) -> skip :: else -> goto GoOn fi fi;
  d_step { !isLocked[MINE];
#if FAULT == 18
    line!s;
#else
    if :: runner[MINE] == me -> interrupting!s :: else -> line!s fi;
#endif
    isAwaited = AWAITED;
    marks[MINE] = marks[MINE] | mineMarks };
  if
  :: !isAwaited -> assert(own == NONE); own = s; goto Wait
  :: else -> isAwaited = false
  fi;
  if :: isDisposed -> skip :: else -> goto Returned fi;
GoOn:
#if FAULT != 12
  remove(s);
#endif
  /* Another thread may have taken the continuation. */
  atomic {
    if
    :: hasContinuation[s] -> hasContinuation[s] = false; assert(!isRunning[s]); isRunning[s] = true
#if FAULT == 3
    :: else -> assert(!isRunning[s]); isRunning[s] = true
#else
    :: else -> goto Returned
#endif
    fi
  };
  if :: isDisposed -> isRunning[s] = false; goto Returned :: else -> skip fi;
Send:
#ifdef GATE
  atomic {
    if :: sent[s] < VALUES -> noteLate(s); sent[s]++; isEnd = false :: else -> isEnd = true fi;
    if
    :: isTaken && !isEnd -> atGate++; assert(atGate <= 1 || isDisposed); isInside = false
    :: isTaken && isEnd -> endsAtGate++; isInside = false
    :: else -> isTaken = true; isInside = true
    fi
  };
  if
  :: isInside ->
     atomic { isInside = false; if :: isEnd -> endMailbox() :: else -> sendToMailbox() fi };
     leaveGate()
#if FAULT != 13
  :: !isInside && !isEnd ->
     /* raise(untilLeaving:). A gate that has been left meanwhile is entered, and left. */
     atomic { if :: marks[MINE] & GATED -> lowers = false :: else -> lowers = true fi; marks[MINE] = marks[MINE] | GATED };
     if
     :: !lowers -> skip
     :: else ->
        atomic { lowers = false; if :: isTaken -> isLowered = true; isInside = false :: else -> isTaken = true; isLowered = true; isInside = true fi };
        if :: isInside -> isInside = false; leaveGate() :: else -> skip fi
     fi
#endif
  :: else -> skip
  fi;
  if :: isEnd -> isEnd = false; isRunning[s] = false; goto Returned :: else -> goto Run fi;
#else
  atomic {
    if
    :: sent[s] < VALUES ->
       noteLate(s);
       sent[s]++;
#if SOURCES == 2 && !defined(APART)
#ifdef NESTED
       assert(s != 0 || sent[0] == 1 || hasEnded[1] || isDisposed);
#else
       assert(s != 1 || hasEnded[0] || isDisposed);
#endif
#endif
       sendToMailbox();
    :: else -> hasEnded[s] = true; endMailbox(); isRunning[s] = false; goto Returned
    fi
#ifdef NESTED
    /* The first value of the source begins the other one. */
    ; if
    :: s == 0 && sent[0] == 1 -> nest = (runner[MINE] == me -> 1 : 2); s = 1; isRunning[1] = true
    :: else -> skip
    fi
#endif
  };
  goto Run;
#endif

  /* The source has returned to its caller. */
Returned:
  atomic {
    if
    :: nest == 1 -> nest = 0; s = 0; goto Run
    :: nest != 1 && runner[MINE] == me -> goto Loop
    :: else -> goto Finish
    fi
  };
#endif

  /* waitForObstacle */
Wait:
  isAwaited = false;
  if :: isBlockingHere(DOWN, me) -> skip :: else -> goto Resume fi;
  atomic { !isLocked[MINE]; if :: hasWait -> goto Finish :: else -> hasWait = true fi };
  /* add */
  if
  :: isBlockingHere(DOWN, me) -> skip
#if FAULT == 19
  :: else -> goto Finish
#else
  :: else -> atomic { !isLocked[MINE] -> hasWait = false }; goto Wait
#endif
  fi;
  d_step { !isLocked[DOWN];
    assert(!isInLine && !isInterrupting);
    if :: runner[DOWN] == me -> isInterrupting = true :: else -> isInLine = true fi;
    isAwaited = (marks[DOWN] & RAISED) || runner[DOWN] != 0;
    marks[DOWN] = marks[DOWN] | downMarks };
  if :: isAwaited -> isAwaited = false; goto Finish :: else -> skip fi;

  /* resume, of the pressure downstream */
ResumeDown:
  atomic { !isLocked[DOWN];
    if :: runner[DOWN] == 0 && downMarks != 0 -> runner[DOWN] = me; marks[DOWN] = marks[DOWN] | LINE
       :: else -> goto Finish fi };
LoopDown:
  atomic { !isLocked[DOWN]; isLocked[DOWN] = true; isInLine = isInLine || isInterrupting; isInterrupting = false; isUp = ((marks[DOWN] & RAISED) != 0) };
  atomic {
    isLocked[DOWN] = false;
    if
    :: !isUp && isInLine -> isInLine = false; isAwaited = true
    :: else -> runner[DOWN] = 0
    fi;
    isUp = false;
    marks[DOWN] = (marks[DOWN] & RAISED) | downMarks | (runner[DOWN] -> LINE : 0)
  };
  if :: !isAwaited -> goto Finish :: else -> skip fi;
  /* resumeAfterObstacle */
  atomic { !isLocked[MINE]; isAwaited = false; hasWait = false };

  /* resume */
Resume:
  atomic { !isLocked[MINE];
    if :: runner[MINE] == 0 && mineMarks != 0 -> runner[MINE] = me; isFirst = true; marks[MINE] = marks[MINE] | LINE
       :: else -> goto Finish fi };
Loop:
  /* nextOrLeave */
  isBlocked = isBlockingHere(DOWN, me);
  d_step { !isLocked[MINE]; isLocked[MINE] = true;
    do :: len(interrupting) > 0 && len(line) > 0 -> line?y; interrupting!y :: else -> break od;
    do :: len(interrupting) > 0 -> interrupting?y; line!y :: else -> break od;
    y = 0;
    isUp = ((marks[MINE] & HELD) != 0) };
  d_step {
    isLocked[MINE] = false;
    next = NONE;
    if
    :: isBlocked || isUp -> skip
    :: else ->
       if :: isFirst && len(tasks) > 0 -> tasks?next :: else -> skip fi;
       if :: next == NONE && len(line) > 0 -> line?next :: else -> skip fi;
       if :: next == NONE && comingCount < 2 && len(tasks) > 0 -> tasks?next :: else -> skip fi
    fi;
    if :: next != NONE && next >= SOURCES -> comingCount++ :: else -> skip fi;
    isFirst = false;
    isUp = false;
    if :: next == NONE -> runner[MINE] = 0 :: else -> skip fi;
    mark(); present = 0 };
  if
  :: next == NONE ->
     atomic { if :: isBlocked && marks[MINE] != 0 -> isBlocked = false; goto Wait :: else -> isBlocked = false; goto Finish fi }
  :: else ->
     /* Pacer.resume */
#if FAULT == 10
     isUp = hasContinuation[next];
#endif
     atomic {
       if
#if FAULT == 10
       :: isUp && next < SOURCES -> isUp = false;
#else
       :: hasContinuation[next] && next < SOURCES ->
#endif
          s = next; next = NONE; hasContinuation[s] = false; assert(!isRunning[s]); isRunning[s] = true;
#if SOURCES > 0
          goto Run
#endif
       :: hasContinuation[next] && next >= SOURCES ->
          hasTurn[next] = true; hasContinuation[next] = false; isContinued[next] = true; next = NONE; goto Loop
       :: !hasContinuation[next] && next < SOURCES -> next = NONE; goto Loop
       :: else -> next = NONE
       fi
     };
     /* countTaskThatRuns */
     atomic { !isLocked[MINE] -> assert(comingCount > 0); comingCount-- };
     goto Loop
  fi;

Finish:
  isFirst = false;
  if :: runner[DOWN] == me -> goto LoopDown :: else -> skip fi;
  if
#if FAULT != 12
  :: own != NONE && isDisposed -> remove(own); atomic { hasContinuation[own] = false; own = NONE }
#endif
  :: else -> own = NONE
  fi;
  atomic {
    if
#if SOURCES > 0
    :: nest == 2 -> nest = 0; s = 0; goto Run
#endif
#if SOURCES == 2 && !defined(APART) && !defined(NESTED)
    :: isBeginner -> isBeginner = false; s = 1; isRunning[1] = true; goto Run
#endif
    :: else ->
       s = 0; isBeginner = false;
       if :: caller != NONE -> calls[caller] = 0; caller = NONE :: else -> skip fi;
       goto Idle
    fi
  }
}

/* Pacer.next in front of each value, and the value. The end does not wait. */
proctype Task(byte s) {
  byte present;
  bool isAwaited;

  do
  :: if :: isDisposed -> break :: else -> skip fi;
     if :: sent[s] == VALUES -> goto Send :: else -> skip fi;
     /* isHeldBack */
     if :: isBlockingHere(MINE, 99) -> skip
        :: else -> if :: isBlockingHere(DOWN, 99) -> skip :: else -> goto Send fi fi;
     hasContinuation[s] = true;
     /* add */
     if :: isBlockingHere(MINE, 99) -> skip
        :: else -> if :: isBlockingHere(DOWN, 99) -> skip :: else -> goto GoOn fi fi;
     d_step { !isLocked[MINE];
       tasks!s;
       isAwaited = AWAITED;
       marks[MINE] = marks[MINE] | mineMarks;
       if :: !isAwaited -> calls[s] = 2 :: else -> skip fi;
       isAwaited = false };
     calls[s] == 0;
     if :: isDisposed -> skip :: else -> goto Suspend fi;
GoOn:
     remove(s);
     atomic {
       if :: hasContinuation[s] -> hasContinuation[s] = false; isContinued[s] = true :: else -> skip fi
     };
Suspend:
     atomic { isContinued[s] -> isContinued[s] = false };
     /* taskRuns */
     if
     :: hasTurn[s] ->
        atomic { !isLocked[MINE];
          hasTurn[s] = false;
#if FAULT == 15
          if :: runner[MINE] != 0 -> goto Send :: else -> skip fi;
#endif
          assert(comingCount > 0); comingCount--;
#if FAULT == 16
          if :: isBlockingHere(DOWN, 99) -> goto Send :: else -> skip fi;
#endif
          calls[s] = 1 };
        calls[s] == 0
     :: else -> skip
     fi;
Send:
     atomic {
       if
       :: sent[s] < VALUES -> noteLate(s); sent[s]++; sendToMailbox()
       :: else -> hasEnded[s] = true; endMailbox(); break
       fi
     }
  od
}

#ifdef BARE
proctype Consumer() {
end:
  do
  :: atomic { marks[MINE] & FULL -> lowerMine(FULL) }
  od
}
#else
#ifdef PULL
inline takeHandler() { atomic { if :: hasHandler -> hasHandler = false; has = true :: else -> isWanted = true fi } }

proctype Consumer() {
  byte batch;
  bool has, isIdle;

  do
  :: atomic { fill(batch); lowerMailbox() };
     if :: batch == 0 -> atomic { fill(batch); lowerMailbox() } :: else -> skip fi;
     if
     :: batch > 0 -> consume(batch); batch = 0
     :: else ->
        atomic {
          if
          :: handed > 0 -> handed--; consumed++
          :: handed == 0 && waiting > 0 -> waiting--; consumed++
          :: else -> isAttended = false; isIdle = true
          fi;
          lowerMailbox()
        };
        if
        :: !isIdle -> skip
        :: else ->
           isIdle = false;
           if
#if FAULT != 9
           :: isClosed && waiting == 0 -> isOver = true
#endif
           :: else ->
#if FAULT == 8
              atomic { assert(!hasHandler); isWanted = false; hasHandler = true; isResumed = false };
#else
              atomic { assert(!hasHandler); if :: isWanted -> isWanted = false; isResumed = true :: else -> hasHandler = true; isResumed = false fi };
#endif
              isResumed
           fi
        fi
     fi;
     if :: isOver || consumed == ALL -> break :: else -> skip fi
  od;
  isOver = true
}

proctype Waker() {
  bool has;

end:
  do
  :: wakes > 0 ->
     wakes--;
     takeHandler();
     if
     :: has ->
        atomic { if :: waiting > 0 -> assert(handed == 0); waiting--; handed = 1 :: else -> skip fi; lowerMailbox() };
        has = false;
        isResumed = true
     :: else -> skip
     fi
  od
}
#else
proctype Consumer() {
  byte batch;

end:
  do
  :: atomic { wakes -> wakes = false };
     do
#if FAULT == 6
     :: atomic { fill(batch); lowerMailbox() };
        if :: batch == 0 -> isAttended = false :: else -> skip fi;
#else
     :: atomic { fill(batch); isAttended = (batch > 0); lowerMailbox() };
#endif
        if :: batch > 0 -> consume(batch); batch = 0 :: else -> break fi
     od
  od
}
#endif

#endif

/* Where all tasks wait at first, the model is smaller. */
#ifdef FOCUS
#define START len(tasks) == TASKS && isInLine
#else
#define START true
#endif

inline lowerDown() {
  d_step {
    marks[DOWN] = marks[DOWN] & ~FULL;
    if :: (marks[DOWN] & RAISED) == 0 && marks[DOWN] != 0 -> callsDown = true :: else -> skip fi
  }
}

/* A consumer further downstream, for example a buffer. It takes nothing more after a disposal. */
proctype Downstream() {
  if
  :: atomic { START -> lowerDown() }
#ifdef AGAIN
     ; marks[DOWN] = marks[DOWN] | FULL;
     lowerDown()
#endif
  :: isDisposed -> skip
  fi
}

#ifdef DISPOSAL
inline leave(s) {
  remove(s);
  atomic { if :: hasContinuation[s] -> hasContinuation[s] = false; if :: s >= SOURCES -> isContinued[s] = true :: else -> skip fi :: else -> skip fi }
}

proctype Disposer() {
  bool has;
  byte present, k;

  if :: marks[DOWN] = marks[DOWN] | CLOSED :: true fi;
  marks[MINE] = marks[MINE] | CLOSED;
  isDisposed = true;
#if FAULT != 2
  do :: k < COUNT -> leave(k); k++ :: else -> break od;
  k = 0;
#endif
  atomic { isClosed = true; waiting = 0 };
#ifdef PULL
  takeHandler();
  if :: has -> has = false; isResumed = true :: else -> skip fi
#endif
}
#endif

proctype Monitor() {
  byte k;

  timeout ->
  d_step {
    assert(isDisposed || consumed == ALL);
    do
    :: k < COUNT -> assert(!hasContinuation[k] && !isContinued[k] && !isRunning[k] && !hasTurn[k]); k++
    :: else -> break
    od;
    assert(!wakes && runner[MINE] == 0 && runner[DOWN] == 0);
    assert(mineMarks == 0 && comingCount == 0);
    assert(!hasWait || isDisposed);
#ifdef PULL
    assert(isOver)
#else
    assert(!isAttended && waiting == 0)
#endif
  }
}

init {
  atomic {
    marks[DOWN] = FULL;
#if SOURCES > 0
    begins[0] = true;
#endif
#ifdef APART
    begins[1] = true;
#endif
    run Thread(1); run Thread(2);
#if TASKS > 0
    run Task(SOURCES);
#endif
#if TASKS > 1
    run Task(SOURCES + 1);
#endif
#if TASKS > 2
    run Task(SOURCES + 2);
#endif
    run Consumer();
#ifdef PULL
    isAttended = true;
    run Waker();
#elif !defined(BARE)
    run Consumer();
#endif
    run Downstream();
#ifdef DISPOSAL
    run Disposer();
#endif
    run Monitor()
  }
}
