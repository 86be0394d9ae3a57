/*
 DRAFT of the model of the line of a pressure. It takes the place of Pressure.pml when `resumeNextTask` has been mended.

 Sources that wait while a mailbox is full, or while a pressure further downstream is raised. Threads begin the sources and take over the
 calls of `resume`. A lock section is one step, or two where it reads the marks and changes them later. Each atomic operation is one step.
 FAULT 15 is `resumeNextTask` as the code has it. FAULT 16 mends it for the thread at the pressure, and not for the obstacle.
 Without a fault, a task that has had its turn tells the thread that resumes the sources, or resumes one task itself, or waits for the
 obstacle on behalf of all.

 Run: -DSOURCES=1 -DVALUES=2 -DDISPOSAL
 Run: -DSOURCES=2 -DVALUES=2
 Run: -DSOURCES=2 -DVALUES=2 -DNESTED
 Run: -DSOURCES=2 -DVALUES=2 -DAPART -DGATE

 Fault 15 -DFOCUS -DSOURCES=0 -DTASKS=3 -DVALUES=1 -DPACING=8: A task that has had its turn resumes nobody while a thread is at the pressure.
 Fault 16 -DFOCUS -DSOURCES=0 -DTASKS=3 -DVALUES=1 -DPACING=8: A task that has had its turn resumes nobody while another pressure is raised.
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

/* Calls of Pressure.resume, which threads take over, and the beginnings of sources. */
bool callsMine, callsDown, callsWait, callsNext, begins[2];
/* State.taskCount: tasks that the thread at it has resumed, and that have not come to their turn. */
byte taskCount;

/* A value waits at the gate. */
bool isTaken;
byte atGate, endsAtGate;
bool isLowered;

/* The state of the mailbox. The last element is the end. */
byte waiting, takenCount;
bool isAttended, isClosed;

bool isDisposed;
bool hasContinuation[COUNT], isContinued[COUNT];
byte sent[COUNT], endedCount;

byte wakes;
byte handed;
bool hasHandler, isWanted, isResumed;

/* For the proof. */
byte consumed, consumers, inHand;
bool isRunning[COUNT], hasEnded[COUNT];
bool isOver;

#ifdef PULL
inline wake() { wakes++ }
#else
inline wake() { assert(wakes == 0); wakes = 1 }
#endif

/* Pressure.mark: those marks that are set again are set already. Inside a step. */
inline mark() {
  present = mineMarks | (runner[MINE] == 0 -> 0 : LINE);
  assert((marks[MINE] & present) == present || (marks[MINE] & INTERRUPTED));
  marks[MINE] = (marks[MINE] & RAISED) | present
}

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
     if :: (marks[MINE] & RAISED) == 0 && marks[MINE] != 0 -> callsMine = true :: else -> skip fi
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
  takenCount = batch
}

inline attend() {
  if :: !isAttended -> isAttended = true; wake() :: else -> skip fi
}

inline consume(count) {
  atomic { assert(consumers == 0); consumers++ };
  atomic { consumers--; consumed = consumed + count; if :: consumed == ALL -> isOver = true :: else -> skip fi }
}

inline sendToMailbox() {
  if
  :: isClosed -> skip
  :: else ->
     waiting++;
     assert(waiting + inHand <= PACING + EXTRA || isDisposed);
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

inline leaveGate() {
  do
  :: atomic { atGate > 0 -> atGate--; sendToMailbox() }
  :: atomic { atGate == 0 && endsAtGate > 0 -> endsAtGate--; endMailbox() }
  :: atomic { atGate == 0 && endsAtGate == 0 -> isTaken = false; lowers = isLowered; isLowered = false; break }
  od;
  if
  :: lowers -> atomic { lowers = false; lowerMine(GATED) }
  :: else -> skip
  fi
}

proctype Thread(byte me) {
  byte s, next = NONE, own = NONE, nest, present, y;
  bool isFirst = true, isBeginner, isBlocked, isAwaited, isUp, isEnd, isInside, lowers;

Idle:
end:
  atomic {
    if
    :: callsMine -> callsMine = false; goto Resume
    :: callsDown -> callsDown = false; goto ResumeDown
    :: callsWait -> callsWait = false; goto Wait
    :: callsNext -> callsNext = false; isFirst = false; goto Wait
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
  if :: isBlockingHere(MINE, me) || isBlockingHere(DOWN, me) -> skip :: else -> goto Send fi;
  /* waitIfHeldBack. From now on, another thread may continue this source. */
  atomic { hasContinuation[s] = true; isRunning[s] = false };
  /* add */
  if :: isBlockingHere(MINE, me) -> skip
     :: else -> if :: isBlockingHere(DOWN, me) -> skip :: else -> goto GoOn fi fi;
  d_step { !isLocked[MINE];
    if :: runner[MINE] == me -> interrupting!s :: else -> line!s fi;
    isAwaited = (marks[MINE] & RAISED) || runner[MINE] != 0;
    marks[MINE] = marks[MINE] | mineMarks };
  if
  :: !isAwaited -> assert(own == NONE); own = s; goto Wait
  :: else -> isAwaited = false
  fi;
  if :: isDisposed -> skip :: else -> goto Returned fi;
GoOn:
  remove(s);
  /* Another thread may have taken the continuation. */
  atomic {
    if
    :: hasContinuation[s] -> hasContinuation[s] = false; assert(!isRunning[s]); isRunning[s] = true
    :: else -> goto Returned
    fi
  };
  if :: isDisposed -> isRunning[s] = false; goto Returned :: else -> skip fi;
Send:
#ifdef GATE
  atomic {
    if :: sent[s] < VALUES -> sent[s]++; isEnd = false :: else -> isEnd = true fi;
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
  :: !isInside && !isEnd ->
     /* raise(untilLeaving:). A gate that has been left meanwhile is entered, and left. */
     atomic { if :: marks[MINE] & GATED -> lowers = false :: else -> lowers = true fi; marks[MINE] = marks[MINE] | GATED };
     if
     :: !lowers -> skip
     :: else ->
        atomic { lowers = false; if :: isTaken -> isLowered = true; isInside = false :: else -> isTaken = true; isLowered = true; isInside = true fi };
        if :: isInside -> isInside = false; leaveGate() :: else -> skip fi
     fi
  :: else -> skip
  fi;
  if :: isEnd -> isEnd = false; isRunning[s] = false; goto Returned :: else -> goto Run fi;
#else
  atomic {
    if
    :: sent[s] < VALUES ->
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
  :: else -> atomic { !isLocked[MINE] -> hasWait = false }; goto Wait
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
  atomic { !isLocked[DOWN]; isLocked[DOWN] = true; isInLine = isInLine || isInterrupting; isInterrupting = false; isUp = marks[DOWN] & RAISED };
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
    if :: runner[MINE] == 0 && mineMarks != 0 -> runner[MINE] = me; taskCount = (isFirst -> 0 : 1); marks[MINE] = marks[MINE] | LINE
       :: else -> goto Finish fi };
Loop:
  /* nextOrLeave */
  isBlocked = isBlockingHere(DOWN, me);
  d_step { !isLocked[MINE]; isLocked[MINE] = true;
    do :: len(interrupting) > 0 && len(line) > 0 -> line?y; interrupting!y :: else -> break od;
    do :: len(interrupting) > 0 -> interrupting?y; line!y :: else -> break od;
    y = 0;
    isUp = marks[MINE] & RAISED };
  d_step {
    isLocked[MINE] = false;
    next = NONE;
    if
    :: isBlocked || isUp -> skip
    :: else ->
       if
       :: isFirst && len(tasks) > 0 -> tasks?next; taskCount++
       :: !(isFirst && len(tasks) > 0) && len(line) > 0 -> line?next
       :: !(isFirst && len(tasks) > 0) && len(line) == 0 && taskCount < 2 && len(tasks) > 0 -> tasks?next; taskCount++
       :: else -> skip
       fi
    fi;
    isUp = false;
    if :: next == NONE -> runner[MINE] = 0 :: else -> skip fi;
    mark(); present = 0 };
  if
  :: next == NONE ->
     atomic { if :: isBlocked && marks[MINE] != 0 -> isBlocked = false; isFirst = true; goto Wait :: else -> isBlocked = false; goto Finish fi }
  :: else ->
     /* Pacer.resume */
     atomic {
       if
       :: hasContinuation[next] && next < SOURCES ->
          s = next; next = NONE; hasContinuation[s] = false; assert(!isRunning[s]); isRunning[s] = true;
#if SOURCES > 0
          goto Run
#endif
       :: hasContinuation[next] && next >= SOURCES -> hasContinuation[next] = false; isContinued[next] = true; next = NONE; isFirst = false
       :: else -> if :: next >= SOURCES && taskCount > 0 -> taskCount-- :: else -> skip fi; next = NONE
       fi
     };
     goto Loop
  fi;

Finish:
  isFirst = true;
  if :: runner[DOWN] == me -> goto LoopDown :: else -> skip fi;
  if
  :: own != NONE && isDisposed -> remove(own); atomic { hasContinuation[own] = false; own = NONE }
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
    :: else -> s = 0; isBeginner = false; goto Idle
    fi
  }
}

/* Producer.send, and Pacer.next in front of each value and of the end. */
proctype Task(byte s) {
  byte present, next = NONE;
  bool isAwaited;

  do
  :: if :: isDisposed -> break :: else -> skip fi;
     if :: isBlockingHere(MINE, 99) || isBlockingHere(DOWN, 99) -> skip :: else -> goto Send fi;
     hasContinuation[s] = true;
     if :: isBlockingHere(MINE, 99) -> skip
        :: else -> if :: isBlockingHere(DOWN, 99) -> skip :: else -> goto GoOn fi fi;
     d_step { !isLocked[MINE];
       tasks!s;
       isAwaited = (marks[MINE] & RAISED) || runner[MINE] != 0;
       marks[MINE] = marks[MINE] | mineMarks;
       if :: !isAwaited -> callsWait = true :: else -> skip fi;
       isAwaited = false };
     if :: isDisposed -> skip :: else -> goto Suspend fi;
GoOn:
     remove(s);
     atomic {
       if :: hasContinuation[s] -> hasContinuation[s] = false; isContinued[s] = true :: else -> skip fi
     };
Suspend:
     atomic { isContinued[s] -> isContinued[s] = false };
     /* resumeNextTask */
#if FAULT != 15
     atomic { !isLocked[MINE];
       if
       :: runner[MINE] != 0 -> if :: taskCount > 0 -> taskCount-- :: else -> skip fi
       #if FAULT == 16
       :: else -> if :: (marks[MINE] & HASTASKS) && (marks[MINE] & RAISED) == 0 && !isBlockingHere(DOWN, 99) -> callsNext = true :: else -> skip fi
#else
       :: else -> if :: (marks[MINE] & HASTASKS) && (marks[MINE] & RAISED) == 0 -> callsNext = true :: else -> skip fi
#endif
       fi };
#else
     do
     :: if :: (marks[MINE] & HASTASKS) && (marks[MINE] & (RAISED | LINE)) == 0 -> skip :: else -> break fi;
        if :: isBlockingHere(DOWN, 99) -> break :: else -> skip fi;
        d_step { !isLocked[MINE];
          if :: len(tasks) > 0 -> tasks?next :: else -> skip fi;
          mark(); present = 0 };
        atomic {
          if
          :: next == NONE -> break
          :: else ->
             if :: hasContinuation[next] -> hasContinuation[next] = false; isContinued[next] = true; next = NONE; break
                :: else -> next = NONE fi
          fi
        }
     od;
#endif
Send:
     atomic {
       if
       :: sent[s] < VALUES -> sent[s]++; sendToMailbox()
       :: else -> hasEnded[s] = true; endMailbox(); break
       fi
     }
  od
}

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
           :: isClosed && waiting == 0 -> isOver = true
           :: else ->
              atomic { assert(!hasHandler); if :: isWanted -> isWanted = false; isResumed = true :: else -> hasHandler = true; isResumed = false fi };
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
     :: atomic { fill(batch); isAttended = (batch > 0); lowerMailbox() };
        if :: batch > 0 -> consume(batch); batch = 0 :: else -> break fi
     od
  od
}
#endif

/* A consumer further downstream, for example a buffer. It takes nothing more after a disposal. */
proctype Downstream() {
  if
#ifdef FOCUS
  /* All tasks wait. A smaller run, that finds a fault in seconds. */
  :: d_step { len(tasks) == TASKS && isInLine -> marks[DOWN] = marks[DOWN] & ~FULL; if :: (marks[DOWN] & RAISED) == 0 && marks[DOWN] != 0 -> callsDown = true :: else -> skip fi }
#else
  :: d_step { true -> marks[DOWN] = marks[DOWN] & ~FULL; if :: (marks[DOWN] & RAISED) == 0 && marks[DOWN] != 0 -> callsDown = true :: else -> skip fi }
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

  marks[DOWN] = marks[DOWN] | CLOSED;
  marks[MINE] = marks[MINE] | CLOSED;
  isDisposed = true;
  do :: k < COUNT -> leave(k); k++ :: else -> break od;
  k = 0;
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
    :: k < COUNT -> assert(!hasContinuation[k] && !isContinued[k] && !isRunning[k]); k++
    :: else -> break
    od;
    assert(!wakes && runner[MINE] == 0 && runner[DOWN] == 0);
    assert(mineMarks == 0);
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
#else
    run Consumer();
#endif
    run Downstream();
#ifdef DISPOSAL
    run Disposer();
#endif
    run Monitor()
  }
}
