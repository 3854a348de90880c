import { expect, test } from "vitest";
import { MAP_CODEC } from "../../src/game/save/fields";
import { createRandom } from "../../src/kernel/random";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { seedCount } from "../seed-count";
import { randomLevel } from "./random-level";

const LEVELS = seedCount(500);

test.each(loadAllPuzzles())(
  "a map of $id is saved with all things on its cells, beneath other things and between cells",
  (puzzle) => {
    const ofCampaign = allLevelsOf(puzzle.campaign).map((level) => level.map.join("\n"));
    const others = Array.from({ length: LEVELS }, (_, seed) => randomLevel(puzzle, createRandom(seed)));
    for (const levelMap of [...ofCampaign, ...others]) expect(MAP_CODEC.read(MAP_CODEC.write(levelMap))).toBe(levelMap);
  },
);

test("an empty map is saved and read back as empty", () => {
  expect(MAP_CODEC.read(MAP_CODEC.write(""))).toBe("");
});
