import { describe, expect, test } from "vitest";
import { LEVEL_CODE_ALPHABET, readLevelCode, writeLevelCode } from "../../src/game/codes/level-code";
import {
  createLevelDial,
  dialledLevelCode,
  dialWrongCode,
  levelGroupAtCursor,
  groupCount,
  groupText,
  isAtEnd,
  levelLetterAt,
  moveBack,
  moveOn,
  turnLevelLetter,
  type LevelDial,
} from "../../src/game/codes/level-dial";
import { isFault } from "../../src/kernel/fault";
import { createRandom } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { randomLevel } from "./random-level";

const PLACES = loadAllPuzzles().map((_, place) => place);

function codeOfAny(puzzleIndex: number): string {
  return runToEnd(
    writeLevelCode({ puzzleIndex, map: randomLevel(loadAllPuzzles()[puzzleIndex], createRandom(puzzleIndex)) }),
  );
}

/** Dials letters until it does not go on; gives how many of them. */
function dialOn(dial: LevelDial, letters: string): number {
  for (let at = 0; at < letters.length; at++) {
    const there = LEVEL_CODE_ALPHABET.indexOf(levelLetterAt(dial, dial.cursor));
    turnLevelLetter(dial, LEVEL_CODE_ALPHABET.indexOf(letters.charAt(at)) - there);
    if (!moveOn(dial)) return at + 1;
  }
  return letters.length;
}

/** The code with the next letter at a place, from 0. */
function spoilt(code: string, place: number): string {
  const letter = LEVEL_CODE_ALPHABET.charAt((LEVEL_CODE_ALPHABET.indexOf(code.charAt(place)) + 1) % 32);
  return code.slice(0, place) + letter + code.slice(place + 1);
}

describe("dialling a level's code", () => {
  test.each(PLACES)("ends with its last letter, however long it is: puzzle %i", (world) => {
    const code = codeOfAny(world);
    const letters = code.replaceAll("-", "");
    const dial = createLevelDial();
    expect(dialOn(dial, letters)).toBe(letters.length);
    expect(isAtEnd(dial)).toBe(true);
    expect(dialledLevelCode(dial)).toBe(code);
    expect(dial.fault).toBe("");
  });

  test.each(PLACES)("does not go on from a group that is wrong, and marks it: puzzle %i", (world) => {
    const letters = codeOfAny(world).replaceAll("-", "");
    for (let place = 0; place < letters.length; place++) {
      const dial = createLevelDial();
      expect(dialOn(dial, spoilt(letters, place))).toBe(5 * Math.floor(place / 5) + 5);
      expect(dial).toMatchObject({
        fault: `Group ${levelGroupAtCursor(dial) + 1} is wrong`,
        wrongGroup: levelGroupAtCursor(dial),
      });
      expect(isAtEnd(dial)).toBe(false);
    }
  });

  test("goes back to the first letter, and what is put right is no longer marked", () => {
    const letters = codeOfAny(0).replaceAll("-", "");
    const dial = createLevelDial();
    dialOn(dial, spoilt(letters, 1));
    while (moveBack(dial));
    expect(dial.cursor).toBe(0);
    moveOn(dial);
    turnLevelLetter(
      dial,
      LEVEL_CODE_ALPHABET.indexOf(letters.charAt(1)) - LEVEL_CODE_ALPHABET.indexOf(levelLetterAt(dial, 1)),
    );
    expect(dial).toMatchObject({ fault: "", wrongGroup: undefined });
  });

  test("shows a wrong code that came with a link as it is, with the cursor on the group that is wrong", () => {
    const code = codeOfAny(1);
    const wrong = spoilt(code, 8);
    const read = runToEnd(readLevelCode(wrong));
    if (!isFault(read)) throw new Error("the code is right");
    const dial = createLevelDial();
    dialWrongCode(dial, wrong, read);
    expect(dial).toMatchObject({ fault: "Group 2 is wrong", wrongGroup: 1, place: 5 });
    const groups = Array.from({ length: groupCount(dial) }, (_, group) => groupText(dial, group));
    expect(groups.join("-")).toBe(wrong);
  });

  test.each(["", "?", "A", "no code at all, but a long text of many words", "A".repeat(1000)])(
    "takes any text that came with a link: %s",
    (text) => {
      const read = runToEnd(readLevelCode(text));
      if (!isFault(read)) throw new Error("this is a code");
      const dial = createLevelDial();
      dialWrongCode(dial, text, read);
      expect(dial.fault).toBe(read.fault);
      expect(dial.letters.length % 5).toBe(0);
      expect(dial.letters[dial.cursor]).toBeGreaterThanOrEqual(0);
    },
  );
});
