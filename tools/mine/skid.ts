/**
 * Searches for levels of the puzzle Skid: makes random levels and prints fair levels in which every kind of thing is
 * used. A fair level can be won from every state. Also, in one of its shortest wins, all toys of each colour leave the
 * board in one move (see src/puzzles/skid/make/fairness.ts).
 */

import { createRandom, SEED_LIMIT } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { exploreLevel, releaseExploration } from "../../src/puzzles/skid/explore/certify";
import { isFair } from "../../src/puzzles/skid/make/fairness";
import { notation, type Level } from "../../src/puzzles/skid/level";
import { parseOptions, UsageError } from "../cli";
import type { Usage } from "../help";
import type { ReportingTask } from "../reporting-task";
import { formatLevelSource } from "./level-source";
import type { Miner } from "./miner";
import { CONTENTS_OPTIONS, parseContents, requireSpace } from "./skid-contents";
import { drawSkidLevel, FLOOR_SYMMETRIES, type SkidTarget } from "./skid-draw";
import { certifyForCampaign, CAMPAIGN_STATES, findComboSolution, countEvents } from "./skid-fitness";
import { computeLevelFingerprint } from "../fingerprint";

const MAX_COUNT = 1000;
const MAX_TRIES = 10_000_000;
const MAX_BLOCKS = 20;
const MAX_PAR = 99;

const USAGE: Usage = {
  synopsis: "mine skid",
  summary: `draws random levels and prints the fair ones whose best solution uses all things, the shortest first: each as a map
and its verdict, as in the campaign's source`,
  options: {
    ...CONTENTS_OPTIONS,
    blocks: { value: "N", defaultValue: "2", description: "the number of blocks" },
    symmetry: {
      value: FLOOR_SYMMETRIES.join("|"),
      defaultValue: "none",
      description: "symmetric blocks and pits: left and right, top and bottom, by a half turn, or both mirrors",
    },
    twins: { description: "the pieces are symmetric too, as far as their numbers allow" },
    par: { value: "A..B", defaultValue: "1..20", description: "the moves of the shortest combo" },
    count: { value: "N", defaultValue: "10", description: "the number of levels" },
    tries: { value: "N", defaultValue: "5000", description: "the largest number of levels that are tried" },
    seed: { value: "N", defaultValue: "1", description: "the seed of the random numbers" },
  },
};

interface MiningRequest {
  readonly target: SkidTarget;
  readonly par: readonly [least: number, most: number];
  readonly count: number;
  readonly tryCount: number;
  readonly seed: number;
}

export const skidMiner: Miner = { usage: USAGE, mine };

function* mine(args: readonly string[]): ReportingTask<void> {
  const given = parseOptions(args, USAGE);
  const { has, number, range, choice } = given;
  const seed = number("seed", 0, SEED_LIMIT - 1);
  const count = number("count", 1, MAX_COUNT);
  const tryCount = number("tries", 1, MAX_TRIES);
  const contents = parseContents(given);
  const blocks = number("blocks", 0, MAX_BLOCKS);
  requireSpace(contents, blocks);
  const target = {
    ...contents,
    blocks,
    symmetry: choice("symmetry", FLOOR_SYMMETRIES),
    hasTwinPieces: has("twins"),
  };
  const finds = yield* searchLevels({ target, par: range("par", 1, MAX_PAR), count, tryCount, seed });
  if (finds.length === 0) throw new UsageError("no level was found: ask for less, or allow more --tries");
  process.stdout.write(finds.map(formatLevel).join("\n"));
}

function* searchLevels({ target, par, count, tryCount, seed }: MiningRequest): ReportingTask<Level[]> {
  const random = createRandom(seed);
  const known = new Set<number>();
  const finds: { readonly level: Level; readonly moves: number }[] = [];
  for (let left = tryCount; left > 0 && finds.length < count; left--) {
    yield `${finds.length} of ${count} levels, in ${tryCount - left} of ${tryCount} tries`;
    const level = drawSkidLevel(target, random);
    if (level === undefined || known.has(computeLevelFingerprint(notation, level))) continue;
    known.add(computeLevelFingerprint(notation, level));
    const moves = findParIfFit(level, par);
    if (moves !== undefined) finds.push({ level, moves });
  }
  return finds.sort((one, other) => one.moves - other.moves).map(({ level }) => level);
}

function findParIfFit(level: Level, [minPar, maxPar]: MiningRequest["par"]): number | undefined {
  const exploration = runToEnd(exploreLevel(level, CAMPAIGN_STATES, { minPar, maxPar }));
  if (exploration === undefined) return undefined;
  const { parCombo } = exploration;
  const isFit = parCombo >= minPar && parCombo <= maxPar && runToEnd(isFair(exploration));
  releaseExploration(exploration);
  return isFit && usesAllThings(level) ? parCombo : undefined;
}

/**
 * Returns whether the best solution of a Skid level uses all kinds of things on the board. In such a solution, a crate
 * is pushed, an ice cube slides, and something falls into a pit. Kinds of things that the level lacks do not count.
 */
export function usesAllThings(level: Level): boolean {
  const certificate = certifyForCampaign(level);
  if (certificate === undefined) return false;
  const { pushes, pitFalls, iceSlides } = countEvents(level, findComboSolution(certificate));
  const hasPits = notation.formatMap(level).includes("p");
  return (
    (level.crates.length === 0 || pushes > 0) &&
    (level.ices.length === 0 || iceSlides > 0) &&
    (!hasPits || pitFalls > 0)
  );
}

function formatLevel(level: Level): string {
  return formatLevelSource(notation.formatMap(level).split("\n"), certifyForCampaign(level)?.analysis.verdict ?? {});
}
