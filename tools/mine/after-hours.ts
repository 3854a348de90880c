/**
 * Searches for hard levels of "After hours", the optional levels after a campaign. Their two strongest solving ideas
 * (techniques that a solution needs) must not be the two strongest of any campaign level. A search starts from a
 * generated level or a random symmetric board, and improves it by random changes.
 */
import { certify } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { createRandom, drawRandomBelow, SEED_LIMIT, type Random } from "../../src/kernel/random";
import { createFinishedTask, runToEnd } from "../../src/kernel/task";
import type { Verdict } from "../../src/kernel/verdict";
import { allLevelsOf } from "../../src/puzzles/campaign";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { parseArguments, requireOnePositional, UsageError } from "../cli";
import type { Usage } from "../help";
import { findIdeaPair, formatPairKey, type IdeaPair } from "../ideas/idea-pair";
import { listIdeaNames } from "../ideas/idea-names";
import { findTool } from "../puzzles/index";
import type { ReportingTask } from "../reporting-task";
import { certifyMap, DEMANDS, hasNeedlessBalls, suitsPuzzle } from "./after-hours-demands";
import { changeMap, type MapSymmetry } from "./change-map";
import { formatLevelSource } from "./level-source";
import { CHARACTERS } from "./map-characters";
import type { Miner } from "./miner";

const MAX_COUNT = 100_000;
const MAX_STEPS = 1_000_000;
const MAX_CAMPAIGN_STATES = 200_000;
/**
 * The highest level number from which a search takes the wanted properties of its first board. These are the properties
 * of the level with this number in an endless run (a sequence of levels). The number that is used is lower by up to 19,
 * at random.
 */
const START_LEVEL_NUMBER = 60;
const START_TRIES = 400;
const RANDOM_STREAM = 77;
/**
 * The percentage from which a solving idea (a technique that a solution needs) counts as strong. 100 percent is the
 * lowest strength that counts as strong. A higher percentage does not raise the score by which the search compares
 * levels.
 */
const STRONG_PERCENT = 100;
/**
 * How much each percent of the second-strongest solving idea's strength adds to the score of a level, in hundredths of
 * a bit. A solving idea is a technique that a solution needs. The search looks for the level with the highest score.
 */
const SECOND_IDEA_WEIGHT = 2;
/**
 * How much is added to the score of a level, in hundredths of a bit, if no campaign level has the same two strongest
 * solving ideas (techniques that a solution needs).
 */
const NEW_PAIR_BONUS = 80;
/**
 * How much each thing on the board lowers the score by which the search compares levels, in hundredths of a bit.
 * Crowded boards look worse.
 */
const THING_COST = 2;
const CLEAN_UP_COST = 6;
const SYMMETRIES: readonly MapSymmetry[] = ["left-right", "top-bottom", "half-turn", "none"];

/**
 * The puzzles whose searches may start from a random board. Things of the kind `thing` are placed symmetrically on this
 * board, by at least 2 and at most `count` + 1 random changes. `width` and `height` are the board's size (for Fruit,
 * the largest size). `unique` has the characters of the other pieces.
 */
const RANDOM_STARTS: Readonly<
  Record<string, { width: number; height: number; thing: string; count: number; unique: string }>
> = {
  "last-ball": { width: 12, height: 7, thing: "o", count: 14, unique: "@" },
  "ice-path": { width: 12, height: 11, thing: "#", count: 20, unique: "@O" },
  fruit: { width: 6, height: 6, thing: "#", count: 8, unique: "AABB" },
};

const USAGE: Usage = {
  synopsis: "mine after-hours PUZZLE",
  summary: `climbs from generated levels and random boards to hard levels that join two ideas that no campaign level joins, and
prints them: the two ideas, then each level as a map and its verdict, as in the campaign's source`,
  options: {
    seed: { value: "N", defaultValue: "1", description: "the seed of the first search" },
    count: { value: "N", defaultValue: "10", description: "the number of searches" },
    campaign: { description: "the searches start from levels in the second half of the campaign" },
    steps: { value: "N", defaultValue: "2000", description: "the number of changes in a search" },
  },
};

export const afterHoursMiner: Miner = { usage: USAGE, mine };

interface Search {
  readonly puzzle: AnyPuzzle;
  /**
   * The pairs of solving ideas (techniques that a solution needs) that are the two strongest ideas of a campaign level.
   * Each pair is a text that `formatPairKey` makes.
   */
  readonly campaignPairs: ReadonlySet<string>;
  readonly startsInCampaign: boolean;
}

interface Find {
  readonly map: string;
  readonly verdict: Verdict;
  readonly pair: IdeaPair | undefined;
  readonly isNewPair: boolean;
  readonly score: number;
}

function* mine(args: readonly string[]): ReportingTask<void> {
  const given = parseArguments(args, USAGE);
  const { puzzle } = findTool(requireOnePositional(given, "one puzzle"));
  if (!Object.hasOwn(DEMANDS, puzzle.id)) throw new UsageError(`${puzzle.name} has no levels after hours`);
  const firstSeed = given.number("seed", 0, SEED_LIMIT - 1);
  const count = given.number("count", 1, MAX_COUNT);
  const steps = given.number("steps", 1, MAX_STEPS);
  const search = { puzzle, campaignPairs: findCampaignPairs(puzzle), startsInCampaign: given.has("campaign") };
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const find = yield* climb(search, seed, steps);
    if (find !== undefined) process.stdout.write(formatFind(puzzle, find, seed));
  }
}

/**
 * Returns the pairs of solving ideas (techniques that a solution needs) that are the two strongest ideas of a level in
 * the puzzle's campaign. Each pair is a text that `formatPairKey` makes.
 */
export function findCampaignPairs(puzzle: AnyPuzzle): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const { map } of allLevelsOf(puzzle.campaign)) {
    const level = puzzle.parseMap(map.join("\n"));
    if (isFault(level)) throw new Error(level.fault.kind);
    const certificate = runToEnd(certify(puzzle.rules(level), MAX_CAMPAIGN_STATES));
    if (certificate === undefined) throw new Error("a campaign level has too many states");
    const pair = findIdeaPair(puzzle, level, certificate);
    certificate.release?.();
    if (pair !== undefined) pairs.add(formatPairKey(pair.ideas));
  }
  return pairs;
}

/**
 * Improves a first board, which the seed determines, step by step, and returns the best level that was found. This
 * level must be hard enough. Its two strongest solving ideas (techniques that a solution needs) must be strong, and no
 * campaign level may have the same two strongest ideas. Returns undefined if the best level does not meet these
 * demands, or if it is a level of Last Ball with a needless ball.
 */
function* climb(search: Search, seed: number, steps: number): ReportingTask<Find | undefined> {
  const { puzzle } = search;
  const random = createRandom(seed, RANDOM_STREAM);
  const symmetry = search.startsInCampaign ? "none" : drawSymmetry(puzzle, random);
  let best = search.startsInCampaign ? drawCampaignLevel(search, random) : yield* findStart(search, symmetry, random);
  if (best === undefined) return undefined;
  for (let step = 0; step < steps; step++) {
    yield `seed ${seed}, step ${step} of ${steps}`;
    let map = changeMap(best.map, CHARACTERS[puzzle.id], symmetry, random);
    for (let more = drawRandomBelow(random, 3); more > 0; more--)
      map = changeMap(map, CHARACTERS[puzzle.id], symmetry, random);
    const find = judge(search, map, best.score);
    if (find !== undefined) best = find;
  }
  if (!isGood(puzzle, best)) return undefined;
  const find = cleanUp(search, best);
  return hasNeedlessBalls(puzzle, find.map) ? undefined : find;
}

function isGood({ id }: AnyPuzzle, { pair, isNewPair, verdict }: Find): boolean {
  const isStrange = isNewPair && pair !== undefined && pair.percents[1] >= STRONG_PERCENT;
  return isStrange && verdict.difficultyCentibits >= DEMANDS[id].leastCentibits;
}

/**
 * Removes things that a level does not need, and returns the new level. The level stays hard enough. Its two strongest
 * solving ideas (techniques that a solution needs) stay strong, and no campaign level has the same two. The search for
 * hard levels compares levels by a score. For each removed thing, this score may fall by `CLEAN_UP_COST` hundredths of
 * a bit (the unit of difficulty).
 */
function cleanUp(search: Search, start: Find): Find {
  const { puzzle } = search;
  const { unique } = CHARACTERS[puzzle.id];
  let best = start;
  for (let index = 0; index < best.map.length; index++) {
    const character = best.map.charAt(index);
    if (character === "." || character === "\n" || unique.includes(character)) continue;
    const map = `${best.map.slice(0, index)}.${best.map.slice(index + 1)}`;
    const find = judge(search, map, best.score - CLEAN_UP_COST);
    if (find !== undefined && isGood(puzzle, find)) best = find;
  }
  return best;
}

function drawSymmetry({ id }: AnyPuzzle, random: Random): MapSymmetry {
  if (!Object.hasOwn(RANDOM_STARTS, id)) return "none";
  return SYMMETRIES[drawRandomBelow(random, SYMMETRIES.length)];
}

function drawCampaignLevel(search: Search, random: Random): Find | undefined {
  const { campaign } = search.puzzle;
  const half = Math.floor(campaign.levelCount / 2);
  return judge(search, campaign.level(half + drawRandomBelow(random, half)).map.join("\n"), -Infinity);
}

function* findStart(search: Search, symmetry: MapSymmetry, random: Random): ReportingTask<Find | undefined> {
  const { puzzle } = search;
  if (symmetry !== "none") {
    for (let attempt = 0; attempt < START_TRIES; attempt++) {
      yield `start ${attempt} of ${START_TRIES}`;
      const find = judge(search, drawBoard(puzzle, symmetry, random), -Infinity);
      if (find !== undefined) return find;
    }
  }
  for (let attempt = 0; attempt < START_TRIES; attempt++) {
    yield `start ${attempt} of ${START_TRIES}`;
    const target = puzzle.plan.rising(START_LEVEL_NUMBER - drawRandomBelow(random, 20));
    const composed = runToEnd(puzzle.compose(target, undefined, random, () => createFinishedTask(true)));
    composed?.certificate.release?.();
    if (composed === undefined) continue;
    const find = judge(search, puzzle.formatMap(composed.level), -Infinity);
    if (find !== undefined) return find;
  }
  return undefined;
}

function drawBoard({ id }: AnyPuzzle, symmetry: MapSymmetry, random: Random): string {
  const { width, height, thing, count, unique } = RANDOM_STARTS[id];
  const isSmall = id === "fruit";
  const columns = isSmall ? width - drawRandomBelow(random, 3) : width;
  const rowCount = isSmall ? height - drawRandomBelow(random, 3) : height;
  let map = Array.from({ length: rowCount }, () => ".".repeat(columns)).join("\n");
  const walls = { pool: thing, unique: "", keepsRim: false };
  const wallCount = 2 + drawRandomBelow(random, count);
  for (let wall = 0; wall < wallCount; wall++) map = changeMap(map, walls, symmetry, random);
  const cells = Array.from(map);
  for (const piece of unique) {
    let cell = drawRandomBelow(random, cells.length);
    while (cells[cell] !== ".") cell = drawRandomBelow(random, cells.length);
    cells[cell] = piece;
  }
  return cells.join("");
}

/**
 * Returns the level of a text map with the score by which the search compares levels. Returns undefined if the level
 * does not meet the demands on levels of "After hours" (optional hard levels after a campaign), or if the score is
 * below `leastScore`.
 */
function judge({ puzzle, campaignPairs }: Search, map: string, leastScore: number): Find | undefined {
  const things = map.split("\n\n")[0].replaceAll(/[.\n]/g, "").length;
  if (things > DEMANDS[puzzle.id].mostThings) return undefined;
  const certified = certifyMap(puzzle, map);
  if (certified === undefined) return undefined;
  const { level, certificate } = certified;
  const { verdict } = certificate.analysis;
  const base = verdict.difficultyCentibits - THING_COST * things;
  let find: Find | undefined;
  if (base + SECOND_IDEA_WEIGHT * STRONG_PERCENT + NEW_PAIR_BONUS >= leastScore) {
    const pair = findIdeaPair(puzzle, level, certificate);
    const isNewPair = pair !== undefined && !campaignPairs.has(formatPairKey(pair.ideas));
    const second = pair === undefined ? 0 : Math.min(STRONG_PERCENT, pair.percents[1]);
    const score = base + SECOND_IDEA_WEIGHT * second + (isNewPair ? NEW_PAIR_BONUS : 0);
    if (score >= leastScore && suitsPuzzle(puzzle, map, certificate)) find = { map, verdict, pair, isNewPair, score };
  }
  certificate.release?.();
  return find;
}

function formatFind(puzzle: AnyPuzzle, { map, verdict, pair }: Find, seed: number): string {
  const names = listIdeaNames(puzzle);
  const texts = pair === undefined ? [] : pair.ideas.map((idea, index) => `${names[idea]} ${pair.percents[index]}`);
  return `// seed ${seed}: ${texts.join(" + ")}\n${formatLevelSource(map.split("\n"), verdict)}\n`;
}
