import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { endCardWalks } from "./progress-walks";

test("the ends of campaign levels of ice-path show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("ends-ice-path", endCardWalks("ice-path"));
});
