import { expect, test } from "vitest";
import { map } from "../../src/game/save/fields";
import { createRandom } from "../../src/kernel/random";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { seedCount } from "../seed-count";
import { randomLevel } from "./random-level";

const LEVELS = seedCount(500);

test.each(loadAllPuzzles())(
  "a map of $id is kept with all that stands on it, beneath it and between its cells",
  (puzzle) => {
    const ofCampaign = allLevelsOf(puzzle.campaign).map((level) => level.map.join("\n"));
    const others = Array.from({ length: LEVELS }, (_, seed) => randomLevel(puzzle, createRandom(seed)));
    for (const written of [...ofCampaign, ...others]) expect(map.read(map.write(written))).toBe(written);
  },
);

test("no map is kept, too", () => {
  expect(map.read(map.write(""))).toBe("");
});
