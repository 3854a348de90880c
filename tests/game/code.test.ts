import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CODE_LENGTH,
  CODE_LETTERS,
  CODE_PUZZLES,
  CODE_SEEDS,
  readCode,
  writeCode,
} from "../../src/game/codes/challenge-code";
import { isFault } from "../../src/kernel/fault";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";

const challenges = fc.record({
  seed: fc.integer({ min: 0, max: CODE_SEEDS - 1 }),
  puzzle: fc.integer({ min: 0, max: CODE_PUZZLES - 1 }),
  size: fc.integer({ min: 1, max: CHALLENGE_SIZES }),
});

const place = fc.integer({ min: 0, max: CODE_LENGTH - 1 });
const letter = fc.constantFrom(...CODE_LETTERS);

function withLetter(code: string, at: number, instead: string): string {
  return code.slice(0, at) + instead + code.slice(at + 1);
}

describe("a challenge's code", () => {
  test("gives the challenge back, for every puzzle and size, with the first and the last seeds and some between", () => {
    const codes = new Set<string>();
    for (let puzzle = 0; puzzle < CODE_PUZZLES; puzzle++) {
      for (let size = 1; size <= CHALLENGE_SIZES; size++) {
        for (const seed of [0, 1, 30, 31, 4711, CODE_SEEDS - 2, CODE_SEEDS - 1]) {
          const code = writeCode({ seed, puzzle, size });
          expect(readCode(code, CODE_PUZZLES)).toEqual({ seed, puzzle, size });
          codes.add(code);
        }
      }
    }
    expect(codes.size).toBe(CODE_PUZZLES * CHALLENGE_SIZES * 7);
  });

  test("gives it back for any seed", () => {
    fc.assert(
      fc.property(challenges, (challenge) => {
        expect(readCode(writeCode(challenge), CODE_PUZZLES)).toEqual(challenge);
      }),
      { numRuns: 2000 },
    );
  });

  test("has seven letters that nobody takes for another, and may be written small", () => {
    fc.assert(
      fc.property(challenges, (challenge) => {
        const code = writeCode(challenge);
        expect(code).toMatch(/^[A-HJ-NP-Z2-79]{7}$/);
        expect(readCode(code.toLowerCase(), CODE_PUZZLES)).toEqual(challenge);
      }),
    );
  });

  test("stands for a number that a float of 32 bits holds", () => {
    expect(CODE_PUZZLES * CODE_SEEDS * CHALLENGE_SIZES).toBeLessThanOrEqual(2 ** 24);
  });

  test("is what it always was", () => {
    expect(writeCode({ seed: 0, puzzle: 0, size: 1 })).toBe("AAAAAAA");
    expect(writeCode({ seed: 4711, puzzle: 0, size: 2 })).toMatchInlineSnapshot(`"YAUBALS"`);
    expect(writeCode({ seed: CODE_SEEDS - 1, puzzle: 4, size: 10 })).toMatchInlineSnapshot(`"5D9FQTF"`);
  });
});

describe("a code that is none is refused with a sentence:", () => {
  test("one wrong letter is named, and the one that would fit", () => {
    fc.assert(
      fc.property(challenges, place, letter, (challenge, at, instead) => {
        const code = writeCode(challenge);
        fc.pre(code.charAt(at) !== instead);
        expect(readCode(withLetter(code, at, instead), CODE_PUZZLES)).toEqual({
          fault: `Letter ${at + 1} is wrong: ${code.charAt(at)} would fit`,
          place: at + 1,
        });
      }),
      { numRuns: 2000 },
    );
  });

  test("two letters that changed places are noticed", () => {
    fc.assert(
      fc.property(challenges, place, place, (challenge, one, other) => {
        const code = writeCode(challenge);
        fc.pre(code.charAt(one) !== code.charAt(other));
        const swapped = withLetter(withLetter(code, one, code.charAt(other)), other, code.charAt(one));
        expect(isFault(readCode(swapped, CODE_PUZZLES))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test("a puzzle that this game does not have belongs to a newer one", () => {
    for (let puzzles = 1; puzzles < CODE_PUZZLES; puzzles++) {
      for (let puzzle = 0; puzzle < CODE_PUZZLES; puzzle++) {
        const challenge = { seed: 4711, puzzle, size: 3 };
        const newer = { fault: "This code is for a newer Glissade" };
        expect(readCode(writeCode(challenge), puzzles)).toEqual(puzzle < puzzles ? challenge : newer);
      }
    }
  });

  test("right checks over letters that stand for no challenge", () => {
    const beyond = writeCode({ seed: 0, puzzle: CODE_PUZZLES, size: 1 });
    expect(readCode(beyond, CODE_PUZZLES)).toEqual({ fault: "No challenge has this code" });
  });

  test.each([
    ["", "A code has 7 letters, this has 0"],
    ["AAAAAAAA", "A code has 7 letters, this has 8"],
    ["AAAOAAA", "Letter 4 is O: no code has that"],
    ["A AAAAA", "Letter 2 is  : no code has that"],
  ])("%j", (code, sentence) => {
    expect(readCode(code, CODE_PUZZLES)).toMatchObject({ fault: sentence });
  });

  test("any text gives a challenge that has this code, or a sentence", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.array(letter, { minLength: 7, maxLength: 7 }).map((some) => some.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = readCode(text, CODE_PUZZLES);
        if (isFault(read)) expect(read.fault).not.toBe("");
        else expect(writeCode(read)).toBe(text.toUpperCase());
      }),
      { numRuns: 5000 },
    );
  });
});
