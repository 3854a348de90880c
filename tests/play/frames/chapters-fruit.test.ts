import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { chapterWalks } from "./level-walks";

test("the chapters of fruit show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("chapters-fruit", chapterWalks("fruit"));
});
