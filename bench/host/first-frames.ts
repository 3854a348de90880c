/** Measures the frames in which a campaign level appears, while a program plays every puzzle in the simulator. */
import { createMemoryStore } from "../../simulator/stores";
import { chapterInCampaign } from "../../src/game/play/chapters";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { leave, openRow, skipLessons, waitForLevel, winAndSee } from "../../tests/play/bot";
import { frame, press, settle } from "../../tests/play/player";
import { saveCampaign, storeWith } from "../../tests/play/saves";
import { printFigure } from "./figures";
import { busiestOf, startMeasured, totalOf, type FrameCost } from "./frame-costs";

const CRANK_DEGREES_PER_LEVEL = 20;

/**
 * Measures, for every puzzle, the slowest frame from the press of Ⓐ that opens a campaign level until all pieces have
 * arrived on the board.
 */
export function benchFirstFrames(): void {
  for (const puzzle of loadAllPuzzles()) {
    const { id } = puzzle;
    printFigure(`first frames ${id}: busiest frame, from the map, ms`, totalOf(busiestOf(measureFromMap(puzzle))));
    printFigure(`first frames ${id}: busiest frame, after a win, ms`, totalOf(busiestOf(measureAfterWins(puzzle))));
  }
}

/**
 * Measures the frames that open campaign levels from the campaign's map. Leaves out the last level, because a press of
 * Ⓐ on this level leads to the campaign's ending.
 */
function measureFromMap({ id, campaign: { levelCount } }: AnyPuzzle): readonly FrameCost[] {
  const { player, costs } = startMeasured(
    storeWith((_, saved) => {
      saved.medals = "f".repeat(levelCount);
    }, id),
  );
  openRow(player, "Campaign");
  for (let level = 1; level < levelCount; level++) frame(player, [], -CRANK_DEGREES_PER_LEVEL);
  settle(player);
  const opened: FrameCost[] = [];
  for (let level = 1; level < levelCount; level++) {
    const before = player.reports.length;
    press(player, "a");
    waitForLevel(player);
    settle(player);
    opened.push(...costs().slice(before));
    leave(player);
    frame(player, [], CRANK_DEGREES_PER_LEVEL);
    settle(player);
  }
  return opened;
}

function measureAfterWins(puzzle: AnyPuzzle): readonly FrameCost[] {
  return firstLevelsOfChapters(puzzle).flatMap((firstLevel) => {
    const store = createMemoryStore();
    saveCampaign(store, firstLevel - 2, puzzle.id);
    const { player, costs } = startMeasured(store);
    openRow(player, "Campaign");
    press(player, "a");
    waitForLevel(player);
    settle(player);
    const opened: FrameCost[] = [];
    for (let count = 1; count <= 2; count++) {
      winAndSee(player);
      const before = player.reports.length;
      press(player, "a");
      skipLessons(player);
      opened.push(...costs().slice(before));
    }
    return opened;
  });
}

/** Returns the number of the first level of each chapter, counted from 1. The first chapter is left out. */
function firstLevelsOfChapters(puzzle: AnyPuzzle): readonly number[] {
  const numbers = Array.from({ length: puzzle.campaign.levelCount }, (_, index) => index + 1);
  return numbers.filter((number) => number > 1 && chapterInCampaign(puzzle, number).firstLevel === number);
}
