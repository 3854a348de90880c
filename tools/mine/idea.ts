/**
 * Searches for campaign levels in which a given solving idea (a technique that a solution needs) is strong. A search
 * starts from a campaign level or a generated level of about the wanted difficulty, and improves it by random changes.
 */
import { STRONG_PERCENT } from "../../src/kernel/ideas/leading-idea";
import { createRandom, drawRandomBelow, SEED_LIMIT, type Random } from "../../src/kernel/random";
import { createFinishedTask, runToEnd } from "../../src/kernel/task";
import type { Verdict } from "../../src/kernel/verdict";
import { allLevelsOf } from "../../src/puzzles/campaign";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { parseArguments, requireOnePositional, UsageError } from "../cli";
import type { Usage } from "../help";
import { listIdeaNames } from "../ideas/idea-names";
import { rankIdeas } from "../ideas/idea-pair";
import { findTool } from "../puzzles/index";
import type { ReportingTask } from "../reporting-task";
import { certifyMap, DEMANDS, hasNeedlessBalls, suitsPuzzle } from "./after-hours-demands";
import { parseBitsRange } from "./bits-range";
import { changeMap } from "./change-map";
import { formatLevelSource } from "./level-source";
import { CHARACTERS } from "./map-characters";
import type { Miner } from "./miner";

const MAX_COUNT = 100_000;
const MAX_STEPS = 1_000_000;
const RANDOM_STREAM = 78;
const START_TRIES = 100;
/** A search starts only from levels whose difficulty is at most this far from the wanted one, in hundredths of a bit. */
const START_CENTIBITS = 80;
const LAST_ENDLESS_LEVEL = 60;
const LEAST_PAR = 2;
/** The largest share of dead ends among the states of a campaign level, in percent, where it is less than after hours. */
const MOST_DEAD_PERCENT: Readonly<Record<string, number>> = { fruit: 40 };
/** How much each hundredth of a bit beyond the wanted difficulties lowers the score by which the search compares levels. */
const MISS_COST = 0.4;
/** How much each thing on the board lowers the score by which the search compares levels. Crowded boards look worse. */
const THING_COST = 1;

const USAGE: Usage = {
  synopsis: "mine idea PUZZLE",
  summary: `climbs from campaign levels and generated levels to levels in which an idea is strong, and prints them: each as a map
and its verdict, as in the campaign's source`,
  options: {
    idea: { value: "NAME", description: "the idea, as docs/ideas.md names it, such as Detour" },
    difficulty: { value: "A..B", defaultValue: "2..5", description: "the difficulty in bits, such as 1.5..3" },
    seed: { value: "N", defaultValue: "1", description: "the seed of the first search" },
    count: { value: "N", defaultValue: "10", description: "the number of searches" },
    steps: { value: "N", defaultValue: "2000", description: "the number of changes in a search" },
  },
};

export const ideaMiner: Miner = { usage: USAGE, mine };

interface Search {
  readonly puzzle: AnyPuzzle;
  readonly idea: number;
  readonly centibits: readonly [least: number, most: number];
}

interface Find {
  readonly map: string;
  readonly verdict: Verdict;
  /** The strength of the wanted solving idea, in percent. 100 percent is the lowest strength that counts as strong. */
  readonly percent: number;
  readonly score: number;
}

function* mine(args: readonly string[]): ReportingTask<void> {
  const given = parseArguments(args, USAGE);
  const { puzzle } = findTool(requireOnePositional(given, "one puzzle"));
  if (!Object.hasOwn(CHARACTERS, puzzle.id)) throw new UsageError(`the search does not know ${puzzle.name}`);
  const [least, most] = parseBitsRange(given.required("difficulty"));
  const search: Search = {
    puzzle,
    idea: findIdea(puzzle, given.required("idea")),
    centibits: [100 * least, 100 * most],
  };
  const firstSeed = given.number("seed", 0, SEED_LIMIT - 1);
  const count = given.number("count", 1, MAX_COUNT);
  const steps = given.number("steps", 1, MAX_STEPS);
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const find = yield* climb(search, seed, steps);
    if (find !== undefined) process.stdout.write(formatFind(find, seed));
  }
}

function findIdea(puzzle: AnyPuzzle, name: string): number {
  const names = listIdeaNames(puzzle);
  const idea = names.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  const leading = puzzle.ideas.leadOrder.map((index) => names[index]);
  if (!puzzle.ideas.leadOrder.includes(idea))
    throw new UsageError(`--idea is "${name}"; levels of ${puzzle.name} can name ${leading.join(", ")}`);
  return idea;
}

/**
 * Improves a first level, which the seed determines, step by step. Returns the best level that was found. Returns
 * undefined if the idea is not strong in it, if its difficulty is not the wanted one, or if it needs a thing less.
 */
function* climb(search: Search, seed: number, steps: number): ReportingTask<Find | undefined> {
  const { puzzle } = search;
  const random = createRandom(seed, RANDOM_STREAM);
  let best = findStart(search, random);
  if (best === undefined) return undefined;
  for (let step = 0; step < steps; step++) {
    yield `seed ${seed}, step ${step} of ${steps}`;
    let map = changeMap(best.map, CHARACTERS[puzzle.id], "none", random);
    for (let more = drawRandomBelow(random, 3); more > 0; more--)
      map = changeMap(map, CHARACTERS[puzzle.id], "none", random);
    const find = judge(search, map);
    if (find !== undefined && find.score >= best.score) best = find;
  }
  return isGood(search, best) && !hasNeedlessBalls(puzzle, best.map) ? best : undefined;
}

function isGood({ centibits: [least, most] }: Search, { percent, verdict }: Find): boolean {
  const { difficultyCentibits } = verdict;
  return percent >= STRONG_PERCENT && difficultyCentibits >= least && difficultyCentibits <= most;
}

function findStart(search: Search, random: Random): Find | undefined {
  const levels = allLevelsOf(search.puzzle.campaign);
  for (let attempt = 0; attempt < START_TRIES; attempt++) {
    const isFromCampaign = drawRandomBelow(random, 2) === 0;
    const map = isFromCampaign
      ? levels[drawRandomBelow(random, levels.length)].map.join("\n")
      : generateMap(search.puzzle, random);
    const find = map === undefined ? undefined : judge(search, map);
    if (find !== undefined && missOf(search, find.verdict) <= START_CENTIBITS) return find;
  }
  return undefined;
}

function generateMap(puzzle: AnyPuzzle, random: Random): string | undefined {
  const target = puzzle.plan.rising(1 + drawRandomBelow(random, LAST_ENDLESS_LEVEL));
  const composed = runToEnd(puzzle.compose(target, undefined, random, () => createFinishedTask(true)));
  composed?.certificate.release?.();
  return composed === undefined ? undefined : puzzle.formatMap(composed.level);
}

/** Returns by how much the difficulty of a level is outside the wanted range, in hundredths of a bit. */
function missOf({ centibits: [least, most] }: Search, { difficultyCentibits }: Verdict): number {
  return Math.max(0, least - difficultyCentibits, difficultyCentibits - most);
}

/**
 * Returns the level of a text map with the score by which the search compares levels. Returns undefined if the level is
 * not fit for the campaign of its puzzle.
 */
function judge(search: Search, map: string): Find | undefined {
  const { puzzle, idea } = search;
  const demands = DEMANDS[puzzle.id];
  const mostDeadPercent = MOST_DEAD_PERCENT[puzzle.id] ?? demands.mostDeadPercent;
  const certified = certifyMap(puzzle, map, { ...demands, leastPar: LEAST_PAR, mostDeadPercent });
  if (certified === undefined) return undefined;
  const { level, certificate } = certified;
  const { verdict } = certificate.analysis;
  const percent = rankIdeas(puzzle, level, certificate).find((ranked) => ranked.idea === idea)?.percent ?? 0;
  const isFit = suitsPuzzle(puzzle, map, certificate);
  certificate.release?.();
  if (!isFit) return undefined;
  const things = map.split("\n\n")[0].replaceAll(/[.\n]/g, "").length;
  const score = Math.min(STRONG_PERCENT, percent) - MISS_COST * missOf(search, verdict) - THING_COST * things;
  return { map, verdict, percent, score };
}

function formatFind({ map, verdict, percent }: Find, seed: number): string {
  return `// seed ${seed}: ${percent} percent\n${formatLevelSource(map.split("\n"), verdict)}\n`;
}
