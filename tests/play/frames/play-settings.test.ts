import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { settingWalks } from "./level-walks";

test("levels with other settings show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("play-settings", settingWalks());
});
