import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { randomWalks } from "./level-walks";

test("random gestures in levels of ice-path show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("levels-ice-path", randomWalks("ice-path"));
});
