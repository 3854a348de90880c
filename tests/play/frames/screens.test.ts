import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { screenWalks } from "./screen-walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "random gestures on screens show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("screens", screenWalks(0, 7));
  },
);
