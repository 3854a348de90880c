import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks, tourWalks } from "./walks";

test("the tours of a challenge show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("challenge", [...tourWalks("Challenge"), ...textWalks("the last challenges")]);
});
