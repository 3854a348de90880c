import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks } from "./walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "the tours of the stats show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("stats", textWalks("the stats"));
  },
);
