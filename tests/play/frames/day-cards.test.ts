import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { dayWalks } from "./progress-walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "random gestures on the cards of a day show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("day-cards", dayWalks());
  },
);
