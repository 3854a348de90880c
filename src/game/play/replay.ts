/** Beneath a card the moves that were made may be watched again, turned by the crank, or seen as arrows. */
import type { Input } from "../../device/input";
import { RIGHT, UP } from "../../kernel/direction";
import type { Round } from "./round";
import { advance, isStill, restart, stepForward, turnCrank } from "./session";
import { soundPassed } from "./session-sounds";

export interface Replay {
  isPlaying: boolean;
  /** Instead of the card: the first position, with all moves that were made. */
  historyIsShown: boolean;
}

/** Nothing is watched. */
export function createReplay(): Replay {
  return { isPlaying: false, historyIsShown: false };
}

/** One frame of it; all that moves goes by `speed` times as fast as it would. */
export function passReplay(replay: Replay, round: Round, input: Input, elapsedMs: number, speed: number): void {
  const { session } = round.play;
  const { playhead } = session;
  if (input.pressed === RIGHT) {
    restart(session);
    replay.isPlaying = true;
  }
  if (input.crankDegrees !== 0) {
    replay.isPlaying = false;
    turnCrank(session, input.crankDegrees);
  }
  if (input.pressed !== undefined || input.crankDegrees !== 0) {
    replay.historyIsShown = input.pressed === UP;
    round.isDirty = true;
  }
  if (replay.isPlaying && isStill(session)) replay.isPlaying = stepForward(session);
  advance(session, elapsedMs * speed);
  if (session.playhead === playhead) return;
  round.isDirty = true;
  soundPassed(session, playhead);
}
