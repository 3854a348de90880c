/** Computes how many updates of the game are due each time the browser draws a frame. */

/**
 * The most updates of the game in one frame of the browser. More updates would slow down a page that is already slow.
 */
const MAX_UPDATES = 2;
/**
 * How many milliseconds too early an update may run. The browser's frames vary in length, so a game with 30 updates a
 * second would otherwise sometimes miss one.
 */
const TOLERANCE_MS = 2;

/** Computes how many updates of the game are due in each frame of the browser. */
interface FramePacer {
  /**
   * Returns how many updates are due at `nowMs` for `refreshRate` updates a second. Always returns 1 for the rate 0,
   * which means one update for each frame of the browser.
   */
  due(nowMs: number, refreshRate: number): number;
  /**
   * Forgets when `due` was last called, so that the time of a pause does not count. The game loop calls this method
   * after a pause.
   */
  restart(): void;
}

/**
 * Creates a frame pacer. Its first `due` returns one update. Updates that were missed in a slow frame are dropped and
 * not made up for.
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
