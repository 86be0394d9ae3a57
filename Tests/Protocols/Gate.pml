/*
 The gate, with a serialized sink behind it.

 Threads 1 to 3 send values, and one of them the end. A handler sends again from inside a delivery, and leaves work for the time after
 leaving. Each atomic block or line is one atomic instruction of the code, and its comment names the function. A loop with a
 compare-and-swap is one step: the exchange that succeeds. The attempts before it change nothing.

 Proved: one thread at a time delivers. Each piece of work is done once, and the work of a thread in its order. The end is last. Work for the
 time after leaving is done outside. No thread loops without another one making progress. When all have returned, the gate is idle, and
 nothing waits.

 Compared with the code: 2026-12-01 14:38
 Stands for Sources/ReactiveSignals/Primitives/Gate.swift: Node performIfIdle leave queue afterLeaving add giveWay drain takeFirstOrLeave takeFirst isCurrentThread enterIfIdle enterIfOpen enterOrMark clearMark leaveIfUnmarked stepAside
 Stands for Sources/ReactiveSignals/Primitives/Fairness.swift: work giveWay
 Stands for Sources/ReactiveSignals/Core/SerializedSink.swift: send end queue queueEnd sendNow endNow

 Run: -DNP
 Run: -DREENTRANT

 Fault 1: A thread that finds the gate taken does not set the mark.
 Fault 2: The thread inside leaves without looking at the mark.
 Fault 3: The mark is cleared after the queue has been found empty.
 Fault 4: The queue is emptied newest first, so that an end overtakes a value.
 Fault 5: A thread that steps aside leaves the gate idle instead of open.
 Fault 6: The gate is entered in two steps: a look and a store.
 Fault 7: A thread that has stepped aside goes on when another one has entered.
 Fault 8 -DREENTRANT: Work for the time after leaving is done inside.
 Fault 9: The end of a signal does not take the sink.
 Fault 10 -DREENTRANT: A node is added with a store instead of a compare-and-swap.
*/

#define MARK 8
#define OPEN 16
#define NODES 6
#define BATCH 1
#ifdef REENTRANT
#define THREADS 2
#else
#define THREADS 3
#endif

/* The pieces of work: values, except for these. */
#define AGAIN 4
#define OUTSIDE 5
#define END 6

byte owner, newest, rest;
byte nextOf[NODES + 1], workOf[NODES + 1], submitterOf[NODES + 1];
bool isUsed[NODES + 1];
bool hasSink = true;

/* For the proof. */
byte deliverers, returned;
bool isDone[7], hasEnded;

#define isInside(t) (owner == t || owner == (t | MARK))

/* add: the node is made, and pushed. */
inline push(w) {
#if FAULT == 10
  expected = newest;
#endif
  d_step {
    node = 1;
    do :: isUsed[node] -> node++ :: else -> break od;
    assert(node <= NODES);
    isUsed[node] = true; workOf[node] = w; submitterOf[node] = me;
#if FAULT != 10
    expected = newest;
#endif
    nextOf[node] = expected; newest = node;
    node = 0; expected = 0
  }
}

/* sendNow, endNow: the delivery of a value or of the end, which other threads can interrupt. */
inline perform(w) {
  atomic {
    assert(!isDone[w]);
    isDone[w] = true;
    if
    :: w == OUTSIDE -> assert(!isInside(me))
    :: else ->
       assert(isInside(me) && deliverers == 0);
       deliverers++;
       if
       :: hasSink ->
          assert(!hasEnded);
          if
          :: w == END ->
             assert(isDone[2]);
             hasEnded = true;
#if FAULT != 9
             hasSink = false
#endif
          :: else -> skip
          fi
       :: w == 1 && !hasSink ->
          /* The handler is not called, so that it sends nothing. */
          isDone[AGAIN] = true; isDone[OUTSIDE] = true
       :: else -> skip
       fi
    fi
  };
  if
  :: w == OUTSIDE -> skip
  :: else ->
#ifdef REENTRANT
     if
     :: w == 1 && !isDone[AGAIN] ->
        /* The handler sends again, and a buffer behind the gate resumes its sources later. This thread is inside, so that enterOrMark can
           only set the mark. */
        push(AGAIN);
        owner = owner | MARK;
        push(OUTSIDE);
        owner = owner | MARK
     :: else -> skip
     fi;
#endif
     deliverers--
  fi
}

/* leaveIfUnmarked */
#if FAULT == 2
#define leaveIfUnmarked owner = 0; isOut = true
#else
#define leaveIfUnmarked if :: owner == me -> owner = 0; isOut = true :: else -> isOut = false fi
#endif

proctype Thread(byte me, first, second) {
  byte work = first, node, expected, current, budget, last;
  byte outside;
  bool isOut;

next:
  if :: work == 0 -> goto done :: else -> skip fi;
  /* performIfIdle, enterIfIdle */
#if FAULT == 6
  if :: owner == 0 -> skip :: else -> goto add fi;
  owner = me;
#else
  atomic { if :: owner == 0 -> owner = me :: else -> goto add fi }
#endif
  perform(work);
  /* leave */
  atomic { leaveIfUnmarked };
  if :: isOut -> goto sent :: else -> goto drain fi;

add: skip;
  push(work);
  /* enterOrMark */
  atomic {
    if
    :: owner == 0 || owner == OPEN -> owner = me; goto drain
    :: else ->
#if FAULT != 1
       owner = owner | MARK
#else
       skip
#endif
    fi
  };
  /* giveWay: depends on the length of the queue, so both ways are tried. */
  if
  :: atomic { if :: owner == OPEN -> owner = me; goto drain :: else -> skip fi }
  :: skip
  fi;
  goto sent;

drain:
  outside = 0; budget = BATCH;
  /* clearMark */
#if FAULT != 3
  owner = me;
#endif
  do
  :: /* takeFirstOrLeave, takeFirst. `rest` belongs to the thread inside. */
     d_step {
       assert(isInside(me));
       if
       :: rest == 0 ->
          /* The exchange. The list then belongs to this thread, which reverses it. */
          current = newest; newest = 0;
#if FAULT == 4
          rest = current;
#else
          do
          :: current != 0 -> last = nextOf[current]; nextOf[current] = rest; rest = current; current = last
          :: else -> break
          od;
#endif
       :: else -> skip
       fi;
       node = rest; current = 0; last = 0;
       if
       :: node != 0 -> rest = nextOf[node]; last = workOf[node]; current = submitterOf[node]; isUsed[node] = false; nextOf[node] = 0
       :: else -> skip
       fi
     };
     if
     :: node != 0 ->
#if FAULT == 8
        perform(last);
#else
        if :: last == OUTSIDE -> outside = last :: else -> perform(last) fi;
#endif
        /* Fairness.work */
        if
        :: current != me ->
           budget--;
           if
           :: budget == 0 ->
              /* stepAside */
#if FAULT == 5
              owner = 0;
              atomic { if :: owner == 0 -> owner = me :: else -> break fi };
#elif FAULT == 7
              owner = OPEN;
              owner = me;
#else
              owner = OPEN;
              atomic { if :: owner == OPEN -> owner = me :: else -> break fi };
#endif
              budget = BATCH
           :: else -> skip
           fi
        :: else -> skip
        fi
     :: else ->
#if FAULT == 3
        owner = me;
#endif
        atomic { leaveIfUnmarked };
        if
        :: isOut -> break
        :: else ->
           /* clearMark */
           owner = me
        fi
     fi
  od;
  if :: outside != 0 -> perform(outside); outside = 0 :: else -> skip fi;

sent: skip;
  d_step { work = second; second = 0; node = 0; expected = 0; current = 0; last = 0; budget = 0; isOut = false };
  goto next;
done: skip;
  d_step {
    returned++;
    if
    :: returned == THREADS ->
       assert(owner == 0 && newest == 0 && rest == 0);
#ifdef REENTRANT
       assert(isDone[1] && isDone[2] && isDone[AGAIN] && isDone[OUTSIDE] && isDone[END])
#else
       assert(isDone[1] && isDone[2] && isDone[3] && isDone[END])
#endif
    :: else -> skip
    fi
  }
}

init {
  atomic {
    run Thread(1, 1, 0); run Thread(2, 2, END);
#ifndef REENTRANT
    run Thread(3, 3, 0)
#endif
  }
}
