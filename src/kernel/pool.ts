/**
 * Manages pooled memory: tables that background tasks acquire and release instead of creating new ones, because the
 * console takes long to allocate them.
 */

/**
 * Pooled memory: one or more tables that only one task at a time may use.
 *
 * The tables are not cleared between two uses. A task stores only values above `base`. All values up to `base` were
 * left by earlier tasks, and readers must treat them as missing.
 */
export interface PooledMemory {
  /** Whether the memory is free: no task is using it at present. */
  isFree: boolean;
  /**
   * The limit between old and new values in the tables of this memory. Values up to this number were left by earlier
   * tasks and must be ignored.
   */
  base: number;
  /**
   * How many different values one task may store in the tables. When the task releases the memory, `base` grows by this
   * number.
   */
  capacity: number;
}

/**
 * The right of a task to use pooled memory. The task that acquired the memory must release it. If the task's result
 * contains the memory, the owner of the result must release it.
 */
export interface Lease {
  readonly memory: PooledMemory;
  isReleased: boolean;
}

// The limit of `base`, the largest old value in pooled memory. Memory that has reached it is never used again, because
// new values are larger than `base` and must fit in a 32-bit integer.
const MAX_BASE = 1000000000;

// The leases (rights to use pooled memory) that the running task has acquired. They are recorded so that they can be
// released if the task is cancelled. The list is undefined while a task runs that can never be cancelled.
let trackedLeases: Lease[] | undefined;

/**
 * Sets the list that records all further leases (rights to use pooled memory); undefined to record none. When a task is
 * cancelled, the leases in its list are released.
 */
export function trackLeases(leases: Lease[] | undefined): void {
  trackedLeases = leases;
}

/**
 * Acquires pooled memory, which must be free, for a task. Returns the lease (the right to use the memory), which must
 * later be released.
 */
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
 * Adds a lease (a right to use pooled memory) to the list of a task's leases. The new lease replaces a lease that was
 * already released, if there is one. This keeps the list short although a task may acquire memory many times.
 */
function addToTracked(leases: Lease[], lease: Lease): void {
  const index = leases.findIndex(({ isReleased }) => isReleased);
  leases[index < 0 ? leases.length : index] = lease;
}
