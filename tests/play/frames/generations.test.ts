import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { generationWalks } from "./generation-walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "the generation steps of levels show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("generations", generationWalks());
  },
);
