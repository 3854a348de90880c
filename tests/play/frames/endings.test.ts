import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { tourWalks } from "./walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "the tours of the endings show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("endings", tourWalks("Endings"));
  },
);
