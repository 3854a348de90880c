/**
 * Converts a move in Fruit to motions of pieces with start and end times, for animation and sounds. rules.ts works out
 * what the move does.
 */
import { NOWHERE, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import type { Motion, Obstacle } from "../../kernel/motion";
import { slideMsPerCell } from "../../kernel/slide-speed";
import { SliderKind, type Level } from "./level";
import { GONE, type State } from "./state";

/**
 * The time, in milliseconds, that a slide takes for accelerating. A slide takes a fixed time for each cell, and in
 * addition this time.
 */
export const START_MS = 30;
/** How long two matching fruits take to leave the board, in milliseconds. */
export const LEAVE_MS = 300;
/**
 * How long an anteater's tongue takes to reach a fruit, in milliseconds. After the pull, the tongue takes as long to
 * return into the mouth.
 */
export const TONGUE_MS = 90;
/** How long a hedgehog stays awake after a piece has hit it, in milliseconds. */
export const WAKE_MS = 240;
/** How long a hedgehog that was woken takes to fall asleep again, in milliseconds. */
export const DOZE_MS = 160;
/**
 * How long the animation shows a fruit that gets dirty in a puddle, or a hedgehog that eats a fruit, in milliseconds.
 */
export const SPOIL_MS = 400;

/** Values of `Motion.pose` in Fruit: how a piece or an animal looks in a motion. */
export const enum Pose {
  /** The pose at rest: a hedgehog sleeps, and an anteater's tongue is in its mouth. */
  AtRest = 0,
  Dirty = 1,
  /** The pose of a hedgehog that a stone, a car or a barrel has hit, and which is therefore awake. */
  Awake = 2,
  Eating = 3,
  /** The pose of an anteater whose tongue is out. */
  Pulling = 4,
}

function msPerCellOf({ width, height }: Board): number {
  return slideMsPerCell(Math.max(width, height));
}

export interface Slide {
  readonly from: number;
  readonly to: number;
  readonly isDirty: boolean;
  readonly isEaten: boolean;
  /** The cell of the hedgehog that the sliding piece hit and woke, or undefined if it hit none. */
  readonly wokenHedgehog: number | undefined;
}

export interface Pull {
  readonly anteater: number;
  readonly from: number;
  readonly to: number;
  readonly direction: Direction;
  readonly isDirty: boolean;
}

/** Everything that one move causes. The fields are in the order of the events. */
export interface MoveEvents {
  readonly slides: readonly Slide[];
  /**
   * The cells of the fruits that leave in pairs once all slides are over. The two cells of a pair follow each other.
   */
  readonly leavers: readonly number[];
  readonly pulls: readonly Pull[];
  /**
   * The cells of the fruits that leave in pairs once all anteaters have pulled. The two cells of a pair follow each
   * other.
   */
  readonly leaversAfterPulls: readonly number[];
}

/**
 * Appends all motions of a move to `motions`.
 *
 * A motion identifies its piece by the cell where the piece stood before the move, which is unique, because no two
 * pieces share a cell. The motions are sorted by piece: fruits first, then stones, cars and barrels, then hedgehogs and
 * anteaters.
 *
 * All slides start together. Once all pieces are at rest, pairs of fruits leave the board. Then the anteaters pull one
 * after the other, and then the last pairs leave.
 */
export function recordMotions(
  motions: Motion[],
  level: Level,
  before: State,
  direction: Direction,
  events: MoveEvents,
): void {
  const { board, hedgehogs, anteaters } = level;
  const all: Motion[] = [];
  const restMs = recordSlides(all, level, before, direction, events.slides);
  const leftMs = recordLeavers(all, direction, events.leavers, restMs);
  const pulledMs = recordPulls(all, board, events.pulls, leftMs);
  recordLeavers(all, direction, events.leaversAfterPulls, pulledMs);
  const order = [...before.fruits, ...before.sliders, ...hedgehogs, ...anteaters.map(({ cell }) => cell)];
  for (const piece of order) {
    if (piece === GONE) continue;
    for (const motion of all) if (motion.piece === piece) motions.push(motion);
  }
}

function recordSlides(
  motions: Motion[],
  level: Level,
  before: State,
  direction: Direction,
  slides: readonly Slide[],
): number {
  const { steps } = level.board;
  const msPerCell = msPerCellOf(level.board);
  let restMs = 0;
  for (const { from, to, isDirty, isEaten, wokenHedgehog } of slides) {
    const endMs = START_MS + Math.floor((to - from) / steps[direction]) * msPerCell;
    const motion = { piece: from, direction, cause: "pushed" as const, from, to, startMs: 0, endMs };
    const ending = isDirty || isEaten ? "on" : "hit";
    const obstacle = ending === "hit" ? obstacleOn(level, before, slides, to + steps[direction]) : undefined;
    const slide = { ...motion, ending, obstacle } as const;
    motions.push(isHeavy(level, before, from) ? { ...slide, sound: "heavy" } : slide);
    if (isDirty) recordDirtyFruit(motions, from, to, direction, endMs);
    if (isEaten) recordGone(motions, { piece: from, from: to, direction, startMs: endMs, endMs: endMs + SPOIL_MS });
    if (wokenHedgehog !== undefined)
      recordWokenHedgehog(motions, wokenHedgehog, direction, endMs, before.fruits.includes(from));
    restMs = Math.max(restMs, endMs);
  }
  return restMs;
}

function obstacleOn({ board }: Level, before: State, slides: readonly Slide[], cell: number): Obstacle | undefined {
  if (board.isBorder[cell]) return "edge";
  const hasStayed =
    (before.fruits.includes(cell) || before.sliders.includes(cell)) && !slides.some(({ from }) => from === cell);
  return hasStayed || slides.some(({ to }) => to === cell) ? "piece" : undefined;
}

/**
 * Returns whether a sliding piece sounds heavy: stones and barrels do; fruits and cars do not, because cars have
 * wheels.
 */
function isHeavy({ sliderKinds }: Level, { sliders }: State, cell: number): boolean {
  const sliderKind = sliderKinds[sliders.indexOf(cell)];
  return (
    sliderKind === SliderKind.Stone || sliderKind === SliderKind.BarrelUp || sliderKind === SliderKind.BarrelAcross
  );
}

function recordDirtyFruit(motions: Motion[], piece: number, cell: number, direction: Direction, startMs: number): void {
  const stay = { from: cell, to: cell, startMs, endMs: startMs + SPOIL_MS };
  motions.push({ piece, cause: "changed", direction, ...stay, ending: "rest", pose: Pose.Dirty });
}

type Vanishing = Pick<Motion, "piece" | "from" | "direction" | "startMs" | "endMs">;

function recordGone(motions: Motion[], vanishing: Vanishing): void {
  motions.push({ ...vanishing, cause: "gone", to: NOWHERE, ending: "rest" });
}

function recordWokenHedgehog(
  motions: Motion[],
  cell: number,
  direction: Direction,
  startMs: number,
  isEating: boolean,
): void {
  const stay = { piece: cell, cause: "changed" as const, direction, from: cell, to: cell };
  const endMs = startMs + (isEating ? SPOIL_MS : WAKE_MS);
  if (isEating) motions.push({ ...stay, startMs, endMs, ending: "rest", pose: Pose.Eating });
  else {
    motions.push({ ...stay, startMs, endMs, ending: "on", pose: Pose.Awake, sound: "startled" });
    motions.push({ ...stay, startMs: endMs, endMs: endMs + DOZE_MS, ending: "rest", pose: Pose.AtRest });
  }
}

function recordLeavers(motions: Motion[], direction: Direction, cells: readonly number[], startMs: number): number {
  const endMs = startMs + LEAVE_MS;
  for (const cell of cells)
    recordGone(motions, { piece: pieceOn(motions, cell), from: cell, direction, startMs, endMs });
  return cells.length === 0 ? startMs : endMs;
}

function pieceOn(motions: readonly Motion[], cell: number): number {
  let piece = cell;
  for (const motion of motions) if (motion.to === cell && motion.cause !== "changed") piece = motion.piece;
  return piece;
}

/**
 * Records the pulls of all anteaters, one after the other. The first pull starts at the time `restMs`. Returns the time
 * when the last pull is over. Both times are in milliseconds since the start of the move.
 */
function recordPulls(motions: Motion[], board: Board, pulls: readonly Pull[], restMs: number): number {
  const msPerCell = msPerCellOf(board);
  let nowMs = restMs;
  for (const { anteater, from, to, direction, isDirty } of pulls) {
    const startMs = nowMs + TONGUE_MS;
    const endMs = startMs + Math.floor((to - from) / board.steps[direction]) * msPerCell;
    const piece = pieceOn(motions, from);
    const motion = { piece, cause: "pulled" as const, direction, from, to, startMs, endMs };
    motions.push({ ...motion, ending: isDirty ? "on" : "hit" });
    if (isDirty) recordDirtyFruit(motions, piece, to, direction, endMs);
    const stay = { piece: anteater, cause: "changed" as const, direction, from: anteater, to: anteater };
    motions.push({ ...stay, startMs: nowMs, endMs, ending: "on", pose: Pose.Pulling });
    nowMs = endMs + TONGUE_MS;
    motions.push({ ...stay, startMs: endMs, endMs: nowMs, ending: "rest", pose: Pose.AtRest });
  }
  return nowMs;
}
