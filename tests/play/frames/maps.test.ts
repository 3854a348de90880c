import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { mapWalks } from "./screen-walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "random gestures on the maps show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("maps", mapWalks());
  },
);
