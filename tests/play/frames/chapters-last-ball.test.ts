import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { chapterWalks } from "./level-walks";

test("the chapters of last-ball show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("chapters-last-ball", chapterWalks("last-ball"));
});
