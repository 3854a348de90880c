/** Computes how many updates of the game are due each time the browser draws a frame. */

/**
 * At most this many updates of the game run in one frame of the browser. More would slow down a page that is already
 * slow.
 */
const MAX_UPDATES = 2;
/**
 * An update may run at most this many milliseconds too early. The browser's frames vary in length. Without this
 * tolerance, a game with 30 updates a second would sometimes miss an update.
 */
const TOLERANCE_MS = 2;

interface FramePacer {
  /**
   * Returns how many updates are due at `nowMs`, for `refreshRate` updates a second. Always returns 1 for the rate 0,
   * which means one update for each frame of the browser.
   */
  due(nowMs: number, refreshRate: number): number;
  /**
   * Forgets when `due` was last called. The game loop calls this after a pause, so that the time of the pause does not
   * count.
   */
  restart(): void;
}

/**
 * Creates a frame pacer, which says how many updates of the game are due. The first call of `due` returns 1. If a frame
 * of the browser was so slow that more than `MAX_UPDATES` are due, the surplus updates never run.
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
