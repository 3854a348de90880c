import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks, tourWalks } from "./walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "the tours of a rush show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("rush", [...tourWalks("Rush"), ...textWalks("a rush")]);
  },
);
