import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { mapWalks } from "./screen-walks";

test("random gestures on the maps show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("maps", mapWalks());
});
