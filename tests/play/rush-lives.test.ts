import { expect, test } from "vitest";
import { RUSH_MS } from "../../src/game/modes/rush";
import { createResumePoint, setResumePoint } from "../../src/game/save/resume-point";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { sampleMaps } from "../puzzles/sample-maps";
import { openLevelOf } from "./bot";
import { startPlayer } from "./player";
import { puzzleOf } from "./puzzles";
import { storeWith } from "./saves";
import { isTextOnScreen } from "./screen-text";

/**
 * The puzzles for this test, by id: those whose levels can be lost, and whose scenery does not show how many losses a
 * timed rush still allows.
 */
const IDS = loadAllPuzzles()
  .filter(({ canBeLost, painter }) => canBeLost && painter.scene.rushTexts === undefined)
  .map(({ id }) => id);

test("some puzzles show the lives of a rush as a text", () => {
  expect(IDS).not.toEqual([]);
});

test.each(IDS)("a rush in %s shows lit lamps for the lives that are left, then dark lamps for the lost ones", (id) => {
  ["▲ ▲ ▲", "▲ ▲ △", "▲ △ △"].forEach((lives, losses) => {
    const store = storeWith((save) => {
      setResumePoint(save, {
        ...createResumePoint(id, "rush"),
        seed: 5,
        levelNumber: 4,
        tally: { mode: "rush", remainingMs: RUSH_MS, cleared: 3, losses, best: 0 },
        map: sampleMaps(puzzleOf(id), 1)[0],
      });
    }, id);
    const player = startPlayer(store);
    openLevelOf(player, "Rush");
    expect(isTextOnScreen(player, lives), lives).toBe(true);
  });
});
