import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks } from "./walks";

test("the tours of the stats show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("stats", textWalks("the stats"));
});
