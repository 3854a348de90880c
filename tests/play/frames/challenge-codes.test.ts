import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks } from "./walks";

test("the tours of a challenge codes show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("challenge-codes", textWalks("new challenges", "a challenge"));
});
