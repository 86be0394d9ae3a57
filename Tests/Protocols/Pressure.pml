/*
 Sources that wait while a mailbox is full, or while a pressure further downstream is raised.

 One or two sources send values to a mailbox. With `GATE`, two sources pass a gate on the way: the thread that finds the other one inside
 leaves its value there, which raises the pressure of the mailbox until the thread inside has left the gate.
 A consumer takes them out in batches: it drains the mailbox as work of a scheduler does, or it
 pulls as the iterator of `values` does. Another thread lowers the pressure downstream, and one may dispose the subscription.
 A section under a lock is one step. A call that continues a source or wakes a consumer starts a process, so that each order is tried.

 Proved: all values arrive. No more values wait than the limit, and one more for each further source. A source runs on one thread at a
 time. One consumer is at work at a time. No source waits when nothing is left that can continue it, and no consumer while elements wait. A
 disposal ends all; a source may send one value more meanwhile. After it, no pressure retains a source. No source has two values at the gate.

 Stands for Sources/ReactiveSignals/Disposables/Pressure.swift: Pressure Pacer isHeldBack waitIfHeldBack resume
 Stands for Sources/ReactiveSignals/Core/Mailbox.swift: Mailbox isUnattended isFinished start send end discard wakeConsumer take next drain change lower
 Stands for Sources/ReactiveSignals/Core/PacedLoop.swift: PacedLoop send sendPaced
 Stands for Sources/ReactiveSignals/Concurrency/Pull.swift: Pull WaitingConsumer
 Stands for Sources/ReactiveSignals/Concurrency/Values.swift: Cursor

 Run: -DPACING=1 -DVALUES=3
 Run: -DPACING=3 -DVALUES=4
 Run: -DPACING=2 -DVALUES=2 -DSOURCES=2
 Run: -DPACING=2 -DVALUES=2 -DSOURCES=2 -DGATE
 Run: -DPACING=1 -DVALUES=2 -DPULL
 Run: -DPACING=3 -DVALUES=4 -DPULL

 Fault 1: A source starts to wait without a look whether the pressure is still raised.
 Fault 2 -DPULL: A disposal does not continue the sources.
 Fault 3: A source that has not waited continues although another thread has taken its continuation.
 Fault 4: A pressure is lowered without continuing the sources.
 Fault 5: The elements that a consumer has taken out do not count.
 Fault 6: A consumer leaves, and says so in a later step.
 Fault 7: Each event wakes a consumer.
 Fault 8 -DPULL: A consumer forgets an event that has come after its look at the mailbox.
 Fault 9 -DPULL: A closed mailbox that is empty is not noticed.
 Fault 10: A continuation is read, and taken later.
 Fault 11: A source looks at the first pressure only.
 Fault 12: A source that meets a disposal stays in the pressure.
 Fault 13 -DSOURCES=2 -DVALUES=2 -DGATE: A value that waits at a gate raises no pressure.
 Fault 14 -DSOURCES=2 -DVALUES=2 -DGATE: The thread that leaves a gate continues no source.
*/

#ifndef SOURCES
#define SOURCES 1
#endif
#ifndef PACING
#define PACING 2
#endif
#ifndef VALUES
#define VALUES 4
#endif
#define ALL (SOURCES * VALUES + 1)

/* The pressure of the mailbox, and the one downstream of it. */
#define MINE 0
#define DOWNSTREAM 1
bool isRaised[2];
byte pacers[2];                 /* A set of sources. */

/* The other reason for which the pressure of the mailbox is raised: a value waits at the gate. */
bool isAtGate;
bool isTaken;                   /* A thread is inside the gate. */
byte atGate, endsAtGate;        /* The values and ends that wait there. */
bool isLowered;                 /* The thread inside lowers the pressure when it has left. */

/* The state of the mailbox. The last element is the end. */
byte waiting, takenCount;
bool isAttended, isClosed;

bool isDisposed;
bool hasContinuation[SOURCES], isContinued[SOURCES];
byte sent[SOURCES], endedCount;

byte wakes;
byte handed;
bool hasHandler, isWanted, isResumed;

/* For the proof. */
byte consumed, consumers, inHand;
bool isRunning[SOURCES];
bool isOver;

/* Mailbox.wakeConsumer, Pacer.resume: one process at a time continues. */
#ifdef PULL
inline wake() { wakes++ }
#else
inline wake() { assert(wakes == 0); wakes = 1 }
#endif
inline continueSource(s) { assert(!isContinued[s]); isContinued[s] = true }

/* Pacer.resume. The pacer may wait no longer. */
inline resume(s) {
#if FAULT == 10
  has = hasContinuation[s];
  atomic { if :: has -> has = false; hasContinuation[s] = false; continueSource(s) :: else -> skip fi }
#else
  atomic { if :: hasContinuation[s] -> hasContinuation[s] = false; continueSource(s) :: else -> skip fi }
#endif
}

/* Pressure.remove: from the pressure of the mailbox, and then from that downstream. */
inline leavePressures(s) {
  atomic { pacers[MINE] = pacers[MINE] & ~(1 << s) };
  atomic { pacers[DOWNSTREAM] = pacers[DOWNSTREAM] & ~(1 << s) }
}

/* [Pacer].resume */
inline resumeAll(held) {
  if :: held & 1 -> resume(0) :: else -> skip fi;
#if SOURCES == 2
  if :: held & 2 -> resume(1) :: else -> skip fi;
#endif
  held = 0
}

/* lower, lowerNow. Inside a step. */
inline lower(p, held) {
  if
#if FAULT == 4
  :: isRaised[p] -> isRaised[p] = false; pacers[p] = 0
#else
  :: isRaised[p] && (p == DOWNSTREAM || !isAtGate) -> isRaised[p] = false; held = pacers[p]; pacers[p] = 0
#endif
  :: isRaised[p] && p == MINE && isAtGate -> isRaised[p] = false
  :: else -> skip
  fi
}

/* lowerNow, of the reason that a value waits at the gate. Inside a step. */
inline lowerAtGate(held) {
  isAtGate = false;
  if
#if FAULT == 14
  :: true -> skip
#else
  :: !isRaised[MINE] -> held = pacers[MINE]; pacers[MINE] = 0
#endif
  :: else -> skip
  fi
}

/* Mailbox.lower(to:). Inside a step. */
inline lowerMailbox(held) {
  if :: waiting + takenCount <= PACING / 2 -> lower(MINE, held) :: else -> skip fi
}

/* State.fill. Inside a step. */
inline fill(batch) {
  batch = (waiting <= (PACING + 1) / 2 -> waiting : (PACING + 1) / 2);
  waiting = waiting - batch;
  inHand = batch;
#if FAULT != 5
  takenCount = batch
#endif
}

/* State.attend. Inside a step. */
inline attend() {
#if FAULT == 7
  if :: true -> isAttended = true; wake() fi
#else
  if :: !isAttended -> isAttended = true; wake() :: else -> skip fi
#endif
}

inline consume(count) {
  atomic { assert(consumers == 0); consumers++ };
  atomic { consumers--; consumed = consumed + count; if :: consumed == ALL -> isOver = true :: else -> skip fi }
}

/* Mailbox.send. Inside a step. */
inline sendToMailbox() {
  if
  :: isClosed -> skip
  :: else ->
     waiting++;
     assert(waiting + inHand <= PACING + SOURCES - 1 || isDisposed);
     assert(!isRaised[DOWNSTREAM] || isDisposed);
     if :: waiting + takenCount >= PACING -> isRaised[MINE] = true :: else -> skip fi;
     attend()
  fi
}

/* The end of a source, and Mailbox.end after the last one. Inside a step. */
inline endMailbox() {
  endedCount++;
  if
  :: endedCount == SOURCES && !isClosed -> isClosed = true; waiting++; attend()
  :: else -> skip
  fi
}

/* Gate.leave, drain: the work in the queue, and then the work for outside. */
inline leaveGate() {
  do
  :: atomic { atGate > 0 -> atGate--; sendToMailbox() }
  :: atomic { atGate == 0 && endsAtGate > 0 -> endsAtGate--; endMailbox() }
  :: atomic { atGate == 0 && endsAtGate == 0 -> isTaken = false; lowers = isLowered; isLowered = false; break }
  od;
  if
  :: lowers ->
     atomic { lowerAtGate(heldAtGate) };
     resumeAll(heldAtGate)
  :: else -> skip
  fi
}

/* PacedLoop.run, once for each time that the source is continued. Two threads can be in it, one of them about to return. */
proctype Source(byte s) {
  byte p, heldAtGate;
  bool waits, isEnd, isInside, isPosted, lowers, has;

end:
  do
  :: atomic { isContinued[s] -> isContinued[s] = false; assert(!isRunning[s]); isRunning[s] = true };
     do
     :: isDisposed -> break
     :: else ->
        waits = false;
        /* isHeldBack, waitIfHeldBack */
        do
        :: isDisposed -> break
        :: else ->
           /* blocking */
#if FAULT == 11
           if :: isRaised[MINE] || isAtGate -> p = MINE :: else -> break fi;
#else
           if :: isRaised[MINE] || isAtGate -> p = MINE :: else -> if :: isRaised[DOWNSTREAM] -> p = DOWNSTREAM :: else -> break fi fi;
#endif
           /* From now on, another thread may continue this source. */
           atomic { hasContinuation[s] = true; isRunning[s] = false };
           /* add */
           atomic {
             if
#if FAULT == 1
             :: true -> pacers[p] = pacers[p] | (1 << s); waits = true
#else
             :: isRaised[p] || p == MINE && isAtGate -> pacers[p] = pacers[p] | (1 << s); waits = true
             :: else -> waits = false
#endif
             fi
           };
#if FAULT == 2
           if :: waits -> break :: else -> skip fi;
#else
           if :: waits && !isDisposed -> break :: else -> waits = false fi;
#endif
#if FAULT != 12
           leavePressures(s);
#endif
           /* Another thread may have taken the continuation. */
           atomic {
             if
             :: hasContinuation[s] -> hasContinuation[s] = false; assert(!isRunning[s]); isRunning[s] = true
#if FAULT == 3
             :: else -> assert(!isRunning[s]); isRunning[s] = true
#else
             :: else -> waits = true; break
#endif
             fi
           }
        od;
        if :: waits -> goto stop :: else -> skip fi;
        /* The next value: Mailbox.send, or Mailbox.end. */
#ifdef GATE
        /* SerializedSink.send. An end passes the gate as a value does, and has no source that could wait. */
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
           atomic { if :: isEnd -> endMailbox() :: else -> sendToMailbox() fi };
           leaveGate()
        :: !isInside && !isEnd ->
#if FAULT != 13
           /* raise(untilLeaving:). A gate that has been left meanwhile is entered, and left. */
           atomic { isPosted = isAtGate; isAtGate = true };
           if
           :: isPosted -> skip
           :: else ->
              atomic { if :: isTaken -> isLowered = true; isInside = false :: else -> isTaken = true; isLowered = true; isInside = true fi };
              if :: isInside -> leaveGate() :: else -> skip fi
           fi
#else
           skip
#endif
        :: else -> skip
        fi;
        if :: isEnd -> break :: else -> skip fi
#else
        atomic {
          if
          :: sent[s] < VALUES -> sent[s]++; sendToMailbox()
          :: else -> endMailbox(); break
          fi
        }
#endif
     od;
     isRunning[s] = false;
stop: skip
  od
}

#ifdef PULL

/* WaitingConsumer.resume */
inline takeHandler() { atomic { if :: hasHandler -> hasHandler = false; has = true :: else -> isWanted = true fi } }

/* Cursor, Pull.next */
proctype Consumer() {
  byte batch, held;
  bool has, isIdle;

  do
  :: /* nextWaitingValue: Mailbox.take(into:) */
     atomic { fill(batch); lowerMailbox(held) };
     resumeAll(held);
     if :: batch == 0 -> atomic { fill(batch); lowerMailbox(held) }; resumeAll(held) :: else -> skip fi;
     if
     :: batch > 0 -> consume(batch); batch = 0
     :: else ->
        /* nextIfAvailable: Mailbox.next() */
        atomic {
          if
          :: handed > 0 -> handed--; consumed++
          :: handed == 0 && waiting > 0 -> waiting--; consumed++
          :: else -> isAttended = false; isIdle = true
          fi;
          lowerMailbox(held)
        };
        resumeAll(held);
        if
        :: !isIdle -> skip
        :: else ->
           isIdle = false;
           if
#if FAULT != 9
           :: isClosed && waiting == 0 -> isOver = true
#endif
           :: else ->
              /* WaitingConsumer.wait */
#if FAULT == 8
              atomic { assert(!hasHandler); isWanted = false; hasHandler = true; isResumed = false };
#else
              atomic { assert(!hasHandler); if :: isWanted -> isWanted = false; isResumed = true :: else -> hasHandler = true; isResumed = false fi };
#endif
              /* The task is suspended until the continuation is resumed. */
              isResumed
           fi
        fi
     fi;
     if :: isOver || consumed == ALL -> break :: else -> skip fi
  od;
  isOver = true
}

/* WaitingConsumer.resume, called by the sender of an event. */
proctype Waker() {
  byte held;
  bool has;

end:
  do
  :: wakes > 0 ->
     wakes--;
     takeHandler();
     if
     :: has ->
        /* Mailbox.handOver */
        atomic { if :: waiting > 0 -> assert(handed == 0); waiting--; handed = 1 :: else -> skip fi; lowerMailbox(held) };
        resumeAll(held);
        has = false;
        isResumed = true
     :: else -> skip
     fi
  od
}

#else

/* Mailbox.drain, as work of a scheduler. Two threads can run such work. */
proctype Consumer() {
  byte batch, held;
  bool has, leaves;

end:
  do
  :: atomic { wakes -> wakes = false };
     do
     :: /* next(into:) */
        atomic {
          fill(batch);
#if FAULT == 6
          leaves = (batch == 0);
#else
          isAttended = (batch > 0);
#endif
          lowerMailbox(held)
        };
        resumeAll(held);
#if FAULT == 6
        if :: leaves -> isAttended = false :: else -> skip fi;
#endif
        if :: batch > 0 -> consume(batch); batch = 0 :: else -> break fi
     od
  od
}

#endif

/* A consumer further downstream, for example a buffer. It takes nothing more after a disposal. */
proctype Downstream() {
  byte held;
  bool has;

  if
  :: atomic { lower(DOWNSTREAM, held) }; resumeAll(held)
  :: isDisposed -> skip
  fi
}

/* The subscription is disposed: its cleanups resume the pacers, and the mailbox is discarded. */
proctype Disposer() {
  bool has;

  if
  :: true ->
     isDisposed = true;
#if FAULT != 2
     /* Pacer.leave */
     leavePressures(0);
     resume(0);
#if SOURCES == 2
     leavePressures(1);
     resume(1);
#endif
#endif
     /* discard */
     atomic { isClosed = true; waiting = 0 };
#ifdef PULL
     /* Pull.cancel */
     has = false;
     takeHandler();
     if :: has -> isResumed = true :: else -> skip fi
#endif
  :: true -> skip
  fi
}

/* When nothing else can happen. */
proctype Monitor() {
  byte s;

  timeout ->
  d_step {
    assert(isDisposed || consumed == ALL);
    assert(!hasContinuation[0] && !isContinued[0] && !wakes);
    assert(!isDisposed || pacers[MINE] + pacers[DOWNSTREAM] == 0);
#if SOURCES == 2
    assert(!hasContinuation[1] && !isContinued[1]);
#endif
#ifdef PULL
    assert(isOver)
#else
    assert(!isAttended && waiting == 0)
#endif
  }
}

init {
  atomic {
    isRaised[DOWNSTREAM] = true;
    isContinued[0] = true;
    run Source(0);
#if SOURCES == 2
    isContinued[1] = true;
    run Source(1);
#else
    run Source(0);
#endif
    run Consumer();
#ifdef PULL
    isAttended = true;
    run Waker();
#else
    run Consumer();
#endif
    run Downstream(); run Disposer(); run Monitor()
  }
}
