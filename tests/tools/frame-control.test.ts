import { beforeEach, expect, test } from "vitest";
import type { Console, FrameReport } from "../../simulator/host";
import { createFrameControl, type FrameControl } from "../../tools/dev/page/frame-control";
import { MAX_FRAMES } from "../../tools/dev/page/frame-history";

const INPUT = { held: new Set<never>(), crankDegrees: 0, isCrankDocked: true };
/** The number of pixels in which the test's console shows the number of a frame in binary, one bit in each pixel. */
const BITS = 16;

let ran: number;
let control: FrameControl;

function numberedConsole(): Console {
  const pixels = new Uint8Array(400 * 240);
  const update = (): FrameReport => {
    ran++;
    for (let bit = 0; bit < BITS; bit++) pixels[bit] = (ran >> bit) & 1;
    return { instructionCount: ran, simulatedMs: ran, hasDrawn: true, isWaiting: false };
  };
  const nothing = (): undefined => undefined;
  return {
    width: 400,
    height: 240,
    pixels,
    update,
    refreshRate: () => 30,
    signal: nothing,
    keyPressed: nothing,
    touched: nothing,
    chooseMenuItem: nothing,
    menuItems: () => [],
    menuPicture: nothing,
    heapKilobytes: () => 1000 + ran,
  };
}

function frames(count: number): void {
  for (let index = 0; index < count; index++) control.console.update(INPUT);
}

function shown(): number {
  return Array.from({ length: BITS }, (_, bit) => control.console.pixels[bit] << bit).reduce((a, b) => a + b);
}

beforeEach(() => {
  ran = 0;
  control = createFrameControl(numberedConsole());
});

test("steps back show the frames before, with their costs, and steps forward return to the last frame", () => {
  frames(10);
  for (let step = 0; step < 3; step++) control.stepBack();
  expect(shown()).toBe(7);
  expect(control.state()).toMatchObject({
    isPaused: true,
    framesBack: 3,
    cost: { instructionCount: 7, heapKilobytes: 1007 },
  });
  expect(control.console.update(INPUT).hasDrawn).toBe(true);
  expect(control.console.update(INPUT).hasDrawn).toBe(false);
  for (let step = 0; step < 3; step++) control.stepForward();
  expect(shown()).toBe(10);
  expect(ran).toBe(10);
});

test("a step forward at the last frame runs exactly one frame", () => {
  frames(10);
  control.togglePause();
  frames(5);
  expect(ran).toBe(10);
  control.stepForward();
  frames(5);
  expect([ran, shown()]).toEqual([11, 11]);
});

test("a game that continues after steps back continues from its last frame", () => {
  frames(10);
  control.stepBack();
  control.togglePause();
  expect(shown()).toBe(10);
  frames(1);
  expect(shown()).toBe(11);
});

test("exactly the last 600 frames can be shown again", () => {
  frames(MAX_FRAMES + 50);
  for (let step = 0; step < 2 * MAX_FRAMES; step++) control.stepBack();
  expect(MAX_FRAMES).toBe(600);
  expect(shown()).toBe(51);
});

test("slow motion runs each fourth frame, then each tenth, then all of them", () => {
  const framesRun = (): number => {
    const before = ran;
    frames(40);
    return ran - before;
  };
  control.slowDown();
  expect(framesRun()).toBe(10);
  control.slowDown();
  expect(framesRun()).toBe(4);
  control.slowDown();
  expect(framesRun()).toBe(40);
});
