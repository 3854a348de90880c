import { expect, test } from "vitest";
import { choiceItemAtPoint } from "../../src/game/codes/challenges-choice-view";
import type { Choice, HookedChallenge } from "../../src/game/codes/challenges-choice";

const CHALLENGE = { seed: 4711, puzzleIndex: 0, size: 2 };
const HOOKED: HookedChallenge = {
  played: { challenge: CHALLENGE, ownResult: undefined, isUnaided: false },
  level: undefined,
};
const EMPTY: Choice = { unfinished: undefined, hooked: [], chosen: 0, crankDegrees: 0 };
const FULL: Choice = { ...EMPTY, unfinished: { challenge: CHALLENGE, level: 2 }, hooked: [HOOKED, HOOKED] };

test("a tap on the first page of challenges finds the plate, the words below it, and the tags", () => {
  const points = [
    [200, 50],
    [30, 88],
    [150, 88],
    [20, 160],
    [120, 160],
  ] as const;
  expect(points.map(([x, y]) => choiceItemAtPoint(FULL, x, y))).toEqual([0, 1, 2, 3, 4]);
});

test("a tap on an empty hook, on a word that is not shown, or beside all items finds nothing", () => {
  expect(choiceItemAtPoint(FULL, 200, 160)).toBeUndefined();
  expect(choiceItemAtPoint(FULL, 350, 88)).toBeUndefined();
  expect(choiceItemAtPoint(FULL, 20, 225)).toBeUndefined();
  expect(choiceItemAtPoint(EMPTY, 200, 140)).toBeUndefined();
  expect(choiceItemAtPoint(EMPTY, 200, 10)).toBeUndefined();
});
