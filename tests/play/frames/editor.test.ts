import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { textWalks } from "./walks";

test("the tours of the editor show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("editor", textWalks("the editor", "the editor of an empty board"));
});
