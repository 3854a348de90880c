/** Computes how many updates of the game are due each time the browser draws a frame. */

/** The most updates of the game in one frame of the browser. More would slow down a slow page further. */
const MAX_UPDATES = 2;
/**
 * How many milliseconds too early an update may run. Without this tolerance, browser frames of varying length would
 * miss updates.
 */
const TOLERANCE_MS = 2;

interface FramePacer {
  /**
   * Returns how many updates are due at `nowMs`, for `refreshRate` updates a second. The rate 0 means one update for
   * each frame of the browser.
   */
  due(nowMs: number, refreshRate: number): number;
  /**
   * Forgets when `due` was last called. The game loop calls this after a pause, so that the time of the pause does not
   * count.
   */
  restart(): void;
}

/**
 * Creates a frame pacer, which says how many updates of the game are due. After a slow frame, updates beyond
 * `MAX_UPDATES` never run.
 */
export function createFramePacer(): FramePacer {
  let lastMs: number | undefined;
  let owedMs = 0;

  return {
    due(nowMs, refreshRate) {
      if (refreshRate === 0) return 1;
      const frameMs = 1000 / refreshRate;
      owedMs += lastMs === undefined ? frameMs : nowMs - lastMs;
      lastMs = nowMs;
      const dueCount = Math.floor((owedMs + TOLERANCE_MS) / frameMs);
      owedMs = dueCount > MAX_UPDATES ? 0 : owedMs - dueCount * frameMs;
      return Math.max(0, Math.min(dueCount, MAX_UPDATES));
    },
    restart() {
      lastMs = undefined;
      owedMs = 0;
    },
  };
}
