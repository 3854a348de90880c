import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks, tourWalks } from "./walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "the tours of the settings show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("settings", [
      ...tourWalks("Settings and stats"),
      ...textWalks("the settings", "the pages behind the settings"),
    ]);
  },
);
