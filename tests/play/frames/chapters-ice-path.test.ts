import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { chapterWalks } from "./level-walks";

test("the chapters of ice-path show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("chapters-ice-path", chapterWalks("ice-path"));
});
