import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks, tourWalks } from "./walks";

test("the tours of an endless run show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("playing", [...tourWalks("Playing"), ...textWalks("an endless run")]);
});
