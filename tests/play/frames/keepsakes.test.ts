import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { keepsakeWalks } from "./progress-walks";

test("new keepsakes of all puzzles show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("keepsakes", keepsakeWalks());
});
