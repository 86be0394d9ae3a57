/*
 The tasks of `asyncMap`, with the queue of the inner signals behind them.

 A source sends three values, of which two are transformed at a time. Each transformation is a piece of work that a task runs. The pieces that
 start while a task sends the end of one wait in the queue of its crew. Each has a task that is expected to take one, and any task of the crew
 takes it. A thread may dispose the subscription, and then a piece may run until it is canceled.

 Proved: each value is transformed once, by at most two tasks at a time. The result completes once, after all pieces have ended. No task is
 canceled before the disposal, and every task that runs a piece is canceled by it. A piece that waits is not forgotten, and does not wait for
 another one to end.

 Compared with the code: 2026-12-01 14:38
 Stands for Sources/ReactiveSignals/Concurrency/Workers.swift: Workers Piece Worker Crew
 Stands for Sources/ReactiveSignals/Operators/Flattening/InnerQueue.swift: add innerCompleted startWaiting takeNext start
 Stands for Sources/ReactiveSignals/Operators/Flattening/FlatMap.swift: makeOuterSink
 Stands for Sources/ReactiveSignals/Operators/Support/MergeState.swift: begin takeSinkForLast end
 Stands for Sources/ReactiveSignals/Primitives/Trampoline.swift: run enter enterIfOpen stepAside

 Run: -DNP
 Long run: -DDISPOSES
 Run: -DDISPOSES -DLIMIT=1

 Fault 1: The end of the subscription to a piece cancels the task that has run it.
 Fault 2: A call that comes while the one before leaves the loop of the starts is lost.
 Fault 3: A task that is expected to take a piece is expected to take another one.
 Fault 4 -DDISPOSES: A task that is canceled before it is known is not canceled.
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

/* Workers, by number, and their crews. */
bool isStarted[4], hasTask[4], isCanceled[4], isTaskCanceled[4], isExpected[4];
byte workerCount, crew[4], crewCount, expected[4];
chan waiting[4] = [PIECES] of { byte };

/* Pieces: the worker that runs each. */
byte worker[4];
bool hasReceiver[4], isRegistered[4], hasPieceEnded[4], isDirect[4];
bool isDisposed;

/* InnerQueue, MergeState, Trampoline */
byte added, taken, runningInQueue, runningInMerge = 1, calls;
bool hasSink = true, isOpen;

/* For the proof. */
byte runs[4], ended, completions, atWork;
bool isDisposalDone, isLong;

/* Worker.cancel */
inline cancelWorker(w) {
  atomic { isCanceled[w] = true; found = hasTask[w] };
  if
  :: found -> atomic { assert(isDisposed); isTaskCanceled[w] = true; found = false }
  :: else -> skip
  fi
}

/* Piece.dispose */
inline cancel(p) {
  atomic { hasReceiver[p] = false; canceled = worker[p]; worker[p] = 0 };
  if
  :: canceled != 0 -> cancelWorker(canceled); canceled = 0
  :: else -> skip
  fi
}

/* Workers.signal. `self` is the worker whose task sends an end on this thread, or 0. */
inline start(p, self) {
  /* Crew.add */
  atomic {
    hasReceiver[p] = true;
    if :: self != 0 -> c = crew[self] :: else -> crewCount++; c = crewCount fi;
    waiting[c]!p;
    if
    :: len(waiting[c]) <= expected[c] -> skip
    :: else -> expected[c] = expected[c] + 1; isNew = true
    fi
  };
  /* promise */
  if
#if FAULT == 3
  :: isNew && self != 0 -> isExpected[self] = true; isNew = false
#else
  :: isNew && self != 0 && !isExpected[self] -> isExpected[self] = true; isNew = false
#endif
  :: else -> skip
  fi;
  if
  :: isNew ->
     isNew = false;
     atomic {
       workerCount++;
       assert(workerCount <= PIECES);
       new = workerCount; crew[new] = c; isExpected[new] = true; isStarted[new] = true
     };
     atomic { hasTask[new] = true; found = isCanceled[new] };
     if
#if FAULT != 4
     :: found -> atomic { assert(isDisposed); isTaskCanceled[new] = true; found = false }
#endif
     :: else -> found = false
     fi;
     new = 0
  :: else -> skip
  fi;
  c = 0;
  /* insert: the piece is disposed immediately if the subscription has ended. */
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
  byte p, sent, c, new, canceled;
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
  byte p, mine, c, new, canceled;
  bool has, found, isNew, isFirst, hasLeft;

end:
  isStarted[w];
  do
  :: /* takeNext */
     atomic { has = isExpected[w]; isExpected[w] = false };
     atomic {
       if :: has -> expected[crew[w]] = expected[crew[w]] - 1 :: else -> skip fi;
       if :: waiting[crew[w]]?mine :: empty(waiting[crew[w]]) -> mine = NONE fi;
       has = false
     };
     if :: mine == NONE -> break :: else -> skip fi;
     /* Piece.run */
     atomic { worker[mine] = w; has = !hasReceiver[mine] };
     if :: has -> has = false; cancelWorker(w) :: else -> skip fi;
     atomic {
       assert(runs[mine] == 0);
       runs[mine]++; atWork++;
       assert(atWork <= LIMIT)
     };
     /* The piece may run until it is canceled. Without a disposal, one may run until all others have ended. */
     if
     :: true -> skip
#ifdef DISPOSES
     :: true -> isTaskCanceled[w]
#endif
#if LIMIT > 1 && !defined(DISPOSES)
     :: atomic { !isLong -> isLong = true }; ended == PIECES - 1
#endif
     fi;
     atomic {
#if FAULT != 1
       worker[mine] = 0;
#endif
       has = hasReceiver[mine]; hasReceiver[mine] = false; atWork--;
       if :: has -> ended++ :: else -> skip fi
     };
     if :: !has -> break :: else -> has = false fi;
#if FAULT == 8
     if :: empty(waiting[crew[w]]) -> isStarted[w] = false :: else -> skip fi;
#endif
     /* complete: the subscription to the piece ends, and the result's unless it is disposed. */
     atomic { hasPieceEnded[mine] = true; has = isRegistered[mine]; isRegistered[mine] = false };
     if :: has -> has = false; cancel(mine) :: else -> skip fi;
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
  byte p = 1, canceled;
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
    assert(isDisposed || (empty(waiting[1]) && empty(waiting[2]) && empty(waiting[3])))
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
