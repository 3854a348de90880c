/**
 * An object pool for tables that take the console long to allocate. Tasks acquire tables and release them instead of
 * allocating new ones.
 */

/**
 * Pooled memory: one or more tables that one task at a time may use.
 *
 * Tables are not cleared on reuse. A task stores values counted from `base` + 1; values up to `base` are stale and
 * count as absent.
 */
export interface PooledMemory {
  /** Whether no task is using the memory. */
  isFree: boolean;
  /** Values up to this number are stale. */
  base: number;
  /** How many different values a task may store. The next `base` is larger by this number. */
  capacity: number;
}

/** The right to use pooled memory. The task that acquired it releases it, or the owner of the task's result does. */
export interface Lease {
  readonly memory: PooledMemory;
  isReleased: boolean;
}

// Memory whose base reaches this limit is never acquired again, so that stored values stay within a 32-bit integer.
const MAX_BASE = 1000000000;

// The leases of the task that is running under a task handle. Tasks that run without a handle are never cancelled, so
// their leases are not tracked.
let trackedLeases: Lease[] | undefined;

/**
 * Records all further leases in a list, or in none. Cancelling a task releases the leases that the task has not
 * released itself.
 */
export function trackLeases(leases: Lease[] | undefined): void {
  trackedLeases = leases;
}

/** Acquires memory, which must be free. */
export function acquire(memory: PooledMemory): Lease {
  memory.isFree = false;
  const lease = { memory, isReleased: false };
  if (trackedLeases !== undefined) addToTracked(trackedLeases, lease);
  return lease;
}

/** Releases memory. Only the first call for a lease has an effect. */
export function release(lease: Lease): void {
  if (lease.isReleased) return;
  lease.isReleased = true;
  const { memory } = lease;
  memory.base += memory.capacity;
  memory.isFree = memory.base < MAX_BASE;
}

/** Adds a lease to a list. It replaces a released one if possible, because a task may acquire memory many times. */
function addToTracked(leases: Lease[], lease: Lease): void {
  const index = leases.findIndex(({ isReleased }) => isReleased);
  leases[index < 0 ? leases.length : index] = lease;
}
