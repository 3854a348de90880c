/** The clock of the game on the web page. It stops while the game is paused. */
import type { Clock } from "../host";

/**
 * A clock that can be stopped. It is stopped while the game is paused, so that the game's time only passes while the
 * game is played.
 */
export interface GameClock extends Clock {
  stop(): void;
  resume(): void;
}

export function createGameClock(clock: Clock): GameClock {
  let stoppedMs: number | undefined;
  let missedMs = 0;
  return {
    ...clock,
    nowMs: () => (stoppedMs ?? clock.nowMs()) - missedMs,
    stop() {
      stoppedMs ??= clock.nowMs();
    },
    resume() {
      if (stoppedMs !== undefined) missedMs += clock.nowMs() - stoppedMs;
      stoppedMs = undefined;
    },
  };
}
