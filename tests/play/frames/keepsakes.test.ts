import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { keepsakeWalks } from "./progress-walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "new keepsakes of all puzzles show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("keepsakes", keepsakeWalks());
  },
);
