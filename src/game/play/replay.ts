/**
 * The replay of a cleared level, while the message after the level is shown. ✛ right plays the moves again, the crank
 * goes through the moves, and ✛ up shows all trails.
 */
import type { Input } from "../../device/input";
import { RIGHT, UP } from "../../kernel/direction";
import type { Attempt } from "./attempt";
import { advanceTimeline, isStill, rewindToStart, stepForward, turnCrank } from "./timeline";
import { playTimelineSounds } from "./timeline-sounds";

/** The state of the replay of a cleared level. */
export interface Replay {
  isPlaying: boolean;
  /** Whether the trails of all moves are shown on the board, instead of the message after the level. */
  isHistoryShown: boolean;
}

/** Creates the state of a replay (the moves of a cleared level, shown again) that has not started. */
export function createReplay(): Replay {
  return { isPlaying: false, isHistoryShown: false };
}

/**
 * Advances the replay of a cleared level by one frame. `speed` is the speed of the animation; 1 is the normal speed.
 */
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
  if (input.pressedDirection !== undefined || input.crankDegrees !== 0)
    replay.isHistoryShown = input.pressedDirection === UP;
  if (replay.isPlaying && isStill(timeline)) replay.isPlaying = stepForward(timeline);
  advanceTimeline(timeline, elapsedMs * speed);
  if (timeline.playhead !== playhead) playTimelineSounds(timeline, playhead);
}
