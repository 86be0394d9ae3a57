/*
 The tasks of `asyncMap`, with the queue of the inner signals behind them.

 A source sends three values, of which two are transformed at a time. Each transformation is a piece of work that a task runs. A task that
 sends the end of a piece takes the next one, if the end starts one. A thread may dispose
 the subscription, and then a piece may run until it is canceled.

 Proved: each value is transformed once, by at most two tasks at a time. The result completes once, after all pieces have ended. No task is
 canceled before the disposal, and every task that has not ended is canceled by it. A piece that a task has accepted is not forgotten.

 Compared with the code: 2026-11-29 23:38
 Stands for Sources/ReactiveSignals/Concurrency/Workers.swift: Workers Worker
 Stands for Sources/ReactiveSignals/Operators/Flattening/InnerQueue.swift: add innerCompleted startWaiting takeNext start
 Stands for Sources/ReactiveSignals/Operators/Flattening/FlatMap.swift: makeOuterSink
 Stands for Sources/ReactiveSignals/Operators/Support/MergeState.swift: begin takeSinkForLast end
 Stands for Sources/ReactiveSignals/Primitives/Trampoline.swift: run enter enterIfOpen stepAside

 Run: -DNP
 Run: -DDISPOSES
 Run: -DDISPOSES -DLIMIT=1

 Fault 1: The end of the subscription to a piece cancels the task, which has begun the next one.
 Fault 2: A call that comes while the one before leaves the loop of the starts is lost.
 Fault 3: A task accepts a second piece in place of the first one.
 Fault 4 -DDISPOSES: A task that is canceled has the number of the piece before.
 Fault 5: Signals that wait are started by the first call alone, and a call during that is lost.
 Fault 6: The place of a signal that has ended is not given back.
 Fault 7: The sink is given to a signal while another one runs.
 Fault 8: A task looks for the next piece before it sends the end.
 Fault 9: An inner signal that waits does not count as one that has not ended.
 Fault 10: A thread that has left the loop of the starts open does not come back.
*/

#define PIECES 3
#define NONE 0
#ifndef LIMIT
#define LIMIT 2
#endif

/* Workers, by number. */
byte next[4], piece[4];
bool isStarted[4], hasTask[4], isCanceled[4], isTaskCanceled[4];
byte workerCount;

/* The subscription to each piece: the worker, and the number of the piece there. */
byte worker[4], number[4];
bool isRegistered[4], hasPieceEnded[4], isDirect[4];
bool isDisposed;

/* InnerQueue, MergeState, Trampoline */
byte added, taken, runningInQueue, runningInMerge = 1, calls;
bool hasSink = true, isOpen;

/* For the proof. */
byte runs[4], ended, completions, atWork;
bool isDisposalDone;

/* Worker.cancel */
inline cancel(p) {
  atomic {
    if
    :: piece[worker[p]] == number[p] -> isCanceled[worker[p]] = true; found = hasTask[worker[p]]
    :: else -> found = false
    fi
  };
  if
  :: found -> atomic { assert(isDisposed); isTaskCanceled[worker[p]] = true; found = false }
  :: else -> skip
  fi
}

/* Workers.start, and onDispose. `self` is the worker whose task sends an end on this thread, or 0. */
inline start(p, self) {
  atomic {
    /* accept */
    if
#if FAULT == 3
    :: self != 0 ->
#else
    :: self != 0 && next[self] == NONE ->
#endif
       next[self] = p; worker[p] = self;
#if FAULT == 4
       number[p] = piece[self] - 1
#else
       number[p] = piece[self]
#endif
    :: else ->
       workerCount++;
       assert(workerCount <= PIECES);
       next[workerCount] = p; worker[p] = workerCount; number[p] = 0;
       isStarted[workerCount] = true;
       isNew = true
    fi
  };
  if
  :: isNew ->
     /* use */
     isNew = false;
     atomic { hasTask[worker[p]] = true; found = isCanceled[worker[p]] };
     if
     :: found -> atomic { assert(isDisposed); isTaskCanceled[worker[p]] = true; found = false }
     :: else -> skip
     fi
  :: else -> skip
  fi;
  /* onDispose: the closure runs immediately if the subscription has ended. */
  atomic { if :: isDisposed || hasPieceEnded[p] -> has = true :: else -> isRegistered[p] = true; has = false fi };
  if :: has -> has = false; cancel(p) :: else -> skip fi
}

/* Trampoline.run: after any step, since the others may have called 64 times. */
inline stepAside() {
  if
  :: true -> skip
  :: calls > 0 ->
     isOpen = true;
#if FAULT == 10
     hasLeft = true
#else
     atomic { if :: isOpen -> isOpen = false :: else -> hasLeft = true fi }
#endif
  fi
}

/* InnerQueue.startWaiting, Trampoline.run */
inline startWaiting(self) {
  atomic { calls++; isFirst = (calls == 1) };
  if
  :: !isFirst -> atomic { if :: isOpen -> isOpen = false; isFirst = true :: else -> skip fi }
  :: else -> skip
  fi;
  if
  :: isFirst ->
     do
     :: /* takeNext */
        atomic {
          if
          :: runningInQueue < LIMIT && taken < added ->
             taken++; runningInQueue++; p = taken
          :: else -> p = NONE
          fi
        };
        if
        :: p != NONE ->
           /* takeSinkForLast. The gate is idle or not. */
#if FAULT == 7
           if :: runningInMerge <= 2 && !isDisposed -> hasSink = false; isDirect[p] = true :: else -> skip fi;
#else
           if :: runningInMerge == 1 && !isDisposed -> hasSink = false; isDirect[p] = true :: true -> skip fi;
#endif
           start(p, self);
           stepAside()
        :: else ->
#if FAULT == 5
           calls = 0; break
#elif FAULT == 2
           has = (calls == 1);
           atomic { calls--; if :: has -> has = false; break :: else -> skip fi }
#else
           atomic { calls--; if :: calls == 0 -> break :: else -> skip fi };
           stepAside()
#endif
        fi;
        if :: hasLeft -> break :: else -> skip fi
     od
  :: else -> skip
  fi;
  p = NONE; isFirst = false; hasLeft = false
}

/* MergeState.end */
inline endOne() {
  atomic {
    runningInMerge--;
    if
    :: runningInMerge == 0 && hasSink && !isDisposed -> hasSink = false; assert(ended == PIECES); completions++
    :: else -> skip
    fi
  }
}

proctype Source() {
  byte p, sent;
  bool has, found, isNew, isFirst, hasLeft;

  do
  :: sent < PIECES && !isDisposed ->
     /* add */
#if FAULT != 9
     atomic { runningInMerge++ };
#endif
     atomic { added++; sent++ };
     startWaiting(0)
  :: else -> break
  od;
  /* The source completes. */
  endOne()
}

/* The task of a worker. */
proctype Task(byte w) {
  byte p, mine;
  bool has, found, isNew, isFirst, hasLeft;

end:
  isStarted[w];
  do
  :: /* takeNext */
     atomic { mine = next[w]; next[w] = NONE };
     if :: mine == NONE -> break :: else -> skip fi;
     atomic {
       assert(runs[mine] == 0);
       runs[mine]++; atWork++;
       assert(atWork <= LIMIT)
     };
     /* The piece may run until it is canceled. */
#ifdef DISPOSES
     if :: true -> skip :: true -> isTaskCanceled[w] fi;
#endif
     /* perform */
#if FAULT != 1
     piece[w] = piece[w] + 1;
#endif
     atomic { ended++; atWork-- };
#if FAULT == 8
     if :: next[w] == NONE -> isStarted[w] = false :: else -> skip fi;
#endif
     /* complete: the subscription to the piece ends, and the result's unless it is disposed. */
     atomic { hasPieceEnded[mine] = true; has = isRegistered[mine]; isRegistered[mine] = false };
     if :: has -> has = false; cancel(mine) :: else -> skip fi;
#if FAULT == 1
     piece[w] = piece[w] + 1;
#endif
     if
     :: isDisposed -> skip
     :: else ->
        if
        :: isDirect[mine] -> atomic { assert(ended == PIECES); if :: !isDisposed -> completions++ :: else -> skip fi }
        :: else ->
           /* innerCompleted */
#if FAULT != 6
           atomic { runningInQueue-- };
#endif
           endOne();
           startWaiting(w)
        fi
     fi;
#if FAULT == 8
     if :: !isStarted[w] -> break :: else -> skip fi
#endif
  od
}

proctype Disposer() {
  byte p = 1;
  bool found, has;

  isDisposed = true;
  do
  :: p <= PIECES ->
     atomic { has = isRegistered[p]; isRegistered[p] = false };
     if :: has -> has = false; cancel(p) :: else -> skip fi;
     p++
  :: else -> break
  od;
  isDisposalDone = true
}

/* When nothing else can happen. */
proctype Monitor() {
  timeout ->
  d_step {
    assert(isDisposed == isDisposalDone && completions <= 1);
    assert(!isDisposed || atWork == 0);
    assert(isDisposed || (completions == 1 && ended == PIECES));
    assert(next[1] == NONE && next[2] == NONE && next[3] == NONE)
  }
}

init {
  atomic {
    run Source(); run Task(1); run Task(2); run Task(3); run Monitor();
#ifdef DISPOSES
    run Disposer()
#endif
  }
}
