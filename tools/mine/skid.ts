import { createRandom, SEED_LIMIT, type Random } from "../../src/kernel/random";
import { finish } from "../../src/kernel/work";
import { exploreLevel, giveUp } from "../../src/puzzles/skid/certify";
import { briefOfShelf, SHELVES } from "../../src/puzzles/skid/plan";
import { isFair } from "../../src/puzzles/skid/fairness";
import { attempt } from "../../src/puzzles/skid/generator";
import {
  fingerprintOf,
  mapRows,
  MAX_HEIGHT,
  MAX_WIDTH,
  MIN_HEIGHT,
  MIN_WIDTH,
  type Level,
} from "../../src/puzzles/skid/level";
import { packRows } from "../../src/puzzles/skid/store";
import { rangeOf, readArguments, UsageError, wholeNumber } from "../cli";
import { drawSkidLevel, GROUND_SYMMETRIES, type GroundSymmetry, type SkidWish } from "./skid-draw";
import { certifyForCampaign, CAMPAIGN_STATES, comboLine, happeningsOn } from "./skid-worth";

// mine skid [--width N --height N] [--reds N] [--yellows N] [--crates N] [--ices N] [--pits N] [--blocks N] [--goals N]
//           [--symmetry h|v|r|d|none] [--twins] [--par A..B] [--count N] [--tries N] [--seed N]
// draws levels of Skid at random and prints the fair ones that use all that they have, the shortest first: each as a map
// and its verdict, as the campaign's source has them.
// mine skid --shelves N [--seed N]
// prints the source of the store: N levels for each shelf.

const MAX_COUNT = 1000;
const TRIES_PER_LEVEL = 400;
const MAX_TRIES = 10_000_000;
const MAX_PIECES = 4;
const MAX_BLOCKS = 20;
const LINE_LENGTH = 108;
const MOST_PAR = 99;

interface Request {
  readonly wish: SkidWish;
  readonly par: readonly [least: number, most: number];
  readonly count: number;
  readonly tries: number;
  readonly seed: number;
}

/** Does what these arguments ask for; throws `UsageError`. */
export function mineSkid(args: readonly string[]): void {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option`);
  const number = (name: string, least: number, most: number) =>
    wholeNumber(name, String(values[name as keyof typeof values]), least, most);
  const seed = number("seed", 0, SEED_LIMIT - 1);
  if (values.shelves !== undefined) {
    process.stdout.write(storeSource(number("shelves", 1, MAX_COUNT), seed));
    return;
  }
  const count = number("count", 1, MAX_COUNT);
  const tries = number("tries", 1, MAX_TRIES);
  const wish = {
    width: number("width", MIN_WIDTH, MAX_WIDTH),
    height: number("height", MIN_HEIGHT, MAX_HEIGHT),
    reds: number("reds", 0, MAX_PIECES),
    yellows: number("yellows", 0, MAX_PIECES),
    crates: number("crates", 0, MAX_PIECES),
    ices: number("ices", 0, MAX_PIECES),
    pits: number("pits", 0, MAX_PIECES),
    blocks: number("blocks", 0, MAX_BLOCKS),
    goalsPerColour: number("goals", 1, MAX_PIECES),
    symmetry: symmetryOf(String(values.symmetry)),
    hasTwinPieces: values.twins === true,
  };
  if (wish.reds + wish.yellows === 0) throw new UsageError("a level needs a skiddy: --reds or --yellows");
  const finds = search({ wish, par: rangeOf("par", String(values.par), 1, MOST_PAR), count, tries, seed });
  if (finds.length === 0) throw new UsageError("no level was found: ask for less, or allow more --tries");
  process.stdout.write(finds.map(printed).join("\n"));
}

const OPTIONS = {
  shelves: { type: "string" },
  width: { type: "string", default: "7" },
  height: { type: "string", default: "6" },
  reds: { type: "string", default: "2" },
  yellows: { type: "string", default: "0" },
  crates: { type: "string", default: "0" },
  ices: { type: "string", default: "0" },
  pits: { type: "string", default: "0" },
  blocks: { type: "string", default: "2" },
  goals: { type: "string", default: "1" },
  symmetry: { type: "string", default: "none" },
  twins: { type: "boolean", default: false },
  par: { type: "string", default: "1..20" },
  count: { type: "string", default: "10" },
  tries: { type: "string", default: "5000" },
  seed: { type: "string", default: "1" },
} as const;

/** Fair levels that use what they have, the shortest first. */
export function search({ wish, par, count, tries, seed }: Request): Level[] {
  const random = createRandom(seed);
  const known = new Set<number>();
  const finds: { readonly level: Level; readonly moves: number }[] = [];
  for (let left = tries; left > 0 && finds.length < count; left--) {
    const level = drawSkidLevel(wish, random);
    if (known.has(fingerprintOf(level))) continue;
    known.add(fingerprintOf(level));
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
  const hasPits = mapRows(level).join("").includes("p");
  return (
    (level.crates.length === 0 || pushes > 0) && (level.ices.length === 0 || iceSlides > 0) && (!hasPits || trapped > 0)
  );
}

function printed(level: Level): string {
  const certificate = certifyForCampaign(level);
  const rows = mapRows(level).map((row) => `  "${row}",\n`);
  const figures = Object.entries(certificate?.analysis.verdict ?? {}).map(([name, figure]) => `${name}: ${figure}`);
  return `${rows.join("")}  verdict: { ${figures.join(", ")} },\n`;
}

function storeSource(perShelf: number, seed: number): string {
  let source = `/** Mined levels, packed (see store.ts), by their shelf, with blanks between: \`npm run mine -- skid --shelves\` prints them. */
export const SHELVES_OF_LEVELS: readonly string[] = [
`;
  for (let shelf = 0; shelf < SHELVES; shelf++) {
    const levels = fillShelf(shelf, perShelf, createRandom(seed, shelf));
    const lines = inLines(levels.map((level) => packRows(mapRows(level))));
    source += `  ${lines.map((line) => `"${line}"`).join(" +\n    ")},\n`;
  }
  return `${source}];\n`;
}

/** Words with blanks between them, in lines; a line that others follow ends with a blank. */
function inLines(words: readonly string[]): string[] {
  const lines: string[] = [""];
  words.forEach((word, at) => {
    const text = at === words.length - 1 ? word : `${word} `;
    if (lines[lines.length - 1].length + text.length > LINE_LENGTH) lines.push("");
    lines[lines.length - 1] += text;
  });
  return lines;
}

/** Levels of a shelf that differ in more than turns and mirrors; fewer where so many tries find no more. */
function fillShelf(shelf: number, count: number, random: Random): Level[] {
  const known = new Set<number>();
  const levels: Level[] = [];
  for (let left = TRIES_PER_LEVEL * count; left > 0 && levels.length < count; left--) {
    const generated = finish(attempt(briefOfShelf(shelf), random, { states: 0 }));
    if (generated === undefined) continue;
    const { level, exploration } = generated;
    if (exploration !== undefined) giveUp(exploration);
    if (known.has(fingerprintOf(level))) continue;
    known.add(fingerprintOf(level));
    levels.push(level);
  }
  return levels;
}

function symmetryOf(text: string): GroundSymmetry {
  const symmetry = GROUND_SYMMETRIES.find((known) => known === text);
  if (symmetry === undefined)
    throw new UsageError(`--symmetry is "${text}"; it is one of ${GROUND_SYMMETRIES.join(", ")}`);
  return symmetry;
}
