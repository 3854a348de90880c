import { describe, expect, test } from "vitest";
import { CODE_SEEDS, readCode, RUSH_SIZE, writeCode } from "../../src/game/codes/challenge-code";
import {
  createDial,
  dialCode,
  dialledCode,
  finishDial,
  freshChallenge,
  isUntouched,
  letterAt,
  movePlace,
  resize,
  turnLetter,
  type Dial,
} from "../../src/game/codes/dial";
import { CODE_LENGTH, CODE_LETTERS } from "../../src/game/codes/seven-letters";
import { createRandom } from "../../src/kernel/random";
import { allPuzzles } from "../../src/puzzles/index";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";

const CHALLENGE = { seed: 154321, puzzle: 0, size: 6 };
const CODE = writeCode(CHALLENGE);

/** Dials a code, the cursor on the last letter at the end. */
function dialled(code: string): Dial {
  const dial = createDial();
  code.split("").forEach((letter, at) => {
    if (at > 0) movePlace(dial, 1);
    turnLetter(dial, CODE_LETTERS.indexOf(letter));
  });
  return dial;
}

/** The code with another letter at a place, from 0. */
function spoilt(code: string, place: number): string {
  const letter = CODE_LETTERS.charAt((CODE_LETTERS.indexOf(code.charAt(place)) + 5) % CODE_LETTERS.length);
  return code.slice(0, place) + letter + code.slice(place + 1);
}

describe("dialling", () => {
  test("gives the challenge of the code", () => {
    const dial = dialled(CODE);
    expect(dialledCode(dial)).toBe(CODE);
    expect(finishDial(dial)).toEqual(CHALLENGE);
    expect(dial.fault).toBe("");
  });

  test("turns a letter round and round, both ways", () => {
    const dial = createDial();
    turnLetter(dial, -1);
    expect(letterAt(dial, 0)).toBe("9");
    expect([letterAt(dial, 0, -1), letterAt(dial, 0, 1)]).toEqual(["7", "A"]);
    turnLetter(dial, 2);
    expect(letterAt(dial, 0)).toBe("B");
  });

  test("moves from letter to letter, stops at the start, and goes on to a ghost's letters from a right code only", () => {
    const right = dialled(CODE);
    expect(movePlace(right, 1)).toBe(true);
    expect(right.place).toBe(CODE_LENGTH);
    const wrong = dialled(spoilt(CODE, 2));
    expect(movePlace(wrong, 1)).toBe(false);
    expect(wrong).toMatchObject({ place: 2, fault: `Letter 3 is wrong: ${CODE.charAt(2)} would fit` });
    expect([movePlace(wrong, -1), movePlace(wrong, -1), movePlace(wrong, -1)]).toEqual([true, true, false]);
  });

  test("gives the challenge with its ghost, letter by letter or whole, and without it from the seventh letter", () => {
    const ghost = { name: "OLIVIA", tenths: 834, cleared: 0 };
    const code = writeCode({ ...CHALLENGE, ghost });
    const dial = dialled(code.split("-").join(""));
    expect(finishDial(dial)).toEqual({ ...CHALLENGE, ghost });
    expect(movePlace(dial, 1)).toBe(false);
    while (dial.place >= CODE_LENGTH) movePlace(dial, -1);
    expect(finishDial(dial)).toEqual(CHALLENGE);
    const whole = createDial();
    expect(dialCode(whole, code)).toEqual({ ...CHALLENGE, ghost });
    expect(finishDial(whole)).toEqual({ ...CHALLENGE, ghost });
  });

  test("does not go on from a wrong group of a ghost, and says which letter it is", () => {
    const letters = writeCode({ ...CHALLENGE, ghost: { name: "BO", tenths: 1234, cleared: 0 } })
      .split("-")
      .join("");
    const dial = dialled(spoilt(letters, 9).slice(0, 2 * CODE_LENGTH));
    expect(movePlace(dial, 1)).toBe(false);
    expect(dial.place).toBe(9);
    expect(dial.fault).toBe(`Group 2, letter 3: ${letters.charAt(9)} would fit`);
  });

  test("knows whether anything was dialled", () => {
    const dial = createDial();
    expect(isUntouched(dial)).toBe(true);
    movePlace(dial, 1);
    turnLetter(dial, 1);
    expect(isUntouched(dial)).toBe(false);
  });
});

describe("a wrong code", () => {
  test.each(Array.from({ length: CODE_LENGTH }, (_, place): [number] => [place]))(
    "leads to letter %i from 0 if only that is wrong, and loses nothing",
    (place) => {
      const wrong = spoilt(CODE, place);
      const dial = dialled(wrong);
      expect(finishDial(dial)).toBeUndefined();
      expect(dial.place).toBe(place);
      expect(dial.fault).toBe(`Letter ${place + 1} is wrong: ${CODE.charAt(place)} would fit`);
      expect(dialledCode(dial)).toBe(wrong);
    },
  );

  test("leaves the cursor where it is if nobody can tell which letter is wrong", () => {
    const wrong = spoiltTwice();
    const dial = dialled(wrong);
    expect(finishDial(dial)).toBeUndefined();
    expect(dial.fault).not.toBe("");
    expect(dial.place).toBe(CODE_LENGTH - 1);
  });

  test("is spoken of until a letter is turned", () => {
    const dial = dialled(spoilt(CODE, 2));
    finishDial(dial);
    turnLetter(dial, 1);
    expect(dial.fault).toBe("");
  });

  test("is not spoken of any more once a right one was dialled whole", () => {
    const dial = dialled(spoilt(CODE, 2));
    finishDial(dial);
    expect(dial.fault).not.toBe("");
    expect(dialCode(dial, CODE)).toEqual(CHALLENGE);
    expect(dial.fault).toBe("");
  });

  /** The code with two wrong letters that the checks cannot take for one. */
  function spoiltTwice(): string {
    const codes = [1, 2, 3, 4].map((place) => spoilt(spoilt(CODE, 0), place));
    const found = codes.find((code) => {
      const read = readCode(code, allPuzzles().length);
      return "fault" in read && read.place === undefined;
    });
    if (found === undefined) throw new Error("every pair of wrong letters was taken for one");
    return found;
  }
});

describe("a new challenge", () => {
  test("has a code of its own each time, one that can be dialled", () => {
    const random = createRandom(5);
    const challenges = Array.from({ length: 200 }, () => freshChallenge(random, 0, 4));
    expect(new Set(challenges.map(writeCode)).size).toBe(200);
    for (const challenge of challenges) {
      expect(Number.isInteger(challenge.seed) && challenge.seed >= 0 && challenge.seed < CODE_SEEDS).toBe(true);
      expect(readCode(writeCode(challenge), allPuzzles().length)).toEqual(challenge);
    }
  });

  test("is for the puzzle and of the size that it is asked for", () => {
    expect(freshChallenge(createRandom(5), 3, 7)).toMatchObject({ puzzle: 3, size: 7 });
  });

  test("takes its seeds from the whole range", () => {
    const random = createRandom(6);
    const seeds = Array.from({ length: 2000 }, () => freshChallenge(random, 0, 4).seed);
    expect(Math.max(...seeds)).toBeGreaterThan(CODE_SEEDS * 0.99);
    expect(Math.min(...seeds)).toBeLessThan(CODE_SEEDS * 0.01);
  });

  test("keeps its seed and puzzle in another size, and has only sizes that have codes", () => {
    const challenge = { seed: 77, puzzle: 2, size: 4 };
    expect(resize(challenge, 1)).toEqual({ seed: 77, puzzle: 2, size: 5 });
    expect(resize(challenge, -100).size).toBe(RUSH_SIZE);
    expect(resize(challenge, 100).size).toBe(CHALLENGE_SIZES);
  });
});
