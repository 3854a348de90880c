import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { dayWalks } from "./progress-walks";

test("random gestures on the cards of a day show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("day-cards", dayWalks());
});
