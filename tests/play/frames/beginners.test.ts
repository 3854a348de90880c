import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { lessonWalks } from "./progress-walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "random gestures in the lessons of all puzzles show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("beginners", lessonWalks());
  },
);
