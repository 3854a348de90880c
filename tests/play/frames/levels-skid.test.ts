import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { randomWalks } from "./level-walks";

test("random gestures in levels of skid show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("levels-skid", randomWalks("skid"));
});
