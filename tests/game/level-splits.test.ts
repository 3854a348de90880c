import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  MAX_CHALLENGE_PUZZLES,
  GHOST_CODE_LENGTH,
  normaliseCode,
  readChallengeCode,
  TIMED_CODE_LENGTH,
  writeChallengeCode,
  writeLinkCode,
  type Challenge,
} from "../../src/game/codes/challenge-code";
import { computeLeadSeconds, formatLead } from "../../src/game/modes/race";

const splitsUpTo = (most: number): fc.Arbitrary<number[]> =>
  fc
    .array(fc.integer({ min: 1, max: most }), { minLength: 10, maxLength: 10 })
    .map((times) => times.toSorted((one, other) => one - other));

function raced(splits: readonly number[], name = "ANNA"): Challenge {
  return { seed: 4711, puzzleIndex: 0, size: 2, ghost: { name, tenths: splits[9], cleared: 0, splits } };
}

describe("a link code with the splits of ten levels", () => {
  test("a link code stores every split up to 6:49.5 exactly to a tenth of a second", () => {
    fc.assert(
      fc.property(splitsUpTo(4095), (splits) => {
        const link = normaliseCode(writeLinkCode(raced(splits)));
        expect(link).toHaveLength(TIMED_CODE_LENGTH);
        expect(readChallengeCode(link, MAX_CHALLENGE_PUZZLES)).toEqual(raced(splits));
      }),
    );
  });

  test("a link code stores longer splits to a 4,095th of the whole time, and the whole time to a tenth", () => {
    fc.assert(
      fc.property(splitsUpTo(639_999), (splits) => {
        const read = readChallengeCode(writeLinkCode(raced(splits)), MAX_CHALLENGE_PUZZLES);
        const times = "ghost" in read ? (read.ghost?.splits ?? []) : [];
        expect(times[9]).toBe(splits[9]);
        const unit = Math.max(1, Math.ceil(splits[9] / 4095));
        splits.forEach((split, level) => {
          expect(Math.abs(split - times[level])).toBeLessThan(unit);
        });
      }),
    );
  });

  test("a link code begins with the challenge code, which opens the same challenge without splits", () => {
    const splits = [10, 20, 35, 60, 61, 70, 100, 120, 200, 300];
    expect(normaliseCode(writeLinkCode(raced(splits))).slice(0, GHOST_CODE_LENGTH)).toBe(
      normaliseCode(writeChallengeCode(raced(splits))),
    );
  });

  test("a link code is refused if letters are wrong or swapped, or its splits belong to another code", () => {
    const link = normaliseCode(writeLinkCode(raced([10, 20, 35, 60, 61, 70, 100, 120, 200, 300])));
    const other = normaliseCode(writeLinkCode(raced([10, 20, 35, 60, 61, 70, 100, 120, 200, 300], "BO")));
    for (let index = 0; index < link.length; index++) {
      const wrong = link.charAt(index) === "A" ? "B" : "A";
      expect(
        readChallengeCode(link.slice(0, index) + wrong + link.slice(index + 1), MAX_CHALLENGE_PUZZLES),
      ).toMatchObject({
        fault: { kind: expect.stringMatching(/^wrong-letter|^swapped/) as string },
      });
      const [one, next] = [link.charAt(index), link.charAt(index + 1)];
      if (next === "" || one === next) continue;
      expect(
        readChallengeCode(link.slice(0, index) + next + one + link.slice(index + 2), MAX_CHALLENGE_PUZZLES),
      ).toHaveProperty("fault");
    }
    const mixed = link.slice(0, GHOST_CODE_LENGTH) + other.slice(GHOST_CODE_LENGTH);
    expect(readChallengeCode(mixed, MAX_CHALLENGE_PUZZLES)).toEqual({ fault: { kind: "times-of-another-code" } });
  });
});

test("a race compares the player with the friend's splits, or with the average pace if there are none", () => {
  const splits = [10, 20, 30, 40, 50, 60, 70, 80, 90, 1000];
  const { ghost } = raced(splits);
  if (ghost === undefined) throw new Error("there is no ghost");
  expect(computeLeadSeconds(ghost, 9, 10, 190)).toBe(-10);
  expect(formatLead(-10, ghost)[0]).toBe("10 s behind ANNA");
  const withoutSplits = { name: ghost.name, tenths: ghost.tenths, cleared: 0 };
  expect(computeLeadSeconds(withoutSplits, 9, 10, 190)).toBe(71);
  expect(formatLead(71, withoutSplits)[0]).toBe("1:11.0 ahead, average pace");
});
