/**
 * Searches for levels of Fruit: finds the hardest levels on a lawn, a board with its fixed things. Also checks which
 * campaign levels are among the hardest on their boards.
 */

import { certify } from "../../src/kernel/certify";
import { parseDraft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { campaign } from "../../src/puzzles/fruit/campaign/index";
import { notation, SliderKind, type Level } from "../../src/puzzles/fruit/level";
import { rules } from "../../src/puzzles/fruit/rules";
import { parseOptions, UsageError } from "../cli";
import type { Usage } from "../help";
import { readMapFile } from "../map-file";
import { withProgressText, type ReportingTask } from "../reporting-task";
import { contentsOf, countArrangements, findHardest, MAX_ARRANGEMENTS, type FruitContents } from "./fruit-hardest";
import { isWonByPulls } from "./fruit-pulls";
import { formatLevelSource } from "./level-source";
import type { Miner } from "./miner";
import { computeLevelFingerprint } from "../fingerprint";
import { mapFaultText } from "../fault-texts";

const MAX_PAIRS = 4;
const MAX_PIECES_PER_SORT = 4;
const MAX_COUNT = 100;
const MAX_STATES = 200_000;

const USAGE: Usage = {
  synopsis: "mine fruit",
  summary: `finds the hardest starts: of all placements of the given pieces on the lawn of a map, those from which the shortest
win takes most moves; prints each as a map and its verdict, as in the campaign's source, the hardest to find first.
Walls and animals of the map keep their places; its fruits, stones, cars and barrels are ignored`,
  options: {
    walls: { value: "FILE", description: "a file with a map" },
    pairs: { value: "N", defaultValue: "2", description: "the number of pairs of fruits, each of a kind of its own" },
    stones: { value: "N", defaultValue: "0", description: "the number of stones" },
    "cars-up": { value: "N", defaultValue: "0", description: "the number of cars that drive up and down" },
    "cars-across": { value: "N", defaultValue: "0", description: "the number of cars that drive left and right" },
    "barrels-up": { value: "N", defaultValue: "0", description: "the number of barrels that roll up and down" },
    "barrels-across": { value: "N", defaultValue: "0", description: "the number of barrels that roll left and right" },
    tongues: {
      description:
        "only starts whose every shortest win uses an anteater, and none of whose anteaters could be replaced by a hedge",
    },
    count: { value: "N", defaultValue: "3", description: "the largest number of printed starts" },
    prove: { description: "instead: says of every level of the campaign whether it is such a start" },
  },
};

export const fruitMiner: Miner = { usage: USAGE, mine };

function* mine(args: readonly string[]): ReportingTask<void> {
  const { has, required, number } = parseOptions(args, USAGE);
  if (has("prove")) {
    yield* verifyCampaign();
    return;
  }
  const lawn = readLawnFile(required("walls"));
  const sliderCounts: number[] = [];
  sliderCounts[SliderKind.Stone] = number("stones", 0, MAX_PIECES_PER_SORT);
  sliderCounts[SliderKind.CarUp] = number("cars-up", 0, MAX_PIECES_PER_SORT);
  sliderCounts[SliderKind.CarAcross] = number("cars-across", 0, MAX_PIECES_PER_SORT);
  sliderCounts[SliderKind.BarrelUp] = number("barrels-up", 0, MAX_PIECES_PER_SORT);
  sliderCounts[SliderKind.BarrelAcross] = number("barrels-across", 0, MAX_PIECES_PER_SORT);
  const contents = { pairs: number("pairs", 1, MAX_PAIRS), sliderCounts };
  const count = number("count", 1, MAX_COUNT);
  requireMemory(lawn, contents);
  const { moves, starts, placements } = yield* findHardest(lawn, contents);
  if (moves === 0) throw new UsageError(`none of the ${placements} placements can be won`);
  const best = yield* findHardestByDifficulty(starts, count, has("tongues"));
  if (best.length === 0) throw new UsageError(`none of the ${starts.length} hardest starts is won by tongues`);
  const head = `// ${moves} moves: the most of ${placements} placements; so many have ${starts.length} of them.\n`;
  process.stdout.write(head + best.join("\n"));
}

function* verifyCampaign(): ReportingTask<void> {
  for (const { name, map, verdict } of allLevelsOf(campaign)) {
    const level = notation.parseMap(map.join("\n"));
    if (isFault(level)) throw new Error(`${name}: ${mapFaultText(level.fault)}`);
    const contents = contentsOf(level);
    if (countArrangements(level, contents) > MAX_ARRANGEMENTS) {
      process.stdout.write(`${name}: ${verdict.par} moves, too many placements to compare\n`);
      continue;
    }
    const { moves, placements } = yield* findHardest(level, contents);
    const most = moves === verdict.par ? "are the most" : `of at most ${moves}`;
    process.stdout.write(`${name}: ${verdict.par} moves ${most} of ${placements} placements\n`);
  }
}

function readLawnFile(file: string): Level {
  const draft = parseDraft(notation.legend, readMapFile(file));
  if (isFault(draft)) throw new UsageError(`${file}: ${mapFaultText(draft.fault)}`);
  return notation.levelOf(draft);
}

function requireMemory(lawn: Level, contents: FruitContents): void {
  const placements = countArrangements(lawn, contents);
  if (placements === 0) throw new UsageError("the lawn has no room for so many pieces");
  if (placements <= MAX_ARRANGEMENTS) return;
  const asked = `they can be placed in ${placements} ways, and the most is ${MAX_ARRANGEMENTS}`;
  throw new UsageError(`${asked}: ask for fewer pieces, or for more walls`);
}

/**
 * Returns the source texts of up to `count` levels of the puzzle Fruit, the most difficult first. Of levels that are
 * turns or mirrors of one another, returns only one. If `byPulls` is true, returns only levels that need their
 * anteaters (things that pull fruits; see `isWonByPulls`).
 */
function* findHardestByDifficulty(starts: readonly Level[], count: number, byPulls: boolean): ReportingTask<string[]> {
  const known = new Set<number>();
  const found: { readonly source: string; readonly difficultyCentibits: number }[] = [];
  for (const start of starts) {
    if (known.has(computeLevelFingerprint(notation, start))) continue;
    known.add(computeLevelFingerprint(notation, start));
    const certificate = yield* withProgressText(`${found.length} of ${starts.length} starts judged`, certify(rules(start), MAX_STATES)); // prettier-ignore
    if (certificate === undefined || (byPulls && !isWonByPulls(start, certificate, MAX_STATES))) continue;
    const { verdict } = certificate.analysis;
    const source = formatLevelSource(notation.formatMap(start).split("\n"), verdict);
    found.push({ source, difficultyCentibits: verdict.difficultyCentibits });
  }
  found.sort((one, other) => other.difficultyCentibits - one.difficultyCentibits);
  return found.slice(0, count).map(({ source }) => source);
}
