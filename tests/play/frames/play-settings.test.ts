import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { settingWalks } from "./level-walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "levels with other settings show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("play-settings", settingWalks());
  },
);
