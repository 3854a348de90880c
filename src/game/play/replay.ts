/** Beneath a card the moves that were made may be watched again, turned by the crank, or seen as arrows. */
import type { Input } from "../../device/input";
import { RIGHT, UP } from "../../kernel/direction";
import type { Attempt } from "./attempt";
import { advanceTimeline, isStill, rewindToStart, stepForward, turnCrank } from "./timeline";
import { soundTimeline } from "./timeline-sounds";

export interface Replay {
  isPlaying: boolean;
  /** Instead of the card: the first position, with all moves that were made. */
  isHistoryShown: boolean;
}

/** Nothing is watched. */
export function createReplay(): Replay {
  return { isPlaying: false, isHistoryShown: false };
}

/** One frame of it; all that moves goes by `speed` times as fast as it would. */
export function advanceReplay(replay: Replay, attempt: Attempt, input: Input, elapsedMs: number, speed: number): void {
  const { timeline } = attempt.played;
  const { playhead } = timeline;
  if (input.pressedDirection === RIGHT) {
    rewindToStart(timeline);
    replay.isPlaying = true;
  }
  if (input.crankDegrees !== 0) {
    replay.isPlaying = false;
    turnCrank(timeline, input.crankDegrees);
  }
  if (input.pressedDirection !== undefined || input.crankDegrees !== 0) {
    replay.isHistoryShown = input.pressedDirection === UP;
    attempt.isDirty = true;
  }
  if (replay.isPlaying && isStill(timeline)) replay.isPlaying = stepForward(timeline);
  advanceTimeline(timeline, elapsedMs * speed);
  if (timeline.playhead === playhead) return;
  attempt.isDirty = true;
  soundTimeline(timeline, playhead);
}
