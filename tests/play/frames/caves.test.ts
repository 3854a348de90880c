import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { caveWalks } from "./cave-walks";

test("random gestures in caves show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("caves", caveWalks());
});
