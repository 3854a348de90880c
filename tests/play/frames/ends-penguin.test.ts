import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { endCardWalks } from "./progress-walks";

test("the ends of campaign levels of penguin show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("ends-penguin", endCardWalks("penguin"));
});
