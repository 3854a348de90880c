/**
 * Composes the three levels of a weekly remix, which are the same for all players. All are levels of one puzzle with
 * one special rule, such as fog.
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
 * How hard the three levels of a weekly remix (three levels with one special rule) are: as hard as the daily levels of
 * these ranks. The five daily levels have the ranks 1 (easiest) to 5.
 */
const RANKS: readonly number[] = [1, 3, 5];

/**
 * The sizes of the three levels of a remix in fog (a rule that hides distant cells). They are given as ranks of daily
 * levels with the same size, from 1 (easiest) to 5.
 */
const FOG_RANKS: readonly number[] = [1, 2, 3];
const FOG_CENTIBITS: readonly number[] = [300, 400, 500];

/**
 * The largest accepted difference between the difficulty of a level in fog (a rule that hides distant cells) and the
 * wanted one, in hundredths of a bit. It is large, because difficulties in fog vary more.
 */
const MAX_FOG_MISS_CENTIBITS = 60;

/**
 * The seed of the weekly remix of week 0; each later week has the next seed. It is far above the seeds of daily levels,
 * so that no level of a remix is also a daily level.
 */
const FIRST_SEED = 12582912;

export function seedOfRemix(week: number): number {
  return FIRST_SEED + week;
}

/**
 * Composes level `number` (1 to 3) of a week's remix (three levels with a special rule). Level 1 is the easiest, and
 * level 3 the hardest.
 */
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
  // The columns of a board that turns during play become rows, which must fit on the screen.
  const side = findMostRows(plan);
  return { ...target, width: Math.min(target.width, side), height: Math.min(target.height, side) };
}

function findMostRows({ daily }: Puzzle<unknown, unknown, BoardSize>["plan"]): number {
  let most = 0;
  for (let rank = 1; rank <= DAILY_RANKS; rank++) most = Math.max(most, daily(rank).height);
  return most;
}

/**
 * Returns the run (a sequence of generated levels) for the next try at level `number` (1 to 3) of a weekly remix.
 * `givenUp` is how many earlier tries at this level were discarded.
 */
export function runOfRemix(week: number, number: number, givenUp: number): Run {
  return { ...createRun(seedOfRemix(week)), levelNumber: (number - 1) * MAX_DAILY_TRIES + givenUp };
}
