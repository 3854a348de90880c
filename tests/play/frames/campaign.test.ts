import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks, tourWalks } from "./walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "the tours of a campaign show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("campaign", [
      ...tourWalks("The campaign"),
      ...textWalks("the map of the campaign", "the longest names of the campaign"),
    ]);
  },
);
