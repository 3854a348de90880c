import { createRandom, SEED_LIMIT } from "../../src/kernel/random";
import { finish } from "../../src/kernel/work";
import { exploreLevel, giveUp } from "../../src/puzzles/skid/explore/certify";
import { isFair } from "../../src/puzzles/skid/make/fairness";
import { notation, type Level } from "../../src/puzzles/skid/level";
import { readOptions, UsageError } from "../cli";
import type { Usage } from "../help";
import type { Search } from "../search";
import { levelSource } from "./level-source";
import type { Miner } from "./miner";
import { CAST, castOf, makeSureOfRoom } from "./skid-cast";
import { drawSkidLevel, GROUND_SYMMETRIES, type SkidWish } from "./skid-draw";
import { certifyForCampaign, CAMPAIGN_STATES, comboLine, happeningsOn } from "./skid-worth";
import { fingerprintOf } from "../fingerprint";

const MAX_COUNT = 1000;
const MAX_TRIES = 10_000_000;
const MAX_BLOCKS = 20;
const MOST_PAR = 99;

const USAGE: Usage = {
  call: "mine skid",
  does: `draws levels at random and prints the fair ones that use all that they have, the shortest first: each as a map and its
verdict, as the campaign's source has them`,
  options: {
    ...CAST,
    blocks: { value: "N", unlessTold: "2", asks: "how many blocks" },
    symmetry: {
      value: GROUND_SYMMETRIES.join("|"),
      unlessTold: "none",
      asks: "blocks and pits alike left and right, top and bottom, by a half turn, or both mirrors",
    },
    twins: { asks: "the pieces are alike too, as far as their numbers allow" },
    par: { value: "A..B", unlessTold: "1..20", asks: "the moves of the shortest combo" },
    count: { value: "N", unlessTold: "10", asks: "how many levels" },
    tries: { value: "N", unlessTold: "5000", asks: "how many are tried at most" },
    seed: { value: "N", unlessTold: "1", asks: "the seed of all chances" },
  },
};

interface Request {
  readonly wish: SkidWish;
  readonly par: readonly [least: number, most: number];
  readonly count: number;
  readonly tries: number;
  readonly seed: number;
}

export const skidMiner: Miner = { usage: USAGE, mine };

function* mine(args: readonly string[]): Search<void> {
  const given = readOptions(args, USAGE);
  const { has, number, range, oneOf } = given;
  const seed = number("seed", 0, SEED_LIMIT - 1);
  const count = number("count", 1, MAX_COUNT);
  const tries = number("tries", 1, MAX_TRIES);
  const cast = castOf(given);
  const blocks = number("blocks", 0, MAX_BLOCKS);
  makeSureOfRoom(cast, blocks);
  const wish = {
    ...cast,
    blocks,
    symmetry: oneOf("symmetry", GROUND_SYMMETRIES),
    hasTwinPieces: has("twins"),
  };
  const finds = yield* search({ wish, par: range("par", 1, MOST_PAR), count, tries, seed });
  if (finds.length === 0) throw new UsageError("no level was found: ask for less, or allow more --tries");
  process.stdout.write(finds.map(printed).join("\n"));
}

/** Fair levels that use what they have, the shortest first. */
function* search({ wish, par, count, tries, seed }: Request): Search<Level[]> {
  const random = createRandom(seed);
  const known = new Set<number>();
  const finds: { readonly level: Level; readonly moves: number }[] = [];
  for (let left = tries; left > 0 && finds.length < count; left--) {
    yield `${finds.length} of ${count} levels, in ${tries - left} of ${tries} tries`;
    const level = drawSkidLevel(wish, random);
    if (level === undefined || known.has(fingerprintOf(notation, level))) continue;
    known.add(fingerprintOf(notation, level));
    const moves = parIfFit(level, par);
    if (moves !== undefined) finds.push({ level, moves });
  }
  return finds.sort((one, other) => one.moves - other.moves).map(({ level }) => level);
}

/** The par of a level that is fair, has a par in the range and uses all that it has; else undefined. */
function parIfFit(level: Level, [leastPar, mostPar]: Request["par"]): number | undefined {
  const exploration = finish(exploreLevel(level, CAMPAIGN_STATES, { leastPar, mostPar }));
  if (exploration === undefined) return undefined;
  const { parCombo } = exploration;
  const isFit = parCombo >= leastPar && parCombo <= mostPar && finish(isFair(exploration));
  giveUp(exploration);
  return isFit && usesAll(level) ? parCombo : undefined;
}

/** Whether the best line pushes a crate, moves an ice cube and meets a pit, as far as there are any. */
function usesAll(level: Level): boolean {
  const certificate = certifyForCampaign(level);
  if (certificate === undefined) return false;
  const { pushes, trapped, iceSlides } = happeningsOn(level, comboLine(certificate));
  const hasPits = notation.write(level).includes("p");
  return (
    (level.crates.length === 0 || pushes > 0) && (level.ices.length === 0 || iceSlides > 0) && (!hasPits || trapped > 0)
  );
}

function printed(level: Level): string {
  return levelSource(notation.write(level).split("\n"), certifyForCampaign(level)?.analysis.verdict ?? {});
}
