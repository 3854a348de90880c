import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks } from "./walks";

test("the ends of levels show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("level-ends", textWalks("the end of a campaign's level"));
});
