import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCodeFault } from "../../src/game/codes/code-fault";
import {
  MAX_CHALLENGE_PUZZLES,
  CHALLENGE_SEEDS,
  normaliseCode,
  readChallengeCode,
  RUSH_SIZE,
  writeChallengeCode,
  type Challenge,
} from "../../src/game/codes/challenge-code";
import { fitsCode } from "../../src/game/codes/ghost";
import { formatTime } from "../../src/game/widgets/format-time";
import { CHALLENGE_GROUP_LENGTH, CODE_ALPHABET } from "../../src/game/codes/letter-group";
import { isFault } from "../../src/kernel/fault";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";

const challenges = fc.record({
  seed: fc.integer({ min: 0, max: CHALLENGE_SEEDS - 1 }),
  puzzleIndex: fc.integer({ min: 0, max: MAX_CHALLENGE_PUZZLES - 1 }),
  size: fc.integer({ min: RUSH_SIZE, max: CHALLENGE_SIZES }),
});

const names = fc.stringMatching(/^[A-Z]{1,6}$/);
const raced: fc.Arbitrary<Challenge> = challenges.chain((challenge) => {
  const isRush = challenge.size === RUSH_SIZE;
  return fc
    .record({
      name: names,
      tenths: fc.integer({ min: 1, max: isRush ? 1800 : 639999 }),
      cleared: fc.integer({ min: 0, max: isRush ? 300 : 0 }),
    })
    .map((ghost) => ({ ...challenge, ghost }));
});

const letterIndex = fc.integer({ min: 0, max: CHALLENGE_GROUP_LENGTH - 1 });
const letter = fc.constantFrom(...CODE_ALPHABET);

function withLetter(code: string, index: number, instead: string): string {
  return code.slice(0, index) + instead + code.slice(index + 1);
}

function faultIn(code: string): string {
  const read = readChallengeCode(code, MAX_CHALLENGE_PUZZLES);
  return isFault(read) ? formatCodeFault(read.fault) : "";
}

describe("a challenge code", () => {
  test("a challenge code is read as its challenge, for every puzzle and size and a choice of seeds", () => {
    const codes = new Set<string>();
    for (let puzzle = 0; puzzle < MAX_CHALLENGE_PUZZLES; puzzle++) {
      for (let size = RUSH_SIZE; size <= CHALLENGE_SIZES; size++) {
        for (const seed of [0, 1, 30, 31, 4711, CHALLENGE_SEEDS - 2, CHALLENGE_SEEDS - 1]) {
          const code = writeChallengeCode({ seed, puzzleIndex: puzzle, size });
          expect(readChallengeCode(code, MAX_CHALLENGE_PUZZLES)).toEqual({ seed, puzzleIndex: puzzle, size });
          codes.add(code);
        }
      }
    }
    expect(codes.size).toBe(MAX_CHALLENGE_PUZZLES * (CHALLENGE_SIZES + 1) * 7);
  });

  test("a challenge code is read as its challenge for any seed", () => {
    fc.assert(
      fc.property(challenges, (challenge) => {
        expect(readChallengeCode(writeChallengeCode(challenge), MAX_CHALLENGE_PUZZLES)).toEqual(challenge);
      }),
      { numRuns: 2000 },
    );
  });

  test("a challenge code has seven letters that look different, and may be written in lower case", () => {
    fc.assert(
      fc.property(challenges, (challenge) => {
        const code = writeChallengeCode(challenge);
        expect(code).toMatch(/^[A-HJ-NP-Z2-79]{7}$/);
        expect(readChallengeCode(code.toLowerCase(), MAX_CHALLENGE_PUZZLES)).toEqual(challenge);
      }),
    );
  });

  test("the number in a challenge code fits into a 32-bit float", () => {
    expect(MAX_CHALLENGE_PUZZLES * CHALLENGE_SEEDS * (CHALLENGE_SIZES + 1)).toBeLessThanOrEqual(2 ** 24);
  });

  test("the code of a challenge never changes", () => {
    expect(writeChallengeCode({ seed: 0, puzzleIndex: 0, size: 1 })).toBe("AAAAAAA");
    expect(writeChallengeCode({ seed: 4711, puzzleIndex: 0, size: 2 })).toMatchInlineSnapshot(`"YAUBALS"`);
    expect(writeChallengeCode({ seed: CHALLENGE_SEEDS - 1, puzzleIndex: 7, size: 10 })).toMatchInlineSnapshot(
      `"T4GQSTR"`,
    );
  });
});

describe("a challenge code with a friend's result", () => {
  test("a code with a friend's result is read as challenge, name and time, with or without hyphens", () => {
    fc.assert(
      fc.property(raced, (challenge) => {
        const code = writeChallengeCode(challenge);
        expect(code).toMatch(/^[A-HJ-NP-Z2-79]{7}(-[A-HJ-NP-Z2-79]{7}){2}$/);
        for (const between of ["-", "", " "]) {
          expect(readChallengeCode(code.split("-").join(between), MAX_CHALLENGE_PUZZLES)).toEqual(challenge);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("a code with a friend's result begins with the code without it, which opens the same challenge", () => {
    fc.assert(
      fc.property(raced, (challenge) => {
        const { seed, puzzleIndex: puzzle, size } = challenge;
        expect(writeChallengeCode(challenge).slice(0, CHALLENGE_GROUP_LENGTH)).toBe(
          writeChallengeCode({ seed, puzzleIndex: puzzle, size }),
        );
      }),
    );
  });

  test("the fault of a longer code names the wrong letter, its group and the letter that would fit", () => {
    fc.assert(
      fc.property(raced, fc.integer({ min: 1, max: 2 }), letterIndex, letter, (challenge, group, index, instead) => {
        const letters = normaliseCode(writeChallengeCode(challenge));
        const indexInCode = group * CHALLENGE_GROUP_LENGTH + index;
        fc.pre(letters.charAt(indexInCode) !== instead);
        const fault = faultIn(withLetter(letters, indexInCode, instead));
        if (/swapped$/.test(fault)) expect(fault).toMatch(`Group ${group + 1}: ${index + 1} wrong, or `);
        else expect(fault).toBe(`Group ${group + 1}, letter ${index + 1}: ${letters.charAt(indexInCode)} would fit`);
      }),
      { numRuns: 2000 },
    );
  });

  test("a challenge code with swapped groups of letters is refused, but no letter is called wrong", () => {
    fc.assert(
      fc.property(raced, (challenge) => {
        const [first, second, third] = writeChallengeCode(challenge).split("-");
        expect(readChallengeCode([first, third, second].join("-"), MAX_CHALLENGE_PUZZLES)).toEqual({
          fault: { kind: "wrong-letters", group: 2 },
        });
      }),
    );
  });

  test("a friend's result has no code without a name or a time, or with more than seventeen hours", () => {
    expect(fitsCode({ name: "ANNA", tenths: 639999, cleared: 0 })).toBe(true);
    expect(fitsCode({ name: "", tenths: 100, cleared: 0 })).toBe(false);
    expect(fitsCode({ name: "ANNA", tenths: 0, cleared: 0 })).toBe(false);
    expect(fitsCode({ name: "ANNA", tenths: 640000, cleared: 0 })).toBe(false);
    expect(formatTime(639999)).toBe("1066:39.9");
  });
});

describe("a wrong challenge code", () => {
  test("the fault of a challenge code names the one wrong letter and the letter that would fit", () => {
    fc.assert(
      fc.property(challenges, letterIndex, letter, (challenge, index, instead) => {
        const code = writeChallengeCode(challenge);
        fc.pre(code.charAt(index) !== instead);
        const fault = faultIn(withLetter(code, index, instead));
        if (/swapped$/.test(fault)) expect(fault).toMatch(`Letter ${index + 1} wrong, or `);
        else expect(fault).toBe(`Letter ${index + 1} is wrong: ${code.charAt(index)} would fit`);
      }),
      { numRuns: 2000 },
    );
  });

  test("a challenge code with two swapped letters is refused", () => {
    fc.assert(
      fc.property(challenges, letterIndex, letterIndex, (challenge, one, other) => {
        const code = writeChallengeCode(challenge);
        fc.pre(code.charAt(one) !== code.charAt(other));
        const swapped = withLetter(withLetter(code, one, code.charAt(other)), other, code.charAt(one));
        expect(isFault(readChallengeCode(swapped, MAX_CHALLENGE_PUZZLES))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test("a challenge code for an unknown puzzle is reported as a code for a newer game", () => {
    for (let puzzles = 1; puzzles < MAX_CHALLENGE_PUZZLES; puzzles++) {
      for (let puzzle = 0; puzzle < MAX_CHALLENGE_PUZZLES; puzzle++) {
        const challenge = { seed: 4711, puzzleIndex: puzzle, size: 3 };
        const newer = { fault: { kind: "newer-game" } };
        expect(readChallengeCode(writeChallengeCode(challenge), puzzles)).toEqual(puzzle < puzzles ? challenge : newer);
      }
    }
  });

  test("a challenge code with correct check letters is refused if it contains no challenge", () => {
    const beyond = writeChallengeCode({ seed: 0, puzzleIndex: MAX_CHALLENGE_PUZZLES, size: RUSH_SIZE });
    const nameless = writeChallengeCode({
      seed: 0,
      puzzleIndex: 0,
      size: 1,
      ghost: { name: "", tenths: 100, cleared: 0 },
    });
    const timeless = writeChallengeCode({
      seed: 0,
      puzzleIndex: 0,
      size: 1,
      ghost: { name: "ANNA", tenths: 0, cleared: 0 },
    });
    for (const code of [beyond, nameless, timeless]) {
      expect(readChallengeCode(code, MAX_CHALLENGE_PUZZLES)).toEqual({ fault: { kind: "no-challenge" } });
    }
  });

  test.each([
    ["", "A code has 7 or 21 letters, not 0"],
    ["AAAAAAAA", "A code has 7 or 21 letters, not 8"],
    ["AAAOAAA", "Letter 4 is wrong: no code has O"],
    ["A+AAAAA", "Letter 2 is wrong: no code has +"],
    ["AAAAAAA-AAAAAAA-AAAAAA0", "Group 2: more than one is wrong"],
  ])("the text %j is refused as a challenge code with the sentence %j", (code, sentence) => {
    expect(faultIn(code)).toBe(sentence);
  });

  test("any text is read as the challenge that has this code, or is refused with a sentence", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.array(letter, { minLength: 7, maxLength: 7 }).map((some) => some.join("")),
      fc.array(letter, { minLength: 21, maxLength: 21 }).map((some) => some.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = readChallengeCode(text, MAX_CHALLENGE_PUZZLES);
        if (isFault(read)) expect(formatCodeFault(read.fault)).not.toBe("");
        else expect(normaliseCode(writeChallengeCode(read))).toBe(normaliseCode(text));
      }),
      { numRuns: 5000 },
    );
  });
});
