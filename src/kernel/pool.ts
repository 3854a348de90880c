/**
 * Memory that serves one borrower after the other: tables that are slow to come by on the console. Nothing in it is
 * cleared in between: a borrower numbers what it puts there from `base` + 1, and all up to `base` is noise.
 */
export interface PooledMemory {
  /** Nobody has borrowed it. */
  isFree: boolean;
  base: number;
  /** How many numbers a borrower may give. */
  capacity: number;
}

/** The loan of some memory. Whoever needs it no more ends it: the work that borrowed it, or who has what that found. */
export interface Lease {
  readonly memory: PooledMemory;
  isReleased: boolean;
}

// Numbers stay this far from the limit of a 32-bit integer.
const MAX_BASE = 1000000000;

// Where the loans of the job that is running are noted. A work that runs without a job is never dropped.
let trackedLeases: Lease[] | undefined;

/** From now on loans are noted in this list, or nowhere: dropping a job ends those that its work has not ended itself. */
export function trackLeases(leases: Lease[] | undefined): void {
  trackedLeases = leases;
}

/** Lends memory that is free. */
export function acquire(memory: PooledMemory): Lease {
  memory.isFree = false;
  const lease = { memory, isReleased: false };
  if (trackedLeases !== undefined) addToTracked(trackedLeases, lease);
  return lease;
}

/** Ends a loan; only the first time counts. */
export function release(lease: Lease): void {
  if (lease.isReleased) return;
  lease.isReleased = true;
  const { memory } = lease;
  memory.base += memory.capacity;
  memory.isFree = memory.base < MAX_BASE;
}

/** In the place of one that is over, if there is such a one: a work may borrow again and again. */
function addToTracked(leases: Lease[], lease: Lease): void {
  const index = leases.findIndex(({ isReleased }) => isReleased);
  leases[index < 0 ? leases.length : index] = lease;
}
