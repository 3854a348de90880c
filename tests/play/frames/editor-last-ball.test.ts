import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { editorWalks } from "./screen-walks";

test("random gestures in the editor of last-ball show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("editor-last-ball", editorWalks("last-ball"));
});
