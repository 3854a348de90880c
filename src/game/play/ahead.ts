/** The levels on their way: made in what a frame leaves over, so that nobody waits for the next one. */
import { frameMs } from "../../device/clock";
import { dropJob, runJob, startJob, type Job } from "../../kernel/job";
import type { Place } from "../../puzzles/puzzle";
import type { SealedPuzzle, SealedState } from "../../puzzles/sealed";
import type { Mode, Supply } from "./mode";
import { foreseenEnd } from "./play";
import type { Round } from "./round";

export interface Ahead {
  readonly puzzle: SealedPuzzle;
  readonly mode: Mode;
  /** The nearest one first. */
  upcoming: Upcoming[];
}

/** A level on its way, for the place where the player's piece will stand. */
interface Upcoming {
  readonly from: Place | undefined;
  readonly job: Job<Supply>;
}

/** So many levels are made ahead where each begins in the same place: then even who plays some at once need not wait. */
const LEVELS_AHEAD = 3;
/** And so many where none of them keeps memory from the explorations to come: who has a graph to itself has a small one. */
const LIGHT_LEVELS_AHEAD = 10;

export function createAhead(puzzle: SealedPuzzle, mode: Mode): Ahead {
  return { puzzle, mode, upcoming: [] };
}

/** Begins the next level where each of the mode begins. */
export function beginAtStart(ahead: Ahead): void {
  begin(ahead, ahead.puzzle.whereabouts?.start);
}

/** Begins the next level where this one ends, in the position `last`, if the mode has it so. */
export function beginAfter(ahead: Ahead, { play }: Round, last: SealedState): void {
  if (ahead.mode.next(0) === "where it ends") begin(ahead, ahead.puzzle.whereabouts?.of(play.level, last));
}

/** Where a level ends, and the next one begins, is likely long before: that is composed while the player plays. */
export function foresee(ahead: Ahead, round: Round): void {
  if (ahead.mode.next(0) !== "where it ends") return;
  const last = foreseenEnd(round.play);
  if (last !== undefined) beginAfter(ahead, round, last);
}

/** Takes the next level off, if it is there. */
export function takeNext({ upcoming }: Ahead): Supply | undefined {
  const result = upcoming.length === 0 ? undefined : upcoming[0].job.result;
  if (result !== undefined) upcoming.shift();
  return result;
}

/** Works on the levels that are on their way, until `untilMs` of the frame. */
export function workAhead(ahead: Ahead, untilMs: number): void {
  const { upcoming } = ahead;
  if (upcoming.length > 0 && runJob(upcoming[upcoming.length - 1].job, frameMs, untilMs)) lookFurther(ahead);
}

/** Drops all levels that are on their way. */
export function dropAhead(ahead: Ahead): void {
  for (const { job } of ahead.upcoming) dropJob(job);
  ahead.upcoming = [];
}

/** Which level comes depends on the mode and on the place alone: what was begun for this place goes on. */
function begin(ahead: Ahead, from: Place | undefined): void {
  if (ahead.upcoming.some((begun) => begun.from?.x === from?.x && begun.from?.y === from?.y)) return;
  dropAhead(ahead);
  ahead.upcoming = [{ from, job: startJob(ahead.mode.supply(from, [])) }];
}

/** Begins the level after those that are made already, if none of it depends on how they are won. */
function lookFurther({ upcoming, mode, puzzle }: Ahead): void {
  if (upcoming.length >= mostAhead(upcoming) || mode.next(upcoming.length) !== "the same place") return;
  const coming = upcoming.flatMap(({ job }) => (job.result === undefined ? [] : [job.result.level]));
  const from = puzzle.whereabouts?.start;
  upcoming.push({ from, job: startJob(mode.supply(from, coming)) });
}

function mostAhead(upcoming: readonly Upcoming[]): number {
  const areLight = upcoming.every(({ job }) => job.result?.certificate?.recycle === undefined);
  return areLight ? LIGHT_LEVELS_AHEAD : LEVELS_AHEAD;
}
