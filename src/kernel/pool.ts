/**
 * Manages pooled memory: tables that background tasks acquire and release instead of creating new ones, because the
 * console takes long to allocate them.
 */

/**
 * Pooled memory: one or more tables that only one task at a time may use.
 *
 * The tables are not cleared between two uses. A task stores only values above `base`. All values up to `base` are
 * stale, and readers must treat them as missing.
 */
export interface PooledMemory {
  isFree: boolean;
  /** Values in the tables up to this number are stale and must be ignored. */
  base: number;
  /**
   * How many different values one task may store in the tables. `base` grows by this number when the task releases the
   * memory.
   */
  capacity: number;
}

/**
 * The right of a task to use pooled memory, which the task must release. If the task's result contains the memory, the
 * owner of the result must release it.
 */
export interface Lease {
  readonly memory: PooledMemory;
  isReleased: boolean;
}

/**
 * The largest stale value with which memory is used again, because new values are larger and must fit in a 32-bit
 * integer.
 */
const MAX_BASE = 1000000000;

/**
 * The leases of pooled memory that the running task has acquired, so that they can be released if the task is
 * cancelled. Undefined while a task runs that can never be cancelled.
 */
let trackedLeases: Lease[] | undefined;

/** Sets the list that records all further leases, or undefined to record none. */
export function trackLeases(leases: Lease[] | undefined): void {
  trackedLeases = leases;
}

/** Acquires pooled memory, which must be free. The lease must later be released. */
export function acquire(memory: PooledMemory): Lease {
  memory.isFree = false;
  const lease = { memory, isReleased: false };
  if (trackedLeases !== undefined) addToTracked(trackedLeases, lease);
  return lease;
}

/** Gives up a lease, so that another task can use the memory. Releasing the same lease again has no effect. */
export function release(lease: Lease): void {
  if (lease.isReleased) return;
  lease.isReleased = true;
  const { memory } = lease;
  memory.base += memory.capacity;
  memory.isFree = memory.base < MAX_BASE;
}

/**
 * Adds a lease to the list of a task's leases, in the place of a released lease if there is one. This keeps the list
 * short, although a task may acquire memory many times.
 */
function addToTracked(leases: Lease[], lease: Lease): void {
  const index = leases.findIndex(({ isReleased }) => isReleased);
  leases[index < 0 ? leases.length : index] = lease;
}
