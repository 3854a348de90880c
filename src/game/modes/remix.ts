/**
 * Composes the three levels of a weekly remix, which are the same for all players, and decides how hard each level is.
 * All three are levels of one puzzle with one twist, such as fog.
 */
import type { CertifiedLevel } from "../../kernel/select-level";
import type { Task } from "../../kernel/task";
import { DAILY_RANKS, type BoardSize, type Puzzle } from "../../puzzles/puzzle";
import type { Twist } from "../../puzzles/twist";
import { centibitsAt, composeNearest, MAX_DAILY_TRIES } from "./daily-level";
import { rateInFog } from "./fog-rating";
/** The import below is loaded from today.lua on first use. @lazy today */
import { remixOf } from "./remix-week";
import { createRun, type Run } from "./run";

/**
 * The rank of each of the three levels of a weekly remix. A day has five daily levels, from rank 1 (easiest) to 5
 * (hardest). A level of the remix has the wanted size and difficulty of the daily level with the same rank.
 */
const RANKS: readonly number[] = [1, 3, 5];

/**
 * The rank of each of the three levels of a remix in fog, which hides the cells far from the pieces. A level has the
 * wanted size of the daily level with the same rank, from 1 (easiest) to 5 (hardest).
 */
const FOG_RANKS: readonly number[] = [1, 2, 3];
/** The wanted difficulties of the three levels of a remix in fog, in hundredths of a bit. */
const FOG_CENTIBITS: readonly number[] = [300, 400, 500];

/**
 * The largest difference between the difficulty of a level in fog and the wanted difficulty, in hundredths of a bit.
 * The limit is larger than without fog, because difficulties of levels in fog vary more.
 */
const MAX_FOG_MISS_CENTIBITS = 60;

/**
 * The seed from which the weekly remix (three levels with a special rule) of week 0 is generated. It is far above the
 * seeds of daily levels, so that no level of a remix is a daily level.
 */
const FIRST_SEED = 12582912;

export function seedOfRemix(week: number): number {
  return FIRST_SEED + week;
}

/** Composes level `number` (1 to 3) of a week's remix. Level 2 is harder than level 1, and level 3 is the hardest. */
export function composeRemixLevel<Level, State, Target extends BoardSize>(
  puzzle: Puzzle<Level, State, Target>,
  week: number,
  number: number,
): Task<CertifiedLevel<Level, State>> {
  const { twist } = remixOf(week);
  const request = {
    target: remixTargetOf(puzzle, twist, number),
    wantedCentibits: centibitsAt(RANKS[number - 1]),
    runOfTry: (givenUp: number) => runOfRemix(week, number, givenUp),
  };
  if (twist !== "fog") return composeNearest(puzzle, request);
  const wantedCentibits = FOG_CENTIBITS[number - 1];
  return composeNearest(puzzle, {
    ...request,
    wantedCentibits,
    maxMissCentibits: MAX_FOG_MISS_CENTIBITS,
    rate: rateInFog,
  });
}

export function remixTargetOf<Level, State, Target extends BoardSize>(
  { plan }: Pick<Puzzle<Level, State, Target>, "plan">,
  twist: Twist,
  number: number,
): Target {
  const target = plan.daily((twist === "fog" ? FOG_RANKS : RANKS)[number - 1]);
  if (twist !== "turned") return target;
  // The columns of a board that turns during play become rows, which must fit on the screen. So the board may have at
  // most as many columns as a daily level has rows.
  const side = findMostRows(plan);
  return { ...target, width: Math.min(target.width, side), height: Math.min(target.height, side) };
}

function findMostRows({ daily }: Puzzle<unknown, unknown, BoardSize>["plan"]): number {
  let most = 0;
  for (let rank = 1; rank <= DAILY_RANKS; rank++) most = Math.max(most, daily(rank).height);
  return most;
}

/**
 * Returns a run (a sequence of generated levels) whose next level may become level `number` (1 to 3) of a weekly remix.
 * `givenUp` generated levels were discarded before, as too easy or too hard. Each of the three levels of the remix has
 * `MAX_DAILY_TRIES` streams of random numbers of its own.
 */
export function runOfRemix(week: number, number: number, givenUp: number): Run {
  return { ...createRun(seedOfRemix(week)), levelNumber: (number - 1) * MAX_DAILY_TRIES + givenUp };
}
