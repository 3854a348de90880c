import { describe, expect, test } from "vitest";
import { LEVEL_CODE_ALPHABET, readLevelCode, writeLevelCode } from "../../src/game/codes/level-code";
import {
  createLevelDial,
  dialledLevelCode,
  showWrongCode,
  levelGroupAtCursor,
  groupCount,
  groupText,
  isAtEnd,
  levelLetterAt,
  moveBack,
  moveOn,
  turnLevelLetter,
  DRUM_LETTERS,
  type LevelDial,
} from "../../src/game/codes/level-dial";
import { isFault } from "../../src/kernel/fault";
import { createRandom } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { randomLevel } from "./random-level";

const PUZZLE_INDICES = loadAllPuzzles().map((_, index) => index);

function codeOfAny(puzzleIndex: number): string {
  return runToEnd(
    writeLevelCode({ puzzleIndex, map: randomLevel(loadAllPuzzles()[puzzleIndex], createRandom(puzzleIndex)) }),
  );
}

/**
 * Enters letters of a level code one by one into the dial, the part of the screen for entering codes. Stops when the
 * cursor cannot move on, as after a wrong letter group. Returns the number of entered letters.
 */
function dialOn(dial: LevelDial, letters: string): number {
  for (let index = 0; index < letters.length; index++) {
    const present = DRUM_LETTERS.indexOf(levelLetterAt(dial, dial.cursor));
    turnLevelLetter(dial, DRUM_LETTERS.indexOf(letters.charAt(index)) - present);
    if (!moveOn(dial)) return index + 1;
  }
  return letters.length;
}

function spoilt(code: string, index: number): string {
  const letter = DRUM_LETTERS.charAt((DRUM_LETTERS.indexOf(code.charAt(index)) + 1) % 32);
  return code.slice(0, index) + letter + code.slice(index + 1);
}

describe("the level dial", () => {
  test("the drum has each letter of the alphabet of level codes once", () => {
    expect([...DRUM_LETTERS].sort()).toEqual([...LEVEL_CODE_ALPHABET].sort());
  });

  test.each(PUZZLE_INDICES)(
    "a dialled level code of puzzle %i is complete with its last letter, however long it is",
    (puzzleIndex) => {
      const code = codeOfAny(puzzleIndex);
      const letters = code.replaceAll("-", "");
      const dial = createLevelDial();
      expect(dialOn(dial, letters)).toBe(letters.length);
      expect(isAtEnd(dial)).toBe(true);
      expect(dialledLevelCode(dial)).toBe(code);
      expect(dial.fault).toBeUndefined();
    },
  );

  test.each(PUZZLE_INDICES)(
    "the level dial's cursor does not leave a wrong group of puzzle %i, and marks the group",
    (puzzleIndex) => {
      const letters = codeOfAny(puzzleIndex).replaceAll("-", "");
      for (let index = 0; index < letters.length; index++) {
        const dial = createLevelDial();
        expect(dialOn(dial, spoilt(letters, index))).toBe(5 * Math.floor(index / 5) + 5);
        expect(dial).toMatchObject({
          fault: { kind: "wrong-group", group: levelGroupAtCursor(dial) + 1 },
          wrongGroup: levelGroupAtCursor(dial),
        });
        expect(isAtEnd(dial)).toBe(false);
      }
    },
  );

  test("the level dial's cursor moves back to the first letter, and a corrected group is not marked", () => {
    const letters = codeOfAny(0).replaceAll("-", "");
    const dial = createLevelDial();
    dialOn(dial, spoilt(letters, 1));
    while (moveBack(dial));
    expect(dial.cursor).toBe(0);
    moveOn(dial);
    turnLevelLetter(dial, DRUM_LETTERS.indexOf(letters.charAt(1)) - DRUM_LETTERS.indexOf(levelLetterAt(dial, 1)));
    expect(dial).toMatchObject({ fault: undefined, wrongGroup: undefined });
  });

  test("the level dial shows a wrong code from a link unchanged, with the cursor on the wrong group", () => {
    const code = codeOfAny(1);
    const wrong = spoilt(code, 8);
    const read = runToEnd(readLevelCode(wrong));
    if (!isFault(read)) throw new Error("the wrong code was accepted");
    const dial = createLevelDial();
    showWrongCode(dial, wrong, read);
    expect(dial).toMatchObject({ fault: { kind: "wrong-group", group: 2 }, wrongGroup: 1, cursor: 5 });
    const groups = Array.from({ length: groupCount(dial) }, (_, group) => groupText(dial, group));
    expect(groups.join("-")).toBe(wrong);
  });

  test.each(["", "?", "A", "no code at all, but a long text of many words", "A".repeat(1000)])(
    "the level dial accepts any text from a link: %s",
    (text) => {
      const read = runToEnd(readLevelCode(text));
      if (!isFault(read)) throw new Error("the text was accepted as a code");
      const dial = createLevelDial();
      showWrongCode(dial, text, read);
      expect(dial.fault).toEqual(read.fault);
      expect(dial.letters.length % 5).toBe(0);
      expect(dial.letters[dial.cursor]).toBeGreaterThanOrEqual(0);
    },
  );
});
