/**
 * Converts a simulated slide of the penguin to motions with start and end times, from which the slide is drawn and its
 * sounds are played. rules.ts simulates the slide.
 */
import type { Direction } from "../../kernel/direction";
import type { MotionCause, MotionSound, Motion, MoveRecorder, Obstacle } from "../../kernel/motion";
import { slideMsPerCell } from "../../kernel/slide-speed";
import { Floor, type Level } from "./level";
import { cellOf, isInLoop, isOnBridge, type State } from "./state";

/**
 * How many milliseconds are added to the time of the first straight motion of a slide, because the penguin accelerates
 * from rest. A later straight motion that crosses no cell takes just this time, unless it begins on a treadmill.
 */
const START_MS = 40;
/** How many milliseconds the penguin spins on a treadmill before the treadmill carries it away. */
export const TURN_MS = 132;
const DOOR_MS = 270;
/**
 * How long a losing move still lasts after the slide, in milliseconds. In this time the penguin is shown hurt by picks,
 * or dizzy in an endless loop.
 */
const LOSS_MS = 400;
const BUMP_MS = 66;
const FINISH_CALL_MS = 260;

/**
 * How the penguin looks in a motion in which it stays on its cell, for example squashed. The field `pose` of a motion
 * has one of these values.
 */
export const enum Pose {
  Hurt = 1,
  Dizzy = 2,
  Squashed = 3,
  AtFinish = 4,
}

/**
 * A treadmill or door that the penguin reaches in a slide, and how the slide goes on. A treadmill turns the penguin,
 * and a door moves it to the other door of the pair.
 */
export interface Redirection {
  /** The cell of the treadmill, or of the door that the penguin enters. */
  readonly cell: number;
  /** The cell where the slide continues: the treadmill's own cell, or the cell of the other door of the pair. */
  readonly exitCell: number;
  readonly direction: Direction;
}

/**
 * A simulated slide of the penguin. It has the states at the start and at the end of the slide, and the treadmills and
 * doors that the penguin reached on the way.
 */
export interface SimulatedSlide {
  readonly from: State;
  readonly direction: Direction;
  readonly redirections: readonly Redirection[];
  readonly end: State;
}

/**
 * Records the motions of a simulated slide.
 *
 * Each treadmill or door ends one straight motion and begins the next. Where the penguin bumps into an obstacle, loses
 * or wins, a motion is added in which the penguin stays on its cell.
 */
export function recordSlide(
  record: MoveRecorder,
  level: Level,
  { from, direction, redirections, end }: SimulatedSlide,
): void {
  const { motions } = record;
  const piece = cellOf(from);
  let cell = piece;
  let currentDirection = direction;
  let cause: MotionCause = "pushed";
  let nowMs = 0;
  const { width, height } = level.board;
  const msPerCell = slideMsPerCell(Math.max(width, height));
  const addMotion = (to: number, motionCause: MotionCause, durationMs: number, ending: Motion["ending"]): void => {
    motions.push({
      piece,
      cause: motionCause,
      direction: currentDirection,
      from: cell,
      to,
      startMs: nowMs,
      endMs: nowMs + durationMs,
      ending,
      obstacle: ending === "hit" ? obstacleOn(level, to + level.board.steps[currentDirection]) : undefined,
    });
    nowMs += durationMs;
    cell = to;
  };
  const slideMs = (to: number): number => {
    const ms = Math.floor((to - cell) / level.board.steps[currentDirection]) * msPerCell;
    if (cause === "carried") return TURN_MS + ms;
    return nowMs === 0 || ms === 0 ? START_MS + ms : ms;
  };
  record.playerPiece = piece;
  for (const redirection of redirections) {
    addMotion(redirection.cell, cause, slideMs(redirection.cell), "on");
    if (redirection.exitCell !== redirection.cell) addMotion(redirection.exitCell, "gone", DOOR_MS, "on");
    cause = redirection.exitCell === redirection.cell ? "carried" : "pushed";
    currentDirection = redirection.direction;
  }
  if (isInLoop(end)) addStay(motions, Pose.Dizzy, LOSS_MS);
  else {
    const to = cellOf(end);
    const met = isOnBridge(end) ? Floor.Ice : level.floor[to];
    const isStopped = met !== Floor.Picks && met !== Floor.Snow && met !== Floor.Finish;
    addMotion(to, cause, slideMs(to), isStopped ? "hit" : met === Floor.Picks ? "on" : "rest");
    if (isStopped) addStay(motions, Pose.Squashed, BUMP_MS);
    else if (met === Floor.Picks) addStay(motions, Pose.Hurt, LOSS_MS);
    else if (met === Floor.Finish) addStay(motions, Pose.AtFinish, FINISH_CALL_MS, "home");
  }
}

function obstacleOn({ board, floor }: Level, cell: number): Obstacle | undefined {
  if (board.isBorder[cell]) return "edge";
  return floor[cell] === Floor.Tree ? "wood" : undefined;
}

function addStay(motions: Motion[], pose: Pose, durationMs: number, sound?: MotionSound): void {
  const { piece, direction, to, endMs } = motions[motions.length - 1];
  const stay = { from: to, to, startMs: endMs, endMs: endMs + durationMs };
  const motion = { piece, cause: "changed" as const, direction, ...stay, ending: "rest" as const, pose };
  motions.push(sound === undefined ? motion : { ...motion, sound });
}
