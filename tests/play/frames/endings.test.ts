import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { tourWalks } from "./walks";

test("the tours of the endings show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("endings", tourWalks("Endings"));
});
