/** Computes how many updates of the game are due in a display frame. */

/** The most updates in one display frame. More would make a slow page even slower. */
const maxUpdates = 2;
/** How much too early an update may run. Display frames vary, and a 30 Hz game would otherwise sometimes skip one. */
const toleranceMs = 2;

/** Computes when the game's updates are due. */
interface FramePacer {
  /**
   * Returns how many updates are due at `nowMs` for `refreshRate` updates a second. With a rate of 0, always returns
   * 1.
   */
  due(nowMs: number, refreshRate: number): number;
  /** Forgets the time since the last call. The game loop calls it after a pause. */
  restart(): void;
}

/** Creates a pacer whose first `due` returns one update. It drops missed updates instead of catching up. */
export function createFramePacer(): FramePacer {
  let lastMs: number | undefined;
  let owedMs = 0;

  return {
    due(nowMs, refreshRate) {
      if (refreshRate === 0) return 1;
      const frameMs = 1000 / refreshRate;
      owedMs += lastMs === undefined ? frameMs : nowMs - lastMs;
      lastMs = nowMs;
      const dueCount = Math.floor((owedMs + toleranceMs) / frameMs);
      owedMs = dueCount > maxUpdates ? 0 : owedMs - dueCount * frameMs;
      return Math.max(0, Math.min(dueCount, maxUpdates));
    },
    restart() {
      lastMs = undefined;
      owedMs = 0;
    },
  };
}
