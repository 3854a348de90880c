import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { chapterWalks, halfLightWalk } from "./level-walks";

test("the chapters of skid show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("chapters-skid", [...chapterWalks("skid"), halfLightWalk()]);
});
