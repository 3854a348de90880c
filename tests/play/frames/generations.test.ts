import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { generationWalks } from "./generation-walks";

test("the generation steps of levels show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("generations", generationWalks());
});
