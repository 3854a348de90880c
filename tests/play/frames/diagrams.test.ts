import { test } from "vitest";
import { expectGoldenFrames } from "./frame-recorder";
import { diagramWalks } from "./level-walks";

test("diagrams of solutions show, play, save and announce in each frame what tests/golden has stored", () => {
  expectGoldenFrames("diagrams", diagramWalks());
});
