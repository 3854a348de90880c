import { describe, expect, test } from "vitest";
import {
  CHALLENGE_SEEDS,
  GHOST_CODE_LENGTH,
  readChallengeCode,
  RUSH_SIZE,
  writeChallengeCode,
} from "../../src/game/codes/challenge-code";
import {
  createChallengeDial,
  dialCode,
  dialledCode,
  challengeOnDial,
  drawChallenge,
  isUntouched,
  letterAt,
  moveCursor,
  resize,
  turnLetter,
  type ChallengeDial,
} from "../../src/game/codes/challenge-dial";
import { formatCodeFault } from "../../src/game/codes/code-fault";
import { CHALLENGE_GROUP_LENGTH, CODE_ALPHABET } from "../../src/game/codes/letter-group";
import { createRandom } from "../../src/kernel/random";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";

const CHALLENGE = { seed: 154321, puzzleIndex: 0, size: 6 };
const CODE = writeChallengeCode(CHALLENGE);

function dialled(code: string): ChallengeDial {
  const dial = createChallengeDial();
  code.split("").forEach((letter, index) => {
    if (index > 0) moveCursor(dial, 1);
    turnLetter(dial, CODE_ALPHABET.indexOf(letter));
  });
  return dial;
}

function spoilt(code: string, index: number): string {
  const letter = CODE_ALPHABET.charAt((CODE_ALPHABET.indexOf(code.charAt(index)) + 5) % CODE_ALPHABET.length);
  return code.slice(0, index) + letter + code.slice(index + 1);
}

function faultTextOf({ fault }: ChallengeDial): string {
  return fault === undefined ? "" : formatCodeFault(fault);
}

describe("the challenge dial", () => {
  test("a challenge code that the player has dialled opens its challenge", () => {
    const dial = dialled(CODE);
    expect(dialledCode(dial)).toBe(CODE);
    expect(challengeOnDial(dial)).toEqual(CHALLENGE);
    expect(dial.fault).toBeUndefined();
  });

  test("a whole code with a friend's result puts the cursor on its last letter, and a short code does not", () => {
    const ghost = { name: "EVE", tenths: 4321, cleared: 0 };
    const dial = createChallengeDial();
    expect(dialCode(dial, CODE)).toEqual(CHALLENGE);
    expect(dial.cursor).toBe(0);
    expect(dialCode(dial, writeChallengeCode({ ...CHALLENGE, ghost }))).toEqual({ ...CHALLENGE, ghost });
    expect(dial.cursor).toBe(GHOST_CODE_LENGTH - 1);
    expect(challengeOnDial(dial)).toEqual({ ...CHALLENGE, ghost });
  });

  test("a letter of the dial turns in both directions and begins again after the last letter", () => {
    const dial = createChallengeDial();
    turnLetter(dial, -1);
    expect(letterAt(dial, 0)).toBe("9");
    expect([letterAt(dial, 0, -1), letterAt(dial, 0, 1)]).toEqual(["7", "A"]);
    turnLetter(dial, 2);
    expect(letterAt(dial, 0)).toBe("B");
  });

  test("the dial's cursor stops at the first letter, and leaves the seventh only if the code is correct", () => {
    const right = dialled(CODE);
    expect(moveCursor(right, 1)).toBe(true);
    expect(right.cursor).toBe(CHALLENGE_GROUP_LENGTH);
    const wrong = dialled(spoilt(CODE, 2));
    expect(moveCursor(wrong, 1)).toBe(false);
    expect(wrong.cursor).toBe(2);
    expect(faultTextOf(wrong)).toBe(`Letter 3 is wrong: ${CODE.charAt(2)} would fit`);
    expect([moveCursor(wrong, -1), moveCursor(wrong, -1), moveCursor(wrong, -1)]).toEqual([true, true, false]);
  });

  test("a code with a friend's result opens the challenge with it, and from letter seven without it", () => {
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

  test("the dial's cursor does not leave a wrong group of letters, and the fault names the wrong letter", () => {
    const letters = writeChallengeCode({ ...CHALLENGE, ghost: { name: "BO", tenths: 1234, cleared: 0 } })
      .split("-")
      .join("");
    const dial = dialled(spoilt(letters, 9).slice(0, 2 * CHALLENGE_GROUP_LENGTH));
    expect(moveCursor(dial, 1)).toBe(false);
    expect(dial.cursor).toBe(9);
    expect(faultTextOf(dial)).toBe(`Group 2, letter 3: ${letters.charAt(9)} would fit`);
  });

  test("the dial counts as untouched until the player turns a letter", () => {
    const dial = createChallengeDial();
    expect(isUntouched(dial)).toBe(true);
    moveCursor(dial, 1);
    turnLetter(dial, 1);
    expect(isUntouched(dial)).toBe(false);
  });
});

describe("the challenge dial with a wrong code", () => {
  test.each(Array.from({ length: CHALLENGE_GROUP_LENGTH }, (_, index): [number] => [index]))(
    "the dial's cursor moves to letter %i, counted from 0, if only this letter is wrong",
    (index) => {
      const wrong = spoilt(CODE, index);
      const dial = dialled(wrong);
      expect(challengeOnDial(dial)).toBeUndefined();
      expect(dial.cursor).toBe(index);
      expect(faultTextOf(dial)).toBe(`Letter ${index + 1} is wrong: ${CODE.charAt(index)} would fit`);
      expect(dialledCode(dial)).toBe(wrong);
    },
  );

  test("the dial's cursor does not move if the wrong letter of a code cannot be located", () => {
    const wrong = spoiltTwice();
    const dial = dialled(wrong);
    expect(challengeOnDial(dial)).toBeUndefined();
    expect(dial.fault).toBeDefined();
    expect(dial.cursor).toBe(CHALLENGE_GROUP_LENGTH - 1);
  });

  test("the dial no longer shows a fault when the player turns a letter", () => {
    const dial = dialled(spoilt(CODE, 2));
    challengeOnDial(dial);
    turnLetter(dial, 1);
    expect(dial.fault).toBeUndefined();
  });

  test("the dial no longer shows a fault when a correct code replaces the wrong one", () => {
    const dial = dialled(spoilt(CODE, 2));
    challengeOnDial(dial);
    expect(dial.fault).toBeDefined();
    expect(dialCode(dial, CODE)).toEqual(CHALLENGE);
    expect(dial.fault).toBeUndefined();
  });

  /**
   * Returns a challenge code with two wrong letters that the game does not report as one wrong letter. Other codes with
   * two wrong letters are reported as one, because their check letters fit a single wrong letter at some other
   * position.
   */
  function spoiltTwice(): string {
    const codes = [1, 2, 3, 4].map((index) => spoilt(spoilt(CODE, 0), index));
    const found = codes.find((code) => {
      const read = readChallengeCode(code, loadAllPuzzles().length);
      return "fault" in read && read.letterNumber === undefined;
    });
    if (found === undefined) throw new Error("every code with two wrong letters was reported as having one");
    return found;
  }
});

describe("a new challenge", () => {
  test("each new challenge has another code, and the player can dial this code", () => {
    const random = createRandom(5);
    const challenges = Array.from({ length: 200 }, () => drawChallenge(random, 0, 4));
    expect(new Set(challenges.map(writeChallengeCode)).size).toBe(200);
    for (const challenge of challenges) {
      expect(Number.isInteger(challenge.seed) && challenge.seed >= 0 && challenge.seed < CHALLENGE_SEEDS).toBe(true);
      expect(readChallengeCode(writeChallengeCode(challenge), loadAllPuzzles().length)).toEqual(challenge);
    }
  });

  test("a new challenge has the puzzle and the size that were asked for", () => {
    expect(drawChallenge(createRandom(5), 3, 7)).toMatchObject({ puzzleIndex: 3, size: 7 });
  });

  test("the seeds of new challenges are spread over the whole range of seeds", () => {
    const random = createRandom(6);
    const seeds = Array.from({ length: 2000 }, () => drawChallenge(random, 0, 4).seed);
    expect(Math.max(...seeds)).toBeGreaterThan(CHALLENGE_SEEDS * 0.99);
    expect(Math.min(...seeds)).toBeLessThan(CHALLENGE_SEEDS * 0.01);
  });

  test("a resized challenge keeps its seed and puzzle, and its size is clamped to sizes that have codes", () => {
    const challenge = { seed: 77, puzzleIndex: 2, size: 4 };
    expect(resize(challenge, 1)).toEqual({ seed: 77, puzzleIndex: 2, size: 5 });
    expect(resize(challenge, -100).size).toBe(RUSH_SIZE);
    expect(resize(challenge, 100).size).toBe(CHALLENGE_SIZES);
  });
});
