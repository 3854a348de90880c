import { expect, test, vi } from "vitest";
import { done } from "../../src/kernel/work";
import { beginAtStart, createAhead, takeNext, workAhead, type Ahead } from "../../src/game/play/ahead";
import type { Mode, Supply } from "../../src/game/play/mode";
import { penguin } from "../../src/puzzles/penguin/index";
import type { SealedPuzzle } from "../../src/puzzles/sealed";

vi.stubGlobal("playdate", { getElapsedTime: () => 0 });

/** More frames than there are levels to be made ahead. */
const FRAMES = 20;

/** Levels in a row that begin in the same place, each ready at once. */
function aheadOf(certificate: object): Ahead {
  const supply = { level: {}, rules: {}, certificate } as Supply;
  const mode: Partial<Mode> = { supply: () => done(supply), next: () => "the same place" };
  const ahead = createAhead(penguin as unknown as SealedPuzzle, mode as Mode);
  beginAtStart(ahead);
  return ahead;
}

function workForFrames(ahead: Ahead): void {
  for (let frame = 0; frame < FRAMES; frame++) workAhead(ahead, 1);
}

function takeAll(ahead: Ahead): number {
  let taken = 0;
  while (takeNext(ahead) !== undefined) taken++;
  return taken;
}

test("three levels are made ahead where each keeps memory that explorations share", () => {
  const ahead = aheadOf({ recycle: () => undefined });
  workForFrames(ahead);
  expect(takeAll(ahead)).toBe(3);
});

test("ten levels are made ahead where none keeps such memory", () => {
  const ahead = aheadOf({});
  workForFrames(ahead);
  expect(takeAll(ahead)).toBe(10);
});

test("another level is made ahead for each that is taken", () => {
  const ahead = aheadOf({});
  workForFrames(ahead);
  takeNext(ahead);
  workForFrames(ahead);
  expect(takeAll(ahead)).toBe(10);
});
