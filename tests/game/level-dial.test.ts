import { describe, expect, test } from "vitest";
import { LEVEL_CODE_LETTERS, readLevelCode, writeLevelCode } from "../../src/game/codes/level-code";
import {
  createLevelDial,
  dialledLevelCode,
  dialWrongCode,
  groupAtCursor,
  groupCount,
  groupText,
  isAtEnd,
  letterOf,
  stepBack,
  stepOn,
  turnLetterOf,
  type LevelDial,
} from "../../src/game/codes/level-dial";
import { isFault } from "../../src/kernel/fault";
import { createRandom } from "../../src/kernel/random";
import { finish } from "../../src/kernel/work";
import { allPuzzles } from "../../src/puzzles/index";
import { anyLevel } from "./any-level";

const PLACES = allPuzzles().map((_, place) => place);

function codeOfAny(world: number): string {
  return finish(writeLevelCode({ world, map: anyLevel(allPuzzles()[world], createRandom(world)) }));
}

/** Dials letters until it does not go on; gives how many of them. */
function dialOn(dial: LevelDial, letters: string): number {
  for (let at = 0; at < letters.length; at++) {
    const there = LEVEL_CODE_LETTERS.indexOf(letterOf(dial, dial.place));
    turnLetterOf(dial, LEVEL_CODE_LETTERS.indexOf(letters.charAt(at)) - there);
    if (!stepOn(dial)) return at + 1;
  }
  return letters.length;
}

/** The code with the next letter at a place, from 0. */
function spoilt(code: string, place: number): string {
  const letter = LEVEL_CODE_LETTERS.charAt((LEVEL_CODE_LETTERS.indexOf(code.charAt(place)) + 1) % 32);
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
        fault: `Group ${groupAtCursor(dial) + 1} is wrong`,
        wrongGroup: groupAtCursor(dial),
      });
      expect(isAtEnd(dial)).toBe(false);
    }
  });

  test("goes back to the first letter, and what is put right is no longer marked", () => {
    const letters = codeOfAny(0).replaceAll("-", "");
    const dial = createLevelDial();
    dialOn(dial, spoilt(letters, 1));
    while (stepBack(dial));
    expect(dial.place).toBe(0);
    stepOn(dial);
    turnLetterOf(dial, LEVEL_CODE_LETTERS.indexOf(letters.charAt(1)) - LEVEL_CODE_LETTERS.indexOf(letterOf(dial, 1)));
    expect(dial).toMatchObject({ fault: "", wrongGroup: undefined });
  });

  test("shows a wrong code that came with a link as it is, with the cursor on the group that is wrong", () => {
    const code = codeOfAny(1);
    const wrong = spoilt(code, 8);
    const read = finish(readLevelCode(wrong));
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
      const read = finish(readLevelCode(text));
      if (!isFault(read)) throw new Error("this is a code");
      const dial = createLevelDial();
      dialWrongCode(dial, text, read);
      expect(dial.fault).toBe(read.fault);
      expect(dial.letters.length % 5).toBe(0);
      expect(dial.letters[dial.place]).toBeGreaterThanOrEqual(0);
    },
  );
});
