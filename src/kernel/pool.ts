/**
 * Manages pooled memory: tables that background tasks acquire and release instead of creating new ones, because the
 * console takes long to allocate them.
 */

/**
 * Pooled memory: one or more tables that only one task at a time may use.
 *
 * The tables are not cleared between two uses. A task stores only values above `base`. All values up to `base` are
 * stale (left over from an earlier use), and readers must treat them as missing.
 */
export interface PooledMemory {
  isFree: boolean;
  /** Values in the tables up to this number are stale: they are left over from an earlier use and must be ignored. */
  base: number;
  /**
   * The number of different values that one task may store in the tables. When the task releases the memory, `base`
   * grows by this number, so that these values become stale (left over from an earlier use).
   */
  capacity: number;
}

/**
 * The right of a task to use pooled memory. The task must release the memory. If the task's result contains the memory,
 * the owner of the result must release it.
 */
export interface Lease {
  readonly memory: PooledMemory;
  isReleased: boolean;
}

/**
 * The limit for stale values (left over from an earlier use), up to which pooled memory is reused. New values are
 * larger than the stale ones and must fit in a 32-bit integer.
 */
const MAX_BASE = 1000000000;

/**
 * The leases (rights to use pooled memory) that the running task has acquired. They are listed so that they can be
 * released if the task is cancelled. Undefined while the running task can never be cancelled.
 */
let trackedLeases: Lease[] | undefined;

/**
 * Sets the list in which `acquire` records the leases (rights to use pooled memory) of the task that runs next. If
 * `leases` is undefined, `acquire` records none.
 */
export function trackLeases(leases: Lease[] | undefined): void {
  trackedLeases = leases;
}

/** Acquires pooled memory that no other task uses. Returns the lease of the memory, which must later be released. */
export function acquire(memory: PooledMemory): Lease {
  memory.isFree = false;
  const lease = { memory, isReleased: false };
  if (trackedLeases !== undefined) addToTracked(trackedLeases, lease);
  return lease;
}

/**
 * Gives up a lease (the right to use pooled memory), so that another task can use the memory. Releasing the same lease
 * again has no effect.
 */
export function release(lease: Lease): void {
  if (lease.isReleased) return;
  lease.isReleased = true;
  const { memory } = lease;
  memory.base += memory.capacity;
  memory.isFree = memory.base < MAX_BASE;
}

/**
 * Adds a lease to the list of a task's leases (rights to use pooled memory). If the list has a released lease, the new
 * one replaces it. So the list stays short, although a task may acquire memory many times.
 */
function addToTracked(leases: Lease[], lease: Lease): void {
  const index = leases.findIndex(({ isReleased }) => isReleased);
  leases[index < 0 ? leases.length : index] = lease;
}
