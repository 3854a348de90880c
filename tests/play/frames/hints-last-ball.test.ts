import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { hintWalks } from "./level-walks";

test("hints in levels of last-ball show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("hints-last-ball", hintWalks("last-ball"));
});
