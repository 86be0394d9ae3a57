/*
 A subject that replays its current value, with a list of receivers. With GROUP, a group that keeps the values for its first subscriber.

 A thread sends two values and the end. Another one subscribes, and disposes. A third one disposes the same subscription and then another
 one. The first receiver subscribes one more, at any of its events, and may dispose itself in the same event. The gate is a queue with one
 thread inside: see Gate.pml. The end takes the receivers out of the list. They receive it at once, or, when too many ends nest, after the thread
 has left the gate.

 With GROUP, a thread sends three values and possibly the end. Two other threads have a copy of the group each. Each may subscribe, and then
 releases its copy. The last release gives the kept values up.

 Proved: each receiver gets the value that is current when it subscribes, then all that follow, without a gap, once, and then the end, once.
 A subscription inside a delivery gets its value before it returns. No delivery starts after a disposal. Nothing is removed from the list
 while it is iterated. The list contains no receiver whose subscription is disposed, when all have returned.
 A group loses no value if a thread has subscribed: the first subscriber receives all of them, once, and then the end. No value is kept for
 nobody: neither when the first subscriber has come, nor when all copies have been released.

 Compared with the code: 2026-11-29 11:51
 Stands for Sources/ReactiveSignals/Core/SubjectHub.swift: send end queue attach detach sendNow remember deliver endNow endInLoop endInLoopNow close takeReceivers deliverEnd attachNow attachAfterEnd replay detachNow giveUp giveUpNow
 Stands for Sources/ReactiveSignals/Core/ReceiverList.swift: isActive reserve fill giveBack remove closeGaps removeAll
 Stands for Sources/ReactiveSignals/Subjects/BehaviorSubject.swift: CurrentValue
 Stands for Sources/ReactiveSignals/Operators/Grouping/Groups.swift: Group Buffer

 Run:
 Run: -DGROUP

 Fault 1: A subscription inside a delivery is queued.
 Fault 2: A delivery includes the receivers that were added meanwhile.
 Fault 3: A disposal inside a delivery changes the list immediately.
 Fault 4: A disposal that comes between the check and the entry into the subscription is forgotten.
 Fault 5: A value is remembered after its delivery.
 Fault 6: A delivery does not look whether the subscription is disposed.
 Fault 7: The end is noted after its delivery.
 Fault 8: A subscription does not pass through the gate.
 Fault 9: A replay does not look whether the subject has ended.
 Fault 10 -DGROUP: The values of a group are given up outside of the gate.
 Fault 11 -DGROUP: The values of a group are not given up when the gate is taken.
 Fault 12 -DGROUP: A subscriber releases its copy of a group before it comes to the gate.
 Fault 13 -DGROUP: A replay does not end the keeping of values.
 Fault 14 -DGROUP: A subscriber of a group that has ended receives the end without the kept values.
 Fault 15: An end that waits closes the subject when it is delivered.
 Fault 16: The receivers of an end that waits stay in the list.
*/

#define LAST 3
#define END 4

/* The work that passes through the gate: a value, the end, or the attachment or removal of a receiver. */
#define ATTACH 8
#define DETACH 16
/* The values of a group are given up. */
#define GIVE 32

/* The steps of a thread with a copy of a group. */
#if FAULT == 12
#define JOINS 2
#define RELEASES 1
#else
#define JOINS 1
#define RELEASES 2
#endif

byte owner;
chan waiting = [8] of { byte };

#ifdef GROUP
/* The values from 1 to this one are kept. */
byte memory;
bool isKeeping = true;
byte copies = 2;
#else
byte memory = 1;
#endif
bool isOpen = true;
byte list[4];
byte count, gaps;
byte indexOf[4];                /* The index of a receiver and 1, or 0. */
bool isDisposed[4], hasMember[4], isSubscribed[4];

/* For the proof. */
byte seen[4], iterations, returned;
bool isInside, isEndSent, isFirstReceived;

/* An event reaches a receiver. */
inline receive(r, e) {
  assert(seen[r] != END);
  assert(seen[r] == 0 || e == seen[r] + 1);
  if :: e == 1 -> isFirstReceived = true :: else -> skip fi;
  seen[r] = e
}

/* replay */
inline replay(r) {
#ifdef GROUP
  if
  :: isKeeping ->
     j = 1;
     do :: j <= memory -> receive(r, j); j++ :: else -> break od;
     j = 0; memory = 0;
#if FAULT != 13
     isKeeping = false
#endif
     skip
  :: else -> skip
  fi
#else
  receive(r, memory)
#endif
}

/* attachNow as far as the replay. `n` is the index. */
inline attach(r, n) {
  atomic {
#if FAULT == 9
    if
#else
    if
    :: !isOpen ->
       /* attachAfterEnd */
       if
       :: !isDisposed[r] ->
#if defined(GROUP) && FAULT != 14
          replay(r);
#endif
          seen[r] = END
       :: else -> skip
       fi;
       n = 0
#endif
    :: else ->
       /* reserve */
       list[count] = 0; count++; gaps++; n = count;
       if :: !isDisposed[r] -> replay(r) :: else -> skip fi
    fi
  };
  /* Other threads can dispose the subscription here. */
  if
  :: n == 0 -> skip
  :: else ->
     if
     :: isDisposed[r] ->
        /* giveBack */
        atomic { if :: n == count -> count--; gaps-- :: else -> skip fi }
     :: else ->
        /* fill, which other threads do not see */
        d_step { list[n - 1] = r; indexOf[r] = n; gaps-- };
        /* insert: the closure runs immediately if the subscription has been disposed since the check. */
        atomic {
          if
#if FAULT == 4
          :: isDisposed[r] -> skip
#else
          :: isDisposed[r] -> waiting ! DETACH + r
#endif
          :: else -> hasMember[r] = true
          fi
        }
     fi
  fi
}

/* detachNow, remove, closeGaps */
inline detachNow(r) {
  d_step {
    if
    :: indexOf[r] != 0 ->
       assert(iterations == 0);
       list[indexOf[r] - 1] = 0; indexOf[r] = 0; gaps++;
       if
       :: 2 * gaps > count ->
          j = 0; k = 0;
          do
          :: j < count ->
             if :: list[j] != 0 -> list[k] = list[j]; indexOf[list[k]] = k + 1; k++ :: else -> skip fi;
             j++
          :: else -> break
          od;
          count = k; gaps = 0; j = 0; k = 0
       :: else -> skip
       fi
    :: else -> skip
    fi
  }
}

/* dispose by a thread inside the gate: detach is queued, since the gate is taken. */
inline disposeInside(r) {
  atomic {
    isDisposed[r] = true;
    if
    :: hasMember[r] && indexOf[r] != 0 ->
       hasMember[r] = false;
#if FAULT == 3
       skip
#else
       waiting ! DETACH + r
#endif
    :: else -> skip
    fi
  };
#if FAULT == 3
  detachNow(r)
#endif
}

/* The handler of the first receiver. */
inline handle(r) {
  if
  :: r == 1 ->
     if
     :: !isSubscribed[3] ->
        isSubscribed[3] = true;
#if FAULT == 1
        waiting ! ATTACH + 3;
#else
        attach(3, n);
#endif
        assert(isDisposed[3] || seen[3] != 0)
     :: true -> skip
     fi;
     if :: disposeInside(1) :: true -> skip fi
  :: else -> skip
  fi
}

/* The handler of the first receiver when it gets the end outside of the gate. The subject has ended, and so attachNow is one step. */
inline handleOutside(r) {
  if
  :: r == 1 && !isSubscribed[3] ->
     atomic {
       isSubscribed[3] = true;
       if
       :: owner != 0 -> waiting ! ATTACH + 3
       :: else ->
          /* attachAfterEnd */
          assert(!isOpen);
          if :: !isDisposed[3] -> seen[3] = END :: else -> skip fi
       fi
     }
  :: true -> skip
  fi
}

/* deliverEnd, inside the gate or outside. */
inline deliverEnd(number, isInGate) {
  do
  :: i < number ->
     atomic {
       r = last[i];
       if :: r != 0 && !isDisposed[r] -> receive(r, END) :: else -> r = 0 fi
     };
     if :: isInGate -> handle(r) :: else -> handleOutside(r) fi;
     /* The end disposes the subscription. */
     if :: r != 0 -> disposeInside(r) :: else -> skip fi;
     i++
  :: else -> break
  od
}

/* The thread inside does its work, and then the work that waits. */
inline work() {
  do
  :: todo != 0 ->
     atomic { assert(!isInside); isInside = true };
     if
     :: todo < END && isOpen ->
        /* sendNow, remember */
#if defined(GROUP)
        if :: isKeeping -> assert(!isFirstReceived); memory = todo :: else -> skip fi;
#elif FAULT != 5
        memory = todo;
#endif
        /* deliver */
        d_step { limit = count; i = 0; iterations++ };
        do
#if FAULT == 2
        :: i < count ->
#else
        :: i < limit ->
#endif
           /* isActive */
           atomic {
             r = list[i];
#if FAULT == 6
             if :: r != 0 -> assert(!isDisposed[r]); receive(r, todo) :: else -> r = 0 fi
#else
             if :: r != 0 && !isDisposed[r] -> receive(r, todo) :: else -> r = 0 fi
#endif
           };
           handle(r);
           i++
        :: else -> break
        od;
        skip;
        d_step { iterations--; i = 0; r = 0; limit = 0; n = 0 };
#if FAULT == 5
        memory = todo
#endif
     :: todo == END && isOpen ->
        /* close, takeReceivers, removeAll */
        d_step {
#if FAULT != 7 && FAULT != 15
          isOpen = false;
#endif
          last[0] = list[0]; last[1] = list[1]; last[2] = list[2]; last[3] = list[3];
          limit = count; i = 0;
#if FAULT == 16
          iterations++
#else
          count = 0; gaps = 0;
          indexOf[1] = 0; indexOf[2] = 0; indexOf[3] = 0
#endif
        };
        if
        :: true ->
           deliverEnd(limit, true);
#if FAULT == 7 || FAULT == 15
           isOpen = false;
#endif
           skip;
           d_step { i = 0; r = 0; limit = 0; n = 0; last[0] = 0; last[1] = 0; last[2] = 0; last[3] = 0 }
        /* endInLoopNow: too many ends nest. */
        :: true -> late = limit + 1; limit = 0; i = 0
        fi
     :: todo > DETACH && todo < GIVE -> detachNow(todo - DETACH)
#ifdef GROUP
     :: todo == GIVE -> d_step { isKeeping = false; memory = 0 }
#endif
     :: todo > ATTACH && todo < DETACH -> attach(todo - ATTACH, n); n = 0
     :: else -> skip
     fi;
     atomic { isInside = false; todo = 0; if :: waiting ? todo :: empty(waiting) -> owner = 0; break fi }
  :: else -> break
  od;
  if
  :: late != 0 ->
     deliverEnd(late - 1, false);
#if FAULT == 15
     isOpen = false;
#endif
     skip;
#if FAULT == 16
     d_step { iterations--; count = 0; gaps = 0; indexOf[1] = 0; indexOf[2] = 0; indexOf[3] = 0 };
#endif
     d_step { late = 0; i = 0; r = 0; last[0] = 0; last[1] = 0; last[2] = 0; last[3] = 0 }
  :: else -> skip
  fi
}

proctype Thread(byte me) {
  byte todo, i, j, k, n, r, limit, step;
  /* The number of receivers whose end waits, and 1. */
  byte late;
  byte last[4];

  do
  :: atomic {
       step++;
       if
#ifdef GROUP
       :: me == 1 && step < END -> todo = step
       :: me == 1 && step == END -> isEndSent = true; todo = END
       :: me == 1 && step == END -> skip
       :: me > 1 && step == JOINS -> isSubscribed[me] = true; todo = ATTACH + me
       :: me > 1 && step == JOINS -> skip
       :: me > 1 && step == RELEASES ->
          copies--;
          if
#if FAULT == 10
          :: copies == 0 -> isKeeping = false; memory = 0
#else
          :: copies == 0 -> todo = GIVE
#endif
          :: else -> skip
          fi
#else
       :: me == 1 && step == 1 -> todo = 2
       :: me == 1 && step == 2 -> todo = 3
       :: me == 1 && step == 3 -> isEndSent = true; todo = END
       :: me == 1 && step == 3 -> skip
       :: me == 2 && step == 1 -> isSubscribed[2] = true; todo = ATTACH + 2
       :: (me == 2 && step == 2) || (me == 3 && step < 3) ->
          /* dispose: the first one finds the member */
          r = (me == 3 && step == 2 -> 3 : 2);
          if
          :: me == 3 && step > 1 -> break
          :: me == 2 || step < 3 ->
             isDisposed[r] = true;
             if :: hasMember[r] -> hasMember[r] = false; todo = DETACH + r :: else -> skip fi
          fi;
          r = 0
#endif
       :: else -> break
       fi;
       if
       :: todo == 0 -> skip
#if FAULT == 11
       :: todo == GIVE && owner != 0 -> todo = 0
#endif
#if FAULT == 8
       :: todo == ATTACH + 2 -> todo = 0; goto bare
#endif
       :: todo != 0 && owner == 0 -> owner = me
       :: todo != 0 && owner != 0 -> waiting ! todo; todo = 0
       fi
     };
     goto inside;
#if FAULT == 8
bare: skip;
     atomic { assert(!isInside); isInside = true };
     attach(2, n); n = 0;
     isInside = false;
#endif
inside: skip;
     work()
  od;
  skip;
  d_step {
    returned++;
    if
    :: returned == 3 ->
       assert(owner == 0 && empty(waiting) && count == gaps + (indexOf[1] != 0) + (indexOf[2] != 0) + (indexOf[3] != 0));
#ifdef GROUP
       assert(!isKeeping && memory == 0);
       assert(isFirstReceived || !(isSubscribed[2] || isSubscribed[3]));
#endif
       i = 1;
       do
       :: i < 4 ->
          assert(!isDisposed[i] || indexOf[i] == 0);
#ifdef GROUP
          /* A later subscriber can come after all values. */
          assert(!isSubscribed[i] || seen[i] == (isEndSent -> END : LAST) || (seen[i] == 0 && !isEndSent));
#else
          assert(isDisposed[i] || !isSubscribed[i] || seen[i] == (isEndSent -> END : LAST));
#endif
          i++
       :: else -> break
       od
    :: else -> skip
    fi
  }
}

init {
  atomic {
#ifndef GROUP
    /* The first receiver is subscribed, and has the first value. */
    isSubscribed[1] = true; hasMember[1] = true; seen[1] = 1; list[0] = 1; indexOf[1] = 1; count = 1;
#endif
    run Thread(1); run Thread(2); run Thread(3)
  }
}
