import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { hintWalks } from "./level-walks";

test("hints in levels of fruit show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("hints-fruit", hintWalks("fruit"));
});
