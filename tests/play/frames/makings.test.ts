import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { makingWalks } from "./making-walks";

test("makings of levels show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("makings", makingWalks());
});
