import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { editorWalks } from "./screen-walks";

test("random gestures in the editor of ice-path show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("editor-ice-path", editorWalks("ice-path"));
});
