/*
 A compound disposable and a child, which is the subscription of an operator to an upstream.

 Thread 1 makes the child, and inserts a cleanup into it, so that the child enters its parent. Thread 2 disposes the parent. Thread 3 sweeps
 the parent. Thread 4 disposes the child, or inserts another cleanup into the parent and withdraws it. The compounds have one slot each
 instead of two, so that the child is in a slot or in the overflow. An access to a slot takes two steps, and an access to the state word one.
 The parent owns a pressure, which its disposal raises for good. With `MAIN`, main signals are attached in both compounds: the thread that
 disposes one of them hands its members to the main actor. Nothing is withdrawn by thread 4 there, which keeps the model small.

 Proved: a cleanup runs exactly once when its compound, or the parent of that, has been disposed, and at no other time. A member that has
 been withdrawn, and a child that has been disposed, are not in the parent. Two threads never access a slot at the same time. No thread waits forever.
 The pressure is up before a member of the parent is disposed by the thread that disposes the parent, by the main actor, or by a sweep that finds
 the mark of the parent. When `dispose` has returned, the children count as disposed, even if the main actor has not come to the members.

 Compared with the code: 2026-11-28 22:25
 Stands for Sources/ReactiveSignals/Disposables/CompoundDisposable.swift: isDisposed dispose end endAlone disposeMembers disposeMembersOnMain leaveTree takeOverflow Slot State update put copy take waitForReader ParentReference isParentDisposed makeReferenceForChildren populate enter
 Stands for Sources/ReactiveSignals/Disposables/CompoundDisposable+Members.swift: Member insert insertIntoOverflow withdraw members sweep Members

 Run:
 Run: -DPARENT_STAYS
 Run: -DMAIN

 Fault 1: A sweep withdraws a child that counts as disposed, without disposing it.
 Fault 2: A disposal does not wait for the thread that reads the slots.
 Fault 3: A withdrawal does not wait for the thread that reads the slots.
 Fault 4: A slot is filled without a look whether the compound has been disposed.
 Fault 5: The overflow stays open after the disposal.
 Fault 6: A disposal is decided in two steps: a look and a store.
 Fault 7 -DPARENT_STAYS: A child that has entered its parent during its own disposal does not leave it.
 Fault 8: A thread that reads the members does not look whether the compound has been disposed.
 Fault 9: A compound with a child that was made after its disposal does not tell the child.
 Fault 10: A withdrawal from a slot takes the member although the disposal has found it.
 Fault 11: The pressure is raised after the children have been told of the disposal.
 Fault 12 -DMAIN: The children are told of the disposal on the main actor.
 Fault 13 -DMAIN: The members are handed to the main actor without a wait for the thread that reads the slots.
*/

#define P 1
#define C 2

/* The members: the cleanup of the child, the child itself, and a cleanup of the parent. The slot's token is 9. */
#define CLEANUP 1
#define CHILD 2
#define OTHER 4
#define SLOT 9
#define NONE 0

/* The state words. */
bool hasEnded[3], isPopulated[3], isInParent, hasChildren, isOverflowing[3], isBeingRead[3], isTaken[3], isFull[3];
byte slot[3];
byte overflow[3];               /* A set of members. */
bool isClosed[3], isLocked[3];
bool isReferenceMarked;
byte tokenInParent;

/* For the proof. */
byte users[3], ran[5], returned;
bool isMade, isPressureClosed;

#ifdef MAIN
/* The compounds whose members wait for the main actor, each with what the disposing thread has found. */
chan mainQueue = [2] of { byte, byte };
byte mainProcess;
bool isMainAtWork;
#endif

inline use(c) { atomic { assert(users[c] == 0); users[c]++ } }
inline unuse(c) { users[c]-- }

/* waitForReader */
inline waitForReader(c) { !isLocked[c] }

/* A cleanup runs. */
inline runCleanup(m) { d_step { ran[m]++; assert(ran[m] == 1) } }

/* withdraw. `token` belongs to the parent. */
inline withdrawFromParent(token) {
  if
  :: token == SLOT ->
     atomic {
#if FAULT == 10
       if :: isFull[P] -> isFull[P] = false; mine = 1 + isBeingRead[P] :: else -> mine = 0 fi
#else
       if :: !hasEnded[P] && isFull[P] -> isFull[P] = false; mine = 1 + isBeingRead[P] :: else -> mine = 0 fi
#endif
     };
     if
     :: mine != 0 ->
#if FAULT != 3
        if :: mine == 2 -> waitForReader(P) :: else -> skip fi;
#endif
        use(P); slot[P] = NONE; unuse(P)
     :: else -> skip
     fi
  :: else -> atomic { !isLocked[P] -> overflow[P] = overflow[P] & (7 - token) }
  fi
}

/* disposeMembers(inSlotsOf:), for the child. */
inline disposeCleanup() { use(C); slot[C] = NONE; unuse(C); runCleanup(CLEANUP) }

/* end and disposeMembers, for the child, whose one member is the cleanup. */
inline endChild() {
#if FAULT == 6
  found = hasEnded[C];
  atomic {
#else
  atomic {
    found = hasEnded[C];
#endif
    hasEnded[C] = true;
    if
    :: !found -> found = 1 + 2 * isInParent + 4 * isFull[C]
    :: else -> found = 0
    fi
  };
  if :: found & 2 -> withdrawFromParent(tokenInParent) :: else -> skip fi;
#ifdef MAIN
  /* mustEndOnMain */
  if :: (found & 4) && _pid != mainProcess -> mainQueue ! C, found; found = 0 :: else -> skip fi;
#endif
  if :: found & 4 -> disposeCleanup() :: else -> skip fi;
  found = 0; mine = 0
}

inline disposeMember(m) {
  if
  :: m == CHILD -> endChild()
  :: m == OTHER -> runCleanup(OTHER)
  :: else -> skip
  fi
}

/* insert, insertIntoOverflow, for the parent, which has no parent of its own. */
inline insertIntoParent(m) {
  atomic {
    if
    :: hasEnded[P] -> token = NONE
    :: else ->
       isPopulated[P] = true;
       if :: !isTaken[P] -> isTaken[P] = true; token = SLOT :: else -> isOverflowing[P] = true; token = m fi
    fi
  };
  if
  :: token == SLOT ->
     use(P); slot[P] = m; unuse(P);
     atomic {
#if FAULT == 4
       isFull[P] = true
#else
       if :: !hasEnded[P] -> isFull[P] = true :: else -> token = NONE fi
#endif
     };
     if :: token == NONE -> use(P); slot[P] = NONE; unuse(P) :: else -> skip fi
  :: token != SLOT && token != NONE ->
     atomic {
       !isLocked[P] ->
       if :: isClosed[P] -> token = NONE :: else -> overflow[P] = overflow[P] | m fi
     }
  :: else -> skip
  fi;
  if :: token == NONE -> disposeMember(m) :: else -> skip fi
}

/* init(childOf:), makeReferenceForChildren; insert into the child, populate, enter. */
proctype Maker() {
  byte token, found, mine;
  bool isOpen, isFirst;

  /* The reference is there before the bit, so that another thread sees it. */
  atomic {
    hasChildren = true;
#if FAULT != 9
    if :: hasEnded[P] -> isReferenceMarked = true :: else -> skip fi;
#endif
    isMade = true
  };
  /* insert: populate */
  atomic {
    if
    :: hasEnded[C] -> isOpen = false
    :: else -> isOpen = true; isFirst = !isPopulated[C]; isPopulated[C] = true; isTaken[C] = true
    fi
  };
  if
  :: isOpen ->
     if
     :: isFirst ->
        /* enter */
        insertIntoParent(CHILD);
        if
        :: token != NONE ->
           tokenInParent = token;
           atomic { if :: !hasEnded[C] -> isInParent = true; token = NONE :: else -> skip fi };
#if FAULT != 7
           if :: token != NONE -> withdrawFromParent(token) :: else -> skip fi
#endif
        :: else -> skip
        fi
     :: else -> skip
     fi;
     use(C); slot[C] = CLEANUP; unuse(C);
     atomic { if :: !hasEnded[C] -> isFull[C] = true :: else -> isOpen = false fi };
     if :: !isOpen -> use(C); slot[C] = NONE; unuse(C); runCleanup(CLEANUP) :: else -> skip fi
  :: else -> runCleanup(CLEANUP)
  fi;
  d_step { returned++; token = 0; isOpen = false; isFirst = false }
}

/* disposeMembers(inSlotsOf:), for the parent. */
inline disposeMembers() {
  assert(isPressureClosed);
  if
  :: state & 8 ->
     use(P); member = slot[P]; slot[P] = NONE; unuse(P);
     disposeMember(member)
  :: else -> skip
  fi;
  if
  :: state & 16 ->
     atomic {
       !isLocked[P] ->
#if FAULT != 5
       isClosed[P] = true;
#endif
       members = overflow[P]; overflow[P] = 0
     };
     if :: members & CHILD -> disposeMember(CHILD) :: else -> skip fi;
     if :: members & OTHER -> disposeMember(OTHER) :: else -> skip fi
  :: else -> skip
  fi
}

/* end, disposeMembers and leaveTree, for the parent. */
proctype Disposer() {
  byte found, mine, members, state, member;

  atomic {
    hasEnded[P] = true;
    state = 1 + 2 * hasChildren + 4 * isBeingRead[P] + 8 * isFull[P] + 16 * isOverflowing[P]
  };
  /* Pressure.close */
#if FAULT != 11
  isPressureClosed = true;
#endif
#if FAULT != 12
  if :: state & 2 -> isReferenceMarked = true :: else -> skip fi;
#endif
#if FAULT == 11
  isPressureClosed = true;
#endif
#if FAULT != 2 && FAULT != 13
  if :: state & 4 -> waitForReader(P) :: else -> skip fi;
#endif
#ifdef MAIN
  /* mustEndOnMain, disposeMembersOnMain */
  if :: state & 24 -> mainQueue ! P, state :: else -> skip fi;
  assert(!isMade || isReferenceMarked);
#else
  disposeMembers();
#endif
  d_step { returned++; state = 0; members = 0; member = 0 }
}

#ifdef MAIN
proctype Main() {
  byte found, mine, members, state, member, compound;

end:
  do
  :: atomic { mainQueue ? compound, state -> isMainAtWork = true };
     if
     :: compound == P ->
#if FAULT == 12
        isReferenceMarked = true;
#endif
        disposeMembers()
     :: else -> disposeCleanup()
     fi;
     d_step { members = 0; state = 0; member = 0; compound = 0; isMainAtWork = false }
  od
}
#endif

/* sweep, members */
proctype Sweeper() {
  byte found, mine, inSlot, inOverflow;
  bool isFilled;

  /* members, under the lock */
  atomic { !isLocked[P] -> isLocked[P] = true };
  atomic {
    if
#if FAULT == 8
    :: true -> isBeingRead[P] = true; isFilled = isFull[P]
#else
    :: !hasEnded[P] -> isBeingRead[P] = true; isFilled = isFull[P]
    :: else -> goto unlock
#endif
    fi
  };
  if :: isFilled -> use(P); inSlot = slot[P]; unuse(P) :: else -> skip fi;
  isBeingRead[P] = false;
  inOverflow = overflow[P];
unlock:
  isLocked[P] = false;

  /* isDisposed of the child: its own bit, then the mark of its parent. */
  if
  :: inSlot == CHILD && (hasEnded[C] || isReferenceMarked) ->
     assert(hasEnded[C] || isPressureClosed);
     withdrawFromParent(SLOT);
#if FAULT != 1
     disposeMember(CHILD)
#endif
  :: else -> skip
  fi;
  if
  :: (inOverflow & CHILD) && (hasEnded[C] || isReferenceMarked) ->
     assert(hasEnded[C] || isPressureClosed);
     withdrawFromParent(CHILD);
#if FAULT != 1
     disposeMember(CHILD)
#endif
  :: else -> skip
  fi;
  d_step { returned++; inSlot = 0; inOverflow = 0; isFilled = false; found = 0; mine = 0 }
}

proctype Fourth() {
  byte token, found, mine;

  if
  :: isMade -> endChild()
  :: true ->
     insertIntoParent(OTHER);
#ifndef MAIN
     if :: token != NONE -> withdrawFromParent(token) :: else -> skip fi
#endif
  fi;
  d_step { returned++; token = 0; found = 0; mine = 0 }
}

init {
  atomic {
    run Maker(); run Sweeper(); run Fourth();
#ifdef PARENT_STAYS
    returned++
#else
    run Disposer()
#endif
#ifdef MAIN
    ; mainProcess = run Main()
#endif
  };
#ifdef MAIN
  atomic { returned == 4 && empty(mainQueue) && !isMainAtWork };
#else
  returned == 4;
#endif
#ifdef PARENT_STAYS
  assert(ran[OTHER] == 0 && slot[P] != OTHER && !(overflow[P] & OTHER));
  assert(ran[CLEANUP] == hasEnded[C]);
  assert(!hasEnded[C] || (slot[P] != CHILD && !(overflow[P] & CHILD)))
#else
  /* The child counts as disposed, and so its cleanup has run. */
  assert(isReferenceMarked && ran[CLEANUP] == 1);
  assert(slot[C] == NONE && slot[P] == NONE && overflow[P] == 0)
#endif
}
