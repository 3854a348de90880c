import { certify } from "../../src/kernel/certify";
import { readDraft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { levelsOf } from "../../src/puzzles/campaign";
import { campaign } from "../../src/puzzles/fruit/campaign/index";
import { notation, Sort, type Level } from "../../src/puzzles/fruit/level";
import { rules } from "../../src/puzzles/fruit/rules";
import { readOptions, UsageError } from "../cli";
import type { Usage } from "../help";
import { mapIn } from "../map-file";
import { during, type Search } from "../search";
import { castOf, countPlacements, findHardest, MOST_PLACEMENTS, type FruitCast } from "./fruit-hardest";
import { isWonByTongues } from "./fruit-pulls";
import { levelSource } from "./level-source";
import type { Miner } from "./miner";
import { fingerprintOf } from "../fingerprint";

const MOST_PAIRS = 4;
const MOST_OF_A_SORT = 4;
const MOST_COUNT = 100;
const MOST_STATES = 200_000;

const USAGE: Usage = {
  call: "mine fruit",
  does: `finds the hardest starts that there are: of all placements of so many pieces on the lawn of a map, those from which
the shortest win takes most moves; each as a map and its verdict, as the campaign's source has them, the hardest to find
first. What else stands on the map stays where it is; its fruits, stones, cars and barrels do not count`,
  options: {
    walls: { value: "FILE", asks: "a file with a map" },
    pairs: { value: "N", unlessTold: "2", asks: "how many pairs of fruits, each of a kind of its own" },
    stones: { value: "N", unlessTold: "0", asks: "how many stones" },
    "cars-up": { value: "N", unlessTold: "0", asks: "how many cars that go up and down" },
    "cars-across": { value: "N", unlessTold: "0", asks: "how many cars that go across" },
    "barrels-up": { value: "N", unlessTold: "0", asks: "how many barrels that roll up and down" },
    "barrels-across": { value: "N", unlessTold: "0", asks: "how many barrels that roll across" },
    tongues: {
      asks: "only starts in whose every shortest win an anteater pulls, and with no anteater that could as well be hedge",
    },
    count: { value: "N", unlessTold: "3", asks: "how many of them are printed at most" },
    prove: { asks: "instead of all this: proves again that every level of the campaign is such a start" },
  },
};

export const fruitMiner: Miner = { usage: USAGE, mine };

function* mine(args: readonly string[]): Search<void> {
  const { has, needed, number } = readOptions(args, USAGE);
  if (has("prove")) {
    yield* proveAll();
    return;
  }
  const ground = groundIn(needed("walls"));
  const loose: number[] = [];
  loose[Sort.Stone] = number("stones", 0, MOST_OF_A_SORT);
  loose[Sort.CarUp] = number("cars-up", 0, MOST_OF_A_SORT);
  loose[Sort.CarAcross] = number("cars-across", 0, MOST_OF_A_SORT);
  loose[Sort.BarrelUp] = number("barrels-up", 0, MOST_OF_A_SORT);
  loose[Sort.BarrelAcross] = number("barrels-across", 0, MOST_OF_A_SORT);
  const cast = { pairs: number("pairs", 1, MOST_PAIRS), loose };
  const count = number("count", 1, MOST_COUNT);
  makeSureOfMemory(ground, cast);
  const { moves, starts, placements } = yield* findHardest(ground, cast);
  if (moves === 0) throw new UsageError(`none of the ${placements} placements can be won`);
  const best = yield* hardestToFind(starts, count, has("tongues"));
  if (best.length === 0) throw new UsageError(`none of the ${starts.length} hardest starts is won by tongues`);
  const head = `// ${moves} moves: the most of ${placements} placements; so many have ${starts.length} of them.\n`;
  process.stdout.write(head + best.join("\n"));
}

/** Prints a line for each level of the campaign; throws at the first that is no hardest start. */
function* proveAll(): Search<void> {
  for (const { name, map, verdict } of levelsOf(campaign)) {
    const level = notation.read(map.join("\n"));
    if (isFault(level)) throw new Error(`${name}: ${level.fault}`);
    const { moves, placements } = yield* findHardest(level, castOf(level));
    if (moves !== verdict.par) throw new UsageError(`${name} has ${verdict.par} moves; the most is ${moves}`);
    process.stdout.write(`${name}: ${moves} moves are the most of ${placements} placements\n`);
  }
}

/** The level of a map's file, with or without pieces. */
function groundIn(file: string): Level {
  const draft = readDraft(notation.legend, mapIn(file));
  if (isFault(draft)) throw new UsageError(`${file}: ${draft.fault}`);
  return notation.levelOf(draft);
}

function makeSureOfMemory(ground: Level, cast: FruitCast): void {
  const placements = countPlacements(ground, cast);
  if (placements === 0) throw new UsageError("the lawn has no room for so many pieces");
  if (placements <= MOST_PLACEMENTS) return;
  const asked = `they can be placed in ${placements} ways, and the most is ${MOST_PLACEMENTS}`;
  throw new UsageError(`${asked}: ask for fewer pieces, or for more walls`);
}

/** Their sources, no turns or mirrors of each other among them, those with the highest difficulty first. */
function* hardestToFind(starts: readonly Level[], count: number, byTongues: boolean): Search<string[]> {
  const known = new Set<number>();
  const found: { readonly source: string; readonly difficultyCentibits: number }[] = [];
  for (const start of starts) {
    if (known.has(fingerprintOf(notation, start))) continue;
    known.add(fingerprintOf(notation, start));
    const certificate = yield* during(`${found.length} of ${starts.length} starts judged`, certify(rules(start), MOST_STATES)); // prettier-ignore
    if (certificate === undefined || (byTongues && !isWonByTongues(start, certificate, MOST_STATES))) continue;
    const { verdict } = certificate.analysis;
    const source = levelSource(notation.write(start).split("\n"), verdict);
    found.push({ source, difficultyCentibits: verdict.difficultyCentibits });
  }
  found.sort((one, other) => other.difficultyCentibits - one.difficultyCentibits);
  return found.slice(0, count).map(({ source }) => source);
}
