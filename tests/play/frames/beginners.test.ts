import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { lessonWalks } from "./progress-walks";

test("random gestures in the lessons of all puzzles show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("beginners", lessonWalks());
});
