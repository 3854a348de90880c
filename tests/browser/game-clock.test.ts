import { expect, test } from "vitest";
import type { Clock } from "../../simulator/host";
import { createGameClock } from "../../simulator/web/game-clock";

test("the game's time stands still while its clock is stopped, and then continues from there", () => {
  let machineMs = 100;
  const machine: Clock = { nowMs: () => machineMs, secondsSince2000: () => 0, spend: () => {}, startFrame: () => {} };
  const clock = createGameClock(machine);
  clock.stop();
  machineMs = 5000;
  expect(clock.nowMs()).toBe(100);
  clock.stop();
  machineMs = 6000;
  clock.resume();
  expect(clock.nowMs()).toBe(100);
  machineMs = 6010;
  expect(clock.nowMs()).toBe(110);
});
