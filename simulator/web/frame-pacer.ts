/** More than this many updates at once would make a slow page slower still. */
const maxUpdates = 2;
/** Frame times of a display waver; without this a 30 Hz game would now and then wait a display frame too long. */
const toleranceMs = 2;

/** Says when the game's updates are due. */
interface FramePacer {
  /** How many updates are due at `nowMs`, with `refreshRate` of them a second (0: one each time it is asked). */
  due(nowMs: number, refreshRate: number): number;
  /** Forgets the time since the last call, as after a pause. */
  restart(): void;
}

/** A pace that starts with its first `due`, which gives one update. Time that was missed is dropped, not caught up. */
export function createFramePacer(): FramePacer {
  let lastMs: number | undefined;
  let owedMs = 0;

  return {
    due(nowMs, refreshRate) {
      if (refreshRate === 0) return 1;
      const frameMs = 1000 / refreshRate;
      owedMs += lastMs === undefined ? frameMs : nowMs - lastMs;
      lastMs = nowMs;
      const whole = Math.floor((owedMs + toleranceMs) / frameMs);
      owedMs = whole > maxUpdates ? 0 : owedMs - whole * frameMs;
      return Math.max(0, Math.min(whole, maxUpdates));
    },
    restart() {
      lastMs = undefined;
      owedMs = 0;
    },
  };
}
