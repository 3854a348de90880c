import { NOWHERE, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import type { Motion } from "../../kernel/motion";
import { SliderKind, type Level } from "./level";
import { GONE, type State } from "./state";

// What takes how long, in milliseconds.
export const SLIDE_MS_PER_CELL = 30;
/** What a thing takes to get going. */
export const START_MS = 30;
/** How long a pair takes to leave. */
export const LEAVE_MS = 300;
/** An anteater's tongue takes so long until it has its fruit, and to be back in its mouth once it has let go. */
export const TONGUE_MS = 90;
export const PULL_MS_PER_CELL = 40;
/** How long a hedgehog is awake, and what it takes to fall asleep again. */
export const WAKE_MS = 240;
export const DOZE_MS = 160;
/** How long it takes to see that a fruit is dirty, or eaten. */
export const SPOIL_MS = 400;

/** What something looks like from the start of a stretch on: see `Stretch.look`. */
export const enum Look {
  /** As when nothing moves: the hedgehog asleep, the anteater's tongue in its mouth. */
  AtRest = 0,
  /** A fruit that lies in a puddle. */
  Dirty = 1,
  /** A hedgehog that something inedible has hit. */
  Awake = 2,
  /** A hedgehog that has a fruit. */
  Eating = 3,
  /** An anteater whose tongue is out. */
  Pulling = 4,
}

/** Where something came to by sliding. */
export interface Slide {
  readonly from: number;
  readonly to: number;
  readonly isDirty: boolean;
  readonly isEaten: boolean;
  /** The hedgehog that it hit. */
  readonly wokenHedgehog: number | undefined;
}

/** What an anteater did. */
export interface Pull {
  readonly anteater: number;
  readonly from: number;
  readonly to: number;
  /** The way that the fruit went. */
  readonly direction: Direction;
  readonly isDirty: boolean;
}

/** All that came of a push, in this order. Fruits that leave are told by where they were, those of a pair side by side. */
export interface MoveEvents {
  readonly slides: readonly Slide[];
  readonly leavers: readonly number[];
  readonly pulls: readonly Pull[];
  readonly leaversAfterPulls: readonly number[];
}

/**
 * Tells of a move in stretches: those of the fruits come first, then those of what else slides, the hedgehogs and the
 * anteaters. Each names its piece by the cell where that stood before the move, as kernel/motion asks: no two pieces stand
 * on one cell. The slides come first; when all are over the pairs leave, then one anteater pulls after the other, and
 * then the last pairs leave.
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

/** Tells of the slides and of what they spoil; gives when all are over. */
function recordSlides(
  motions: Motion[],
  level: Level,
  before: State,
  direction: Direction,
  slides: readonly Slide[],
): number {
  const { steps } = level.board;
  let restMs = 0;
  for (const { from, to, isDirty, isEaten, wokenHedgehog } of slides) {
    const endMs = START_MS + Math.floor((to - from) / steps[direction]) * SLIDE_MS_PER_CELL;
    const motion = { piece: from, direction, cause: "pushed" as const, from, to, startMs: 0, endMs };
    const ending = isDirty || isEaten ? "on" : "hit";
    motions.push(isHeavy(level, before, from) ? { ...motion, ending, soundCue: "heavy" } : { ...motion, ending });
    if (isDirty) recordDirtyFruit(motions, from, to, direction, endMs);
    if (isEaten) recordGone(motions, from, to, direction, endMs, SPOIL_MS);
    if (wokenHedgehog !== undefined)
      recordWokenHedgehog(motions, wokenHedgehog, direction, endMs, before.fruits.includes(from));
    restMs = Math.max(restMs, endMs);
  }
  return restMs;
}

/** Stones and barrels are heavy; fruits are not, and cars have wheels. */
function isHeavy({ sliderKinds }: Level, { sliders }: State, cell: number): boolean {
  const sliderKind = sliderKinds[sliders.indexOf(cell)];
  return (
    sliderKind === SliderKind.Stone || sliderKind === SliderKind.BarrelUp || sliderKind === SliderKind.BarrelAcross
  );
}

function recordDirtyFruit(motions: Motion[], piece: number, cell: number, direction: Direction, startMs: number): void {
  const stay = { from: cell, to: cell, startMs, endMs: startMs + SPOIL_MS };
  motions.push({ piece, cause: "changed", direction, ...stay, ending: "rest", look: Look.Dirty });
}

function recordGone(
  motions: Motion[],
  piece: number,
  cell: number,
  direction: Direction,
  startMs: number,
  durationMs: number,
): void {
  const going = { from: cell, to: NOWHERE, startMs, endMs: startMs + durationMs };
  motions.push({ piece, cause: "gone", direction, ...going, ending: "rest" });
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
  if (isEating) motions.push({ ...stay, startMs, endMs, ending: "rest", look: Look.Eating });
  else {
    motions.push({ ...stay, startMs, endMs, ending: "on", look: Look.Awake, soundCue: "startled" });
    motions.push({ ...stay, startMs: endMs, endMs: endMs + DOZE_MS, ending: "rest", look: Look.AtRest });
  }
}

/** Tells of the fruits that leave from those cells; gives when they have left. */
function recordLeavers(motions: Motion[], direction: Direction, cells: readonly number[], startMs: number): number {
  for (const cell of cells) recordGone(motions, pieceOn(motions, cell), cell, direction, startMs, LEAVE_MS);
  return cells.length === 0 ? startMs : startMs + LEAVE_MS;
}

/** The piece that is on a cell by what has been told so far. */
function pieceOn(motions: readonly Motion[], cell: number): number {
  let piece = cell;
  for (const motion of motions) if (motion.to === cell && motion.cause !== "changed") piece = motion.piece;
  return piece;
}

/** Tells of all pulls, one after the other; gives when the last is over. */
function recordPulls(motions: Motion[], { steps }: Board, pulls: readonly Pull[], restMs: number): number {
  let nowMs = restMs;
  for (const { anteater, from, to, direction, isDirty } of pulls) {
    const startMs = nowMs + TONGUE_MS;
    const endMs = startMs + Math.floor((to - from) / steps[direction]) * PULL_MS_PER_CELL;
    const piece = pieceOn(motions, from);
    const motion = { piece, cause: "pulled" as const, direction, from, to, startMs, endMs };
    motions.push({ ...motion, ending: isDirty ? "on" : "hit" });
    if (isDirty) recordDirtyFruit(motions, piece, to, direction, endMs);
    const stay = { piece: anteater, cause: "changed" as const, direction, from: anteater, to: anteater };
    motions.push({ ...stay, startMs: nowMs, endMs, ending: "on", look: Look.Pulling });
    nowMs = endMs + TONGUE_MS;
    motions.push({ ...stay, startMs: endMs, endMs: nowMs, ending: "rest", look: Look.AtRest });
  }
  return nowMs;
}
