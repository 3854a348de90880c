import { expect, test } from "vitest";
import { fruit } from "../../../src/puzzles/fruit/index";
import { icePath } from "../../../src/puzzles/ice-path/index";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import { penguin } from "../../../src/puzzles/penguin/index";
import type { Puzzle } from "../../../src/puzzles/puzzle";
import { skid } from "../../../src/puzzles/skid/index";
import { seedCount } from "../../seed-count";
import { checkPositions } from "./positions";
import { fruitReader, icePathReader, lastBallReader, penguinReader, skidReader, type Reader } from "./readers";

interface Counts {
  hints: number;
  readonly obeyedByWrong: string[];
  readonly obeyedBySpoiling: string[];
  readonly presentPlaces: string[];
  readonly widePlaces: string[];
}

/**
 * Matches a hint that a piece stops at a whole side of the board or in its middle. Players had to look for many cells
 * that fit such a hint.
 */
const WIDE_PLACE = /\bstop( you)? (at the (top|bottom|left|right)|.* the middle)$/;

function countIn<Level, State, Target extends { readonly width: number; readonly height: number }>(
  puzzle: Puzzle<Level, State, Target>,
  { obeys, namesPresentPlace }: Reader<Level, State>,
): Counts {
  const counts: Counts = { hints: 0, obeyedByWrong: [], obeyedBySpoiling: [], presentPlaces: [], widePlaces: [] };
  checkPositions(puzzle, seedCount(400, 200), ({ level, map, state, wrongMoves, hint }) => {
    if (hint === undefined) return;
    counts.hints++;
    const about = `${hint.sentences.join(" / ")} (${hint.kind})\n${map}\n${JSON.stringify(state)}`;
    const obeying = wrongMoves.filter((move) => hint.sentences.some((sentence) => obeys(level, sentence, move)));
    if (obeying.length > 0) counts.obeyedByWrong.push(about);
    if (obeying.some(({ isSpoiling }) => isSpoiling)) counts.obeyedBySpoiling.push(about);
    if (hint.sentences.some((sentence) => namesPresentPlace(level, sentence, state, hint)))
      counts.presentPlaces.push(about);
    if (hint.sentences.some((sentence) => WIDE_PLACE.test(sentence))) counts.widePlaces.push(about);
  });
  return counts;
}

/**
 * The share of hints that a wrong move may obey must be smaller than this. A wrong move leads no nearer to a win,
 * although a win is still possible after it.
 */
const MAX_SHARE = 0.02;

/**
 * Some hints say that a piece stops at a whole side of the board or in its middle. Their share must be smaller than
 * this.
 */
const MAX_WIDE_SHARE = 0.02;
/** In Last Ball, a ball that must brake the black ball is often only known to be at one side of the board. */
const MAX_WIDE_SHARE_OF_BRAKES = 0.03;

function expectNarrowPlaces({ hints, widePlaces }: Counts, maxShare = MAX_WIDE_SHARE): void {
  expect(widePlaces.length / hints, widePlaces.join("\n")).toBeLessThan(maxShare);
}

function expectObeyable({ hints, obeyedByWrong, obeyedBySpoiling, presentPlaces }: Counts): void {
  expect(obeyedBySpoiling).toEqual([]);
  expect(presentPlaces).toEqual([]);
  expect(obeyedByWrong.length / hints, obeyedByWrong.join("\n")).toBeLessThan(MAX_SHARE);
}

test("no wrong move obeys a hint of Ice Path at once, and no hint names the place where the seal is, or a wide place", () => {
  const counts = countIn(icePath, icePathReader);
  expectObeyable(counts);
  expectNarrowPlaces(counts);
});

test("no wrong move obeys a hint of Penguin at once, and no hint names the place where the penguin is, or a wide place", () => {
  const counts = countIn(penguin, penguinReader);
  expectObeyable(counts);
  expectNarrowPlaces(counts);
});

test("no wrong move obeys a hint of Last Ball at once, and no hint names the place where the black ball is, or a wide place", () => {
  const counts = countIn(lastBall, lastBallReader);
  expectObeyable(counts);
  expectNarrowPlaces(counts, MAX_WIDE_SHARE_OF_BRAKES);
});

test("no wrong move obeys a hint of Skid at once, and no hint names the place where a toy is", () => {
  expectObeyable(countIn(skid, skidReader));
});

test("no wrong move obeys a hint of Fruit at once, and no hint names the place where the fruits are", () => {
  expectObeyable(countIn(fruit, fruitReader));
});
