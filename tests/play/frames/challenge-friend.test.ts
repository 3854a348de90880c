import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks } from "./walks";

test("the tours of challenges against a friend show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("challenge-friend", textWalks("a challenge against a friend", "a rush by a code"));
});
