import { allPuzzles } from "../../puzzles/index";
import type { Medal } from "../../puzzles/puzzle";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { digitWith, MEDAL_DIGITS } from "./medals";

/**
 * Rewrites a packed save of one version as one of the next. A field that is only added needs no new version: where it
 * is missing, it has its default.
 */
type Upgrade = (packed: string) => string;

/** A puzzle whose campaign may be in another order than in older saves. */
type Ordered = Pick<SealedPuzzle, "id" | "campaign">;

/** A puzzle whose medals may be others than in older saves. */
type Decorated = Pick<SealedPuzzle, "id" | "formerMedals">;

/** What each of the former medals beside "cleared" added to a digit. */
const FORMER_WEIGHTS: readonly number[] = [2, 4, 8];

/** The first makes version 2 of version 1, and so on: a new one goes to the end. */
export const UPGRADES: readonly Upgrade[] = [
  withLevelsOfAllModes,
  (packed) => withLevelsInNewOrder(packed, allPuzzles()),
  (packed) => withMedalsOfToday(packed, allPuzzles()),
];

/** A packed save of `version` as one of the version after the last of `upgrades`. */
export function upgrade(packed: string, version: number, upgrades: readonly Upgrade[]): string {
  let text = packed;
  for (const next of upgrades.slice(version - 1)) text = next(text);
  return text;
}

/**
 * Version 2: the level of the day belongs to a puzzle (there was but one), and levels of all modes are kept, those of
 * endless runs among them.
 */
function withLevelsOfAllModes(packed: string): string {
  const lines: string[] = [];
  const daily: string[] = [];
  const left: string[] = [];
  let section = "";
  let puzzle = "";
  for (const line of packed.split("\n")) {
    if (line.startsWith("# ")) section = line;
    if (section === "# daily") daily.push(line);
    else if (section !== "# endless") lines.push(line);
    else if (line.startsWith("best ")) lines.push(`endlessBest ${line.substring("best ".length)}`);
    else if (line === section) left.push("# left", `puzzle ${puzzle}`, "mode endless");
    else left.push(line);
    if (line.startsWith("# puzzle ")) puzzle = line.substring("# puzzle ".length);
  }
  return [...withDaily(lines, daily), ...left].join("\n");
}

/** The lines with those of the level of the day after the first puzzle's. */
function withDaily(lines: readonly string[], daily: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.startsWith("# puzzle "));
  if (first < 0) return [...lines];
  let end = first + 1;
  while (end < lines.length && !lines[end].startsWith("# ")) end++;
  return [...lines.slice(0, end), ...daily, ...lines.slice(end)];
}

/**
 * Version 3: some campaigns are in another order. What is kept of a level goes with it; where a level is gone, so is what
 * was kept of it.
 */
export function withLevelsInNewOrder(packed: string, puzzles: readonly Ordered[]): string {
  return sectionsOf(packed)
    .flatMap((lines) => inNewOrder(lines, puzzles))
    .join("\n");
}

function sectionsOf(packed: string): string[][] {
  const sections: string[][] = [[]];
  for (const line of packed.split("\n")) {
    if (line.startsWith("# ")) sections.push([]);
    sections[sections.length - 1].push(line);
  }
  return sections.filter((lines) => lines.length > 0);
}

/** The lines of a section; none if it is of a level that is gone. */
function inNewOrder(lines: readonly string[], puzzles: readonly Ordered[]): readonly string[] {
  const [heading] = lines;
  const isLeft = heading === "# left";
  const id = isLeft ? valueIn(lines, "puzzle ") : valueIn([heading], "# puzzle ");
  const former = puzzles.find((puzzle) => puzzle.id === id)?.campaign.formerNumbers;
  if (former === undefined) return lines;
  if (!isLeft) return withValue(lines, "medals ", medalsInNewOrder(valueIn(lines, "medals "), former));
  if (valueIn(lines, "mode ") !== "campaign") return lines;
  const before = Number(valueIn(lines, "levelNumber ")) - 1;
  const number = before >= 0 ? former.indexOf(before) : -1;
  return number < 0 ? [] : withValue(lines, "levelNumber ", `${number + 1}`);
}

function medalsInNewOrder(medals: string, former: readonly number[]): string {
  let text = "";
  let won = 0;
  for (const before of former) {
    text += before >= 0 && before < medals.length ? medals.charAt(before) : "0";
    if (!text.endsWith("0")) won = text.length;
  }
  return text.substring(0, won);
}

/**
 * Version 4: beside "cleared" every puzzle has par and a feat of its own, and a mark for nothing taken back. What was won
 * stays won. Levels that were opened and not cleared had a digit, 8.
 */
export function withMedalsOfToday(packed: string, puzzles: readonly Decorated[]): string {
  return sectionsOf(packed)
    .flatMap((lines) => {
      const id = valueIn([lines[0]], "# puzzle ");
      const former = puzzles.find((puzzle) => puzzle.id === id)?.formerMedals;
      if (former === undefined) return lines;
      const digits = valueIn(lines, "medals ")
        .split("")
        .map((digit) => digitOfToday(MEDAL_DIGITS.indexOf(digit), former));
      return withValue(lines, "medals ", digits.join(""));
    })
    .join("\n");
}

function digitOfToday(digit: number, former: readonly (Medal | undefined)[]): string {
  if (digit % 2 === 0) return "0";
  const kept: Medal[] = [];
  former.forEach((medal, at) => {
    if (medal !== undefined && Math.floor(digit / FORMER_WEIGHTS[at]) % 2 === 1) kept.push(medal);
  });
  return MEDAL_DIGITS.charAt(digitWith(kept));
}

/** What a line says after that word; nothing if there is no such line. */
function valueIn(lines: readonly string[], word: string): string {
  const line = lines.find((text) => text.startsWith(word));
  return line === undefined ? "" : line.substring(word.length);
}

function withValue(lines: readonly string[], word: string, value: string): string[] {
  return lines.map((line) => (line.startsWith(word) ? word + value : line));
}
