import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { expectGoldenFrames } from "./frame-recorder";
import { diagramWalks } from "./level-walks";

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "diagrams of solutions show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("diagrams", diagramWalks());
  },
);
