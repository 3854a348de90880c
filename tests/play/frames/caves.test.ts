import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { caveWalks } from "./cave-walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "random gestures in caves show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("caves", caveWalks());
  },
);
