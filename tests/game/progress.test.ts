import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packProgress, unpackProgress, type Progress } from "../../src/game/progress";
import { RECENT_LEVELS } from "../../src/game/endless";
import { DIRECTIONS, LEFT, UP } from "../../src/kernel/direction";
import { SEED_LIMIT } from "../../src/kernel/random";

const number = fc.integer({ min: 1, max: SEED_LIMIT });

const progresses: fc.Arbitrary<Progress> = fc
  .record({
    run: fc.record({
      seed: fc.integer({ min: 0, max: SEED_LIMIT - 1 }),
      levelNumber: number,
      recent: fc.array(number, { maxLength: RECENT_LEVELS }),
    }),
    best: number,
    map: fc.string(),
    moves: fc.array(fc.constantFrom(...DIRECTIONS)),
    anyGoal: fc.nat(),
  })
  .map(({ anyGoal, ...rest }) => ({ ...rest, goal: anyGoal % (rest.moves.length + 1) }));

const progress: Progress = {
  run: { seed: 7, levelNumber: 3, recent: [11, 12, 13] },
  best: 9,
  map: "@.o\n..o",
  moves: [UP, LEFT],
  goal: 1,
};

/** What is written, as it comes back from a file. */
function stored(of: Progress = progress): Record<string, unknown> {
  return JSON.parse(JSON.stringify(packProgress(of))) as Record<string, unknown>;
}

describe("progress", () => {
  test("comes back as it was written", () => {
    fc.assert(
      fc.property(progresses, (some) => {
        expect(unpackProgress(stored(some))).toEqual(some);
      }),
    );
  });

  test("is written as plain numbers, texts and lists", () => {
    expect(packProgress(progress)).toEqual({
      version: 1,
      seed: 7,
      levelNumber: 3,
      recent: [11, 12, 13],
      best: 9,
      map: "@.o\n..o",
      moves: "UL",
      goal: 1,
    });
  });

  test("that was written does not change when the run goes on", () => {
    const run = { seed: 7, levelNumber: 3, recent: [11] };
    const written = packProgress({ ...progress, run });
    run.recent.push(12);
    expect(written).toMatchObject({ recent: [11] });
  });
});

describe("progress that is not whole is none:", () => {
  test.each(Object.keys(stored()))("without its %s", (key) => {
    const rest = stored();
    delete rest[key];
    expect(unpackProgress(rest)).toBeUndefined();
  });

  test.each([
    ["version", 2],
    ["version", "1"],
    ["seed", -1],
    ["seed", 16_777_216],
    ["seed", 1.5],
    ["seed", "7"],
    ["seed", null],
    ["levelNumber", 0],
    ["levelNumber", Infinity],
    ["best", 0],
    ["best", NaN],
    ["map", ["@.o"]],
    ["moves", "UX"],
    ["moves", ["U"]],
    ["goal", -1],
    ["goal", 3],
    ["goal", 0.5],
    ["recent", 11],
    ["recent", { length: 1 }],
    ["recent", [1, "2"]],
    ["recent", [1, -2]],
    ["recent", new Array(21).fill(1)],
  ])("with %s %j", (key, value) => {
    expect(unpackProgress({ ...stored(), [key]: value })).toBeUndefined();
  });

  test.each([[undefined], [null], [true], [1], ["text"], [[]], [{}]])("%j", (value) => {
    expect(unpackProgress(value)).toBeUndefined();
  });
});

describe("whatever is read back", () => {
  test("is refused without a throw", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true }), (value) => {
        expect(unpackProgress(value)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  test("with anything in one place is refused, or is a progress that can be written and read again", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(stored())), fc.anything(), (key, value) => {
        const read = unpackProgress({ ...stored(), [key]: value });
        if (read !== undefined) expect(unpackProgress(packProgress(read))).toEqual(read);
      }),
      { numRuns: 2000 },
    );
  });
});
