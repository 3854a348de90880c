import { describe, expect, test } from "vitest";
import { CHALLENGE_SEEDS, readChallengeCode, RUSH_SIZE, writeChallengeCode } from "../../src/game/codes/challenge-code";
import {
  createChallengeDial,
  dialCode,
  dialledCode,
  challengeOnDial,
  freshChallenge,
  isUntouched,
  letterAt,
  moveCursor,
  resize,
  turnLetter,
  type ChallengeDial,
} from "../../src/game/codes/challenge-dial";
import { CHALLENGE_GROUP_LENGTH, CODE_ALPHABET } from "../../src/game/codes/letter-group";
import { createRandom } from "../../src/kernel/random";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";

const CHALLENGE = { seed: 154321, puzzle: 0, size: 6 };
const CODE = writeChallengeCode(CHALLENGE);

/** Dials a code, the cursor on the last letter at the end. */
function dialled(code: string): ChallengeDial {
  const dial = createChallengeDial();
  code.split("").forEach((letter, at) => {
    if (at > 0) moveCursor(dial, 1);
    turnLetter(dial, CODE_ALPHABET.indexOf(letter));
  });
  return dial;
}

/** The code with another letter at a place, from 0. */
function spoilt(code: string, place: number): string {
  const letter = CODE_ALPHABET.charAt((CODE_ALPHABET.indexOf(code.charAt(place)) + 5) % CODE_ALPHABET.length);
  return code.slice(0, place) + letter + code.slice(place + 1);
}

describe("dialling", () => {
  test("gives the challenge of the code", () => {
    const dial = dialled(CODE);
    expect(dialledCode(dial)).toBe(CODE);
    expect(challengeOnDial(dial)).toEqual(CHALLENGE);
    expect(dial.fault).toBe("");
  });

  test("turns a letter round and round, both ways", () => {
    const dial = createChallengeDial();
    turnLetter(dial, -1);
    expect(letterAt(dial, 0)).toBe("9");
    expect([letterAt(dial, 0, -1), letterAt(dial, 0, 1)]).toEqual(["7", "A"]);
    turnLetter(dial, 2);
    expect(letterAt(dial, 0)).toBe("B");
  });

  test("moves from letter to letter, stops at the start, and goes on to a ghost's letters from a right code only", () => {
    const right = dialled(CODE);
    expect(moveCursor(right, 1)).toBe(true);
    expect(right.cursor).toBe(CHALLENGE_GROUP_LENGTH);
    const wrong = dialled(spoilt(CODE, 2));
    expect(moveCursor(wrong, 1)).toBe(false);
    expect(wrong).toMatchObject({ place: 2, fault: `Letter 3 is wrong: ${CODE.charAt(2)} would fit` });
    expect([moveCursor(wrong, -1), moveCursor(wrong, -1), moveCursor(wrong, -1)]).toEqual([true, true, false]);
  });

  test("gives the challenge with its ghost, letter by letter or whole, and without it from the seventh letter", () => {
    const ghost = { name: "OLIVIA", tenths: 834, cleared: 0 };
    const code = writeChallengeCode({ ...CHALLENGE, ghost });
    const dial = dialled(code.split("-").join(""));
    expect(challengeOnDial(dial)).toEqual({ ...CHALLENGE, ghost });
    expect(moveCursor(dial, 1)).toBe(false);
    while (dial.cursor >= CHALLENGE_GROUP_LENGTH) moveCursor(dial, -1);
    expect(challengeOnDial(dial)).toEqual(CHALLENGE);
    const whole = createChallengeDial();
    expect(dialCode(whole, code)).toEqual({ ...CHALLENGE, ghost });
    expect(challengeOnDial(whole)).toEqual({ ...CHALLENGE, ghost });
  });

  test("does not go on from a wrong group of a ghost, and says which letter it is", () => {
    const letters = writeChallengeCode({ ...CHALLENGE, ghost: { name: "BO", tenths: 1234, cleared: 0 } })
      .split("-")
      .join("");
    const dial = dialled(spoilt(letters, 9).slice(0, 2 * CHALLENGE_GROUP_LENGTH));
    expect(moveCursor(dial, 1)).toBe(false);
    expect(dial.cursor).toBe(9);
    expect(dial.fault).toBe(`Group 2, letter 3: ${letters.charAt(9)} would fit`);
  });

  test("knows whether anything was dialled", () => {
    const dial = createChallengeDial();
    expect(isUntouched(dial)).toBe(true);
    moveCursor(dial, 1);
    turnLetter(dial, 1);
    expect(isUntouched(dial)).toBe(false);
  });
});

describe("a wrong code", () => {
  test.each(Array.from({ length: CHALLENGE_GROUP_LENGTH }, (_, place): [number] => [place]))(
    "leads to letter %i from 0 if only that is wrong, and loses nothing",
    (place) => {
      const wrong = spoilt(CODE, place);
      const dial = dialled(wrong);
      expect(challengeOnDial(dial)).toBeUndefined();
      expect(dial.cursor).toBe(place);
      expect(dial.fault).toBe(`Letter ${place + 1} is wrong: ${CODE.charAt(place)} would fit`);
      expect(dialledCode(dial)).toBe(wrong);
    },
  );

  test("leaves the cursor where it is if nobody can tell which letter is wrong", () => {
    const wrong = spoiltTwice();
    const dial = dialled(wrong);
    expect(challengeOnDial(dial)).toBeUndefined();
    expect(dial.fault).not.toBe("");
    expect(dial.cursor).toBe(CHALLENGE_GROUP_LENGTH - 1);
  });

  test("is spoken of until a letter is turned", () => {
    const dial = dialled(spoilt(CODE, 2));
    challengeOnDial(dial);
    turnLetter(dial, 1);
    expect(dial.fault).toBe("");
  });

  test("is not spoken of any more once a right one was dialled whole", () => {
    const dial = dialled(spoilt(CODE, 2));
    challengeOnDial(dial);
    expect(dial.fault).not.toBe("");
    expect(dialCode(dial, CODE)).toEqual(CHALLENGE);
    expect(dial.fault).toBe("");
  });

  /** The code with two wrong letters that the checks cannot take for one. */
  function spoiltTwice(): string {
    const codes = [1, 2, 3, 4].map((place) => spoilt(spoilt(CODE, 0), place));
    const found = codes.find((code) => {
      const read = readChallengeCode(code, loadAllPuzzles().length);
      return "fault" in read && read.letterNumber === undefined;
    });
    if (found === undefined) throw new Error("every pair of wrong letters was taken for one");
    return found;
  }
});

describe("a new challenge", () => {
  test("has a code of its own each time, one that can be dialled", () => {
    const random = createRandom(5);
    const challenges = Array.from({ length: 200 }, () => freshChallenge(random, 0, 4));
    expect(new Set(challenges.map(writeChallengeCode)).size).toBe(200);
    for (const challenge of challenges) {
      expect(Number.isInteger(challenge.seed) && challenge.seed >= 0 && challenge.seed < CHALLENGE_SEEDS).toBe(true);
      expect(readChallengeCode(writeChallengeCode(challenge), loadAllPuzzles().length)).toEqual(challenge);
    }
  });

  test("is for the puzzle and of the size that it is asked for", () => {
    expect(freshChallenge(createRandom(5), 3, 7)).toMatchObject({ puzzle: 3, size: 7 });
  });

  test("takes its seeds from the whole range", () => {
    const random = createRandom(6);
    const seeds = Array.from({ length: 2000 }, () => freshChallenge(random, 0, 4).seed);
    expect(Math.max(...seeds)).toBeGreaterThan(CHALLENGE_SEEDS * 0.99);
    expect(Math.min(...seeds)).toBeLessThan(CHALLENGE_SEEDS * 0.01);
  });

  test("keeps its seed and puzzle in another size, and has only sizes that have codes", () => {
    const challenge = { seed: 77, puzzle: 2, size: 4 };
    expect(resize(challenge, 1)).toEqual({ seed: 77, puzzle: 2, size: 5 });
    expect(resize(challenge, -100).size).toBe(RUSH_SIZE);
    expect(resize(challenge, 100).size).toBe(CHALLENGE_SIZES);
  });
});
