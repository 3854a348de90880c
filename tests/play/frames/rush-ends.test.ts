import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks } from "./walks";

test("the ends of rushes show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("rush-ends", textWalks("the ends of a rush"));
});
