/*
 Networks of properties that join while threads are inside.

 Sources 1, 2 and 3 begin in networks of their own. Threads write them. A thread subscribes to a property derived from 2 and 1, which joins
 their networks. A transaction joins those of 3 and 2. A write to source 1 makes an observed `flatMap` choose source 3, which joins these networks too, from inside a change. The
 locks of a join, and of a write in a joined network, are steps of their own. A section under one lock is one step. A change that is a call
 uses no property, and is left out. So is code that runs outside: the thread leaves before it and tries to enter after it, as one that
 steps aside does.

 Proved: two threads never use one property at the same time, whether for a change, a link or the rest of a change. A change that has begun
 is finished before another one uses its properties. Every accepted write is published once, and every link is made, when all threads have
 returned. Nothing waits then, and no thread is inside. The locks cannot deadlock.

 Compared with the code: 2026-12-01 14:38
 Stands for Sources/ReactiveSignals/State/Graph/PropertyNetwork.swift: Queue isQuiet isRoot isIdle enter leave append popFirst take withRoot lockRoot join joinNow isExclusive submit lockIfIdle lockJoinedIfIdle lockedRoot giveUp publish performIfIdle continueChange giveWay link performWaiting leaveIfNothingWaits popNext stepAside perform publishAll finish refresh finishLink suspend
 Stands for Sources/ReactiveSignals/State/Graph/InputLinks.swift: joinNetworks isStartOfRow updateRow publishRow refresh followChoice
 Stands for Sources/ReactiveSignals/State/Graph/StoredNode.swift: publish accept advance

 Run: -DWRITES=1
 Run: -DWRITES=2
 Run: -DNO_LINK -DWRITES=3

 Fault 1: A join does not add the numbers of threads inside.
 Fault 2: A thread starts a change although another one is inside.
 Fault 3: The rest of a change waits behind other changes.
 Fault 4: A network that has become part of another one joins as if it had not.
 Fault 5: The locks of a join are taken in the order of the arguments.
 Fault 6 -DNO_LINK: A join leaves the queue of a network behind.
 Fault 7 -DNO_LINK: A change links a property of another network while another thread is inside.
 Fault 8: A thread leaves a network that has become part of another one, whose changes wait.
 Fault 9: A write is queued where its source was made.
 Fault 10: A network that has become part of another one is noticed after both locks have been taken.
*/

#define LINK 4
#define FINISH 5
#ifndef WRITES
#define WRITES 2
#endif

/* The states of the networks. */
bool isLocked[4];
byte next[4], inside[4], size[4];
byte begun[4];
byte accepted[4], published[4];
bool isLinked, hasChosen;

/* For the proof. `busy` is a set of sources. */
byte busy, returned;
bool isHalfDone;

#define isIdle(n) (inside[n] == 0 && counts[n] == 0 && begun[n] == 0)

/* The queue of a network: its changes in their order, four bits each. */
int queueOf[4];
byte counts[4];

inline push(n, change) { queueOf[n] = queueOf[n] | (change << (4 * counts[n])); counts[n]++; assert(counts[n] <= 7) }
inline pop(n, change) { change = queueOf[n] & 15; queueOf[n] = queueOf[n] >> 4; counts[n]-- }

#define lock(n) atomic { !isLocked[n] -> isLocked[n] = true }
#define unlock(n) isLocked[n] = false

/* withRoot: a path has two steps at most. The way there can be one step with the section at its end, since networks never part. */
#define rootOf(m) (next[m] == 0 -> m : (next[next[m]] == 0 -> next[m] : next[next[m]]))
#define atRoot(m) !isLocked[rootOf(m)] -> n = rootOf(m)

/* The properties that a change to a source uses. */
#define usedBy(i) ( \
  i == 1 -> 1 | (isLinked -> 2 : 0) | (hasChosen -> 4 : 0) : ( \
  i == 2 -> 2 | (isLinked -> 1 : 0) : 4 | (hasChosen -> 1 : 0)))

inline use(set) { atomic { assert((busy & (set)) == 0); mine = (set); busy = busy | mine } }
inline stopUsing() { atomic { busy = busy & (7 - mine); mine = 0 } }

/* join */
inline join(a, b) {
  do
  :: /* root, twice */
     atomic { atRoot(a); first = n };
     atomic { atRoot(b); second = n };
     if
     :: first == second -> break
     :: else ->
#if FAULT != 5
        if :: first > second -> n = first; first = second; second = n :: else -> skip fi;
#endif
        /* joinNow */
        lock(first);
        if
#if FAULT == 4 || FAULT == 10
        :: false -> skip
#else
        :: next[first] != 0 -> unlock(first)
#endif
        :: else ->
           lock(second);
           if
#if FAULT == 10
           :: next[first] != 0 || next[second] != 0 -> unlock(second); unlock(first)
#elif FAULT == 4
           :: false -> skip
#else
           :: next[second] != 0 -> unlock(second); unlock(first)
#endif
           :: else ->
              d_step {
                /* The smaller one joins the larger one: `take`. */
                if :: size[first] < size[second] -> n = first; first = second; second = n :: else -> skip fi;
#if FAULT != 6
                queueOf[first] = queueOf[first] | (queueOf[second] << (4 * counts[first]));
                counts[first] = counts[first] + counts[second];
#endif
                begun[first] = begun[first] + begun[second];
#if FAULT != 1
                inside[first] = inside[first] + inside[second];
#endif
                size[first] = size[first] + size[second];
                next[second] = first;
                queueOf[second] = 0; counts[second] = 0; begun[second] = 0; inside[second] = 0
              };
              unlock(second); unlock(first);
              break
           fi
        fi
     fi
  od;
  first = 0; second = 0
}

/* perform */
inline perform(change) {
  if
  :: change == LINK ->
     use(3);
     assert(!isHalfDone);
     isLinked = true;
     stopUsing()
  :: change == FINISH ->
     use(5);
     hasChosen = true; isHalfDone = false; published[1]++;
     stopUsing()
  :: else ->
     use(usedBy(change));
     assert(!isHalfDone || !(mine & 1));
     if
     :: change == 1 && !hasChosen ->
        /* followChoice: isExclusive */
        join(1, 3);
        atomic {
          atRoot(1);
#if FAULT == 7
          isAlone = true;
#else
          isAlone = (inside[n] == 1);
#endif
          if
          :: isAlone -> assert((busy & 4) == 0); mine = mine | 4; busy = busy | 4
          :: else -> isHalfDone = true
          fi
        };
        if
        :: isAlone -> hasChosen = true; published[1]++; stopUsing()
        :: else ->
           /* suspend */
           atomic { atRoot(1); begun[n]++ };
           stopUsing()
        fi
     :: else -> published[change]++; stopUsing()
     fi
  fi
}

proctype Thread(byte me, home, change, count) {
  byte n, entered = home, first, second, mine, todo, writes = count;
  bool isAlone, isInside;

again:
  if
  :: change == LINK ->
     /* joinNetworks, and performIfIdle */
     join(2, 1);
     atomic {
       !isLocked[home];
       if
       :: next[home] == 0 && isIdle(home) -> inside[home] = 1; todo = LINK; isInside = true
       :: else -> skip
       fi
     };
     if
     :: isInside -> skip
     :: else ->
        /* submit */
        atomic {
          atRoot(home);
          if :: isIdle(n) -> todo = LINK :: else -> push(n, LINK) fi;
          if :: inside[n] == 0 -> inside[n] = 1; isInside = true :: else -> skip fi
        }
     fi
  :: else ->
     /* Transaction.commit joins the networks of its sources. */
     if :: me == 2 -> join(3, 2) :: else -> skip fi;
     /* publish and lockIfIdle: the home is locked. */
     lock(home);
     if
#if FAULT == 9
     :: true ->
        d_step {
          accepted[change]++;
          if :: isIdle(home) -> todo = change :: else -> push(home, change) fi;
          if
          :: inside[home] == 0 -> inside[home] = 1; isInside = true
          :: else -> skip
          fi
        };
        unlock(home)
#else
     :: next[home] == 0 && isIdle(home) ->
        /* publish */
        d_step { accepted[change]++; todo = change; inside[home] = 1; isInside = true; entered = home };
        unlock(home)
#endif
     :: else ->
        unlock(home);
        /* lockJoinedIfIdle, if the root is idle, and otherwise submit: the root is locked, and then the home. */
        atomic { atRoot(home); isLocked[n] = true };
        /* accept, under both locks */
        if :: n != home -> lock(home) :: else -> skip fi;
        accepted[change]++;
        if :: n != home -> unlock(home) :: else -> skip fi;
        d_step {
          if :: isIdle(n) -> todo = change :: else -> push(n, change) fi;
          if
          :: inside[n] == 0 -> inside[n] = 1; isInside = true; entered = n
          :: else -> skip
          fi
        };
        unlock(n)
     fi
  fi;

  if
  :: todo != 0 ->
     perform(todo);
     todo = 0;
     /* leaveIfNothingWaits */
     atomic {
       !isLocked[entered];
       if
#if FAULT == 8
       :: inside[entered] == 1 && counts[entered] == 0 && begun[entered] == 0 -> inside[entered] = 0; isInside = false
       :: else -> if :: next[entered] != 0 -> isInside = false :: else -> skip fi
#else
       :: next[entered] == 0 && inside[entered] == 1 && counts[entered] == 0 && begun[entered] == 0 ->
          inside[entered] = 0; isInside = false
       :: else -> skip
#endif
       fi
     }
  :: else ->
     /* giveWay */
     if
     :: !isInside ->
        if
        :: atomic { atRoot(home); if :: inside[n] == 0 -> inside[n] = 1; isInside = true :: else -> skip fi }
        :: true -> skip
        fi
     :: else -> skip
     fi
  fi;

  if
  :: isInside ->
     /* performWaiting */
     do
     :: /* popNext */
        atomic {
          atRoot(home);
          if
#if FAULT == 3
          :: inside[n] == 1 && counts[n] > 0 -> pop(n, todo)
          :: inside[n] == 1 && counts[n] == 0 && begun[n] > 0 -> begun[n]--; todo = FINISH
#elif FAULT == 2
          :: begun[n] > 0 -> begun[n]--; todo = FINISH
          :: begun[n] == 0 && counts[n] > 0 -> pop(n, todo)
#else
          :: inside[n] == 1 && begun[n] > 0 -> begun[n]--; todo = FINISH
          :: inside[n] == 1 && begun[n] == 0 && counts[n] > 0 -> pop(n, todo)
#endif
          :: else -> inside[n]--; todo = 0; break
          fi
        };
        perform(todo);
        todo = 0;
        /* stepAside, after a number of changes */
        if
        :: atomic { atRoot(home); inside[n]-- };
           atomic { atRoot(home); if :: inside[n] == 0 -> inside[n] = 1 :: else -> break fi }
        :: true -> skip
        fi
     od
  :: else -> skip
  fi;

  skip;
  d_step { isInside = false; isAlone = false; n = 0; writes-- };
  if :: writes > 0 -> goto again :: else -> skip fi;

  skip;
  d_step {
    returned++;
    if
    :: returned == 4 ->
       n = home;
       do :: next[n] != 0 -> n = next[n] :: else -> break od;
       assert(accepted[1] == published[1] && accepted[2] == published[2] && accepted[3] == published[3]);
       assert(inside[1] == 0 && inside[2] == 0 && inside[3] == 0);
       assert(counts[1] == 0 && counts[2] == 0 && counts[3] == 0);
       assert(begun[1] == 0 && begun[2] == 0 && begun[3] == 0);
#ifndef NO_LINK
       assert(isLinked)
#endif
    :: else -> skip
    fi
  }
}

init {
  atomic {
    size[1] = 1; size[2] = 1; size[3] = 1;
    run Thread(1, 1, 1, WRITES);
#ifdef NO_LINK
    returned = 1;
    run Thread(3, 3, 3, 1);
    run Thread(4, 3, 3, 1)
#else
#if WRITES == 1
    run Thread(3, 3, 3, 1);
#else
    returned = 1;
#endif
    run Thread(2, 2, 2, 1);
    run Thread(4, 2, LINK, 1)
#endif
  }
}
