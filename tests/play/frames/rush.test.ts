import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks, tourWalks } from "./walks";

test("the tours of a rush show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("rush", [...tourWalks("Rush"), ...textWalks("a rush")]);
});
