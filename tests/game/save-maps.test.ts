import { expect, test } from "vitest";
import { map } from "../../src/game/save/text";
import { createRandom } from "../../src/kernel/random";
import { levelsOf } from "../../src/puzzles/campaign";
import { allPuzzles } from "../../src/puzzles/index";
import { seeds } from "../effort";
import { anyLevel } from "./any-level";

const LEVELS = seeds(500);

test.each(allPuzzles())(
  "a map of $id is kept with all that stands on it, beneath it and between its cells",
  (puzzle) => {
    const ofCampaign = levelsOf(puzzle.campaign).map((level) => level.map.join("\n"));
    const others = Array.from({ length: LEVELS }, (_, seed) => anyLevel(puzzle, createRandom(seed)));
    for (const written of [...ofCampaign, ...others]) expect(map.read(map.write(written))).toBe(written);
  },
);

test("no map is kept, too", () => {
  expect(map.read(map.write(""))).toBe("");
});
