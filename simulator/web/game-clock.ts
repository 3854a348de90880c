import type { Clock } from "../host";

/** A clock whose milliseconds can be stopped: a game's time passes only while it is played. */
export interface GameClock extends Clock {
  stop(): void;
  resume(): void;
}

/** `clock`, going. */
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
