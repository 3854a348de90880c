import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { SCREEN_COUNT, screenWalks } from "./screen-walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "random gestures on more screens show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("more-screens", screenWalks(7, SCREEN_COUNT));
  },
);
