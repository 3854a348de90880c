import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Console, FrameReport } from "../../simulator/host";
import { createGameClock } from "../../simulator/web/game-clock";
import { startGameLoop, type GameLoop } from "../../simulator/web/game-loop";

const onDrawn = vi.fn<() => void>();
const letGo = vi.fn<() => void>();
const onFailure = vi.fn<(error: unknown) => void>();
const update = vi.fn<Console["update"]>();
const signal = vi.fn<Console["signal"]>();
const keyPressed = vi.fn<Console["keyPressed"]>();
const chooseMenuItem = vi.fn<Console["chooseMenuItem"]>();
const stillReport: FrameReport = { instructionCount: 0, simulatedMs: 0, hasDrawn: false, isWaiting: false };

let nextFrame: ((nowMs: number) => void) | undefined;
let run: GameLoop;
let fileArrives: { resolve: () => void; reject: (error: unknown) => void } | undefined;

function displayFrame(nowMs: number): void {
  const frame = nextFrame;
  nextFrame = undefined;
  frame?.(nowMs);
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal("requestAnimationFrame", (frame: (nowMs: number) => void) => (nextFrame = frame));
  update.mockReturnValue(stillReport);
  run = startGameLoop({
    console: {
      width: 400,
      height: 240,
      pixels: new Uint8Array(400 * 240),
      refreshRate: () => 30,
      update,
      signal,
      keyPressed,
      touched: () => undefined,
      menuItems: () => [],
      menuPicture: () => undefined,
      chooseMenuItem,
      heapKilobytes: () => 0,
    },
    clock: createGameClock({ nowMs: () => 0, secondsSince2000: () => 0, spend: () => {}, startFrame: () => {} }),
    nextInput: () => ({ held: new Set(), crankDegrees: 0, isCrankDocked: false }),
    releaseInput: letGo,
    arrival: () => new Promise((resolve, reject) => (fileArrives = { resolve, reject })),
    onDrawn,
    onFailure,
  });
});
afterEach(() => vi.unstubAllGlobals());

test("an update that waits for a file is not painted, and the next update comes when the file has arrived", async () => {
  update.mockReturnValueOnce({ ...stillReport, hasDrawn: true, isWaiting: true });
  displayFrame(0);
  displayFrame(40);
  displayFrame(80);
  expect(update).toHaveBeenCalledTimes(1);
  expect(onDrawn).not.toHaveBeenCalled();
  fileArrives?.resolve();
  await Promise.resolve();
  displayFrame(120);
  expect(update).toHaveBeenCalledTimes(2);
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

test("an update that waits for a file goes on only after a pause has ended, too", async () => {
  update.mockReturnValueOnce({ ...stillReport, isWaiting: true });
  displayFrame(0);
  run.pause("menu");
  fileArrives?.resolve();
  await Promise.resolve();
  displayFrame(40);
  expect(update).toHaveBeenCalledTimes(1);
  run.resume("menu");
  displayFrame(80);
  expect(update).toHaveBeenCalledTimes(2);
});

test("the game fails if a file does not arrive that it waits for", async () => {
  update.mockReturnValueOnce({ ...stillReport, isWaiting: true });
  displayFrame(0);
  const error = new Error("no network");
  fileArrives?.reject(error);
  await new Promise((resolve) => setImmediate(resolve));
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
});

test("the screen is painted once at the start and then only when the game draws", () => {
  displayFrame(0);
  expect(onDrawn).toHaveBeenCalledTimes(1);
  displayFrame(40);
  expect(onDrawn).toHaveBeenCalledTimes(1);
  update.mockReturnValue({ ...stillReport, hasDrawn: true });
  displayFrame(80);
  expect(onDrawn).toHaveBeenCalledTimes(2);
});

test("the screen is painted after the game has received an event, because the game may have drawn then", () => {
  displayFrame(0);
  run.signal("crankDocked");
  displayFrame(40);
  expect(onDrawn).toHaveBeenCalledTimes(2);
});

test("menu choices reach the game after it was paused and before it resumes", () => {
  run.pause("menu");
  run.resume("menu", [{ index: 2, option: 1 }]);
  expect(signal.mock.calls.flat()).toEqual(["gameWillPause", "gameWillResume"]);
  expect(chooseMenuItem.mock.calls).toEqual([[2, 1]]);
  expect(chooseMenuItem.mock.invocationCallOrder[0]).toBeLessThan(signal.mock.invocationCallOrder[1]);
});

test("a game with an open menu stays paused when the device is locked and unlocked", () => {
  displayFrame(0);
  run.pause("menu");
  run.pause("lock");
  run.resume("lock");
  displayFrame(1000);
  expect(update).toHaveBeenCalledTimes(1);
  run.resume("menu");
  displayFrame(2000);
  expect(update).toHaveBeenCalledTimes(2);
});

test("a game is paused by a panel of the page as by its menu: buttons are released and no update runs", () => {
  displayFrame(0);
  run.pause("panel");
  expect(letGo).toHaveBeenCalledTimes(1);
  displayFrame(1000);
  expect(update).toHaveBeenCalledTimes(1);
  run.resume("panel");
  displayFrame(2000);
  expect(update).toHaveBeenCalledTimes(2);
  expect(signal.mock.calls.flat()).toEqual(["gameWillPause", "gameWillResume"]);
});

test("a game that has thrown an error receives no further calls", () => {
  const error = new Error("thrown by the game");
  update.mockImplementation(() => {
    throw error;
  });
  displayFrame(0);
  expect(onFailure.mock.calls).toEqual([[error]]);
  run.signal("gameWillTerminate");
  displayFrame(1000);
  expect(signal).not.toHaveBeenCalled();
  expect(update).toHaveBeenCalledTimes(1);
});
