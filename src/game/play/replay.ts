/**
 * The replay of a cleared level, while the card after the level is shown. ✛ right plays the moves again, the crank goes
 * through them, and ✛ up shows a diagram of them.
 */
import type { Input } from "../../device/input";
import { RIGHT, UP } from "../../kernel/direction";
import type { Generation } from "../../kernel/generation";
import type { Task } from "../../kernel/task";
import { cancelTask, startTask } from "../../kernel/task-handle";
import type { Attempt } from "./attempt";
import { restAtNotch, turnAtNotch, type Notch } from "./generation-notch";
/** The import below is loaded from move-diagram.lua on first use. @lazy move-diagram */
import { openMoveDiagram, type MoveDiagram } from "./move-diagram";
import { advanceTimeline, isStill, rewindToStart, skipToEnd, stepForward, turnCrank, type Timeline } from "./timeline";
import { playTimelineSounds } from "./timeline-sounds";

export interface Replay extends Notch {
  isPlaying: boolean;
  /** The move diagram that is shown instead of the card after the level; undefined while no diagram is shown. */
  diagram: MoveDiagram | undefined;
}

/**
 * Creates a replay of a cleared level. `generation` is the task that records the steps in which the level was
 * generated; it is left out if they cannot be shown.
 */
export function createReplay(generation?: Task<Generation | undefined>): Replay {
  const generationTask = generation === undefined ? undefined : startTask(generation);
  return { generationTask, made: undefined, notchDegrees: 0, notchRestMs: 0, isPlaying: false, diagram: undefined };
}

/** Ends the replay of a cleared level, and cancels the task that records the steps in which the level was generated. */
export function endReplay({ generationTask }: Replay): void {
  if (generationTask !== undefined) cancelTask(generationTask);
}

/** Plays all moves of a cleared level from its start. */
export function playMoves<State>(replay: Replay, timeline: Timeline<State>): void {
  rewindToStart(timeline);
  replay.isPlaying = true;
}

/** Advances the replay of a cleared level by one frame. `speed` is a factor of the animation's speed; 1 is normal. */
export function advanceReplay(replay: Replay, attempt: Attempt, input: Input, elapsedMs: number, speed: number): void {
  const { timeline } = attempt.played;
  const { playhead } = timeline;
  if (input.pressedDirection === RIGHT) playMoves(replay, timeline);
  if (input.crankDegrees !== 0) {
    replay.isPlaying = false;
    if (!turnAtNotch(replay, attempt, input.crankDegrees)) turnCrank(timeline, input.crankDegrees);
  } else restAtNotch(replay, elapsedMs);
  if (input.pressedDirection === UP && timeline.steps.length > 0) {
    replay.isPlaying = false;
    skipToEnd(timeline);
    replay.diagram = openMoveDiagram(attempt);
    return;
  }
  if (replay.isPlaying && isStill(timeline)) replay.isPlaying = stepForward(timeline);
  advanceTimeline(timeline, elapsedMs * speed);
  if (timeline.playhead !== playhead) playTimelineSounds(timeline, playhead);
}
