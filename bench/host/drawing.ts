/** Measures how long drawing takes while a program plays every puzzle in the simulator. */
import type { Button } from "../../simulator/host";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { openRow, winAndGoOn } from "../../tests/play/bot";
import { goOnAtPace } from "../../tests/play/endless-run";
import { frame, press, settle, type Player } from "../../tests/play/player";
import { puzzleOf } from "../../tests/play/puzzles";
import { storeWith } from "../../tests/play/saves";
import { printFigure } from "./figures";
import { busiestOf, startMeasured, totalOf, type FrameCost } from "./frame-costs";

const LEVELS = 15;
const FRAMES_A_SECOND = 30;
const MOST_CHAPTERS = 6;
const CRANK_DEGREES_PER_LEVEL = 20;

/**
 * Measures how long drawing takes in the first levels of every puzzle's endless mode, and on the map of its campaign.
 * The simulator's clock includes the assumed computing time of drawing.
 */
export function benchDrawing(): void {
  for (const { id } of loadAllPuzzles()) {
    const costs = measureCosts(id);
    const second = findBusiestSecond(costs);
    const busiest = busiestOf(costs);
    printFigure(`drawing ${id}: a frame of the busiest second, ms`, meanOf(second, totalOf));
    printFigure(
      `drawing ${id}: of such a frame its Lua, ms`,
      meanOf(second, ({ luaMs }) => luaMs),
    );
    printFigure(
      `drawing ${id}: calls in such a frame`,
      meanOf(second, ({ callCount }) => callCount),
    );
    printFigure(`drawing ${id}: busiest frame, ms`, totalOf(busiest));
    printFigure(`drawing ${id}: of the busiest frame its Lua, ms`, busiest.luaMs);
    printFigure(`drawing ${id}: busiest frame of the map, ms`, totalOf(busiestOf(measureMapCosts(id))));
  }
}

function measureCosts(puzzleId: string): readonly FrameCost[] {
  const { player, costs } = startMeasured(storeWith(undefined, puzzleId));
  press(player, "a");
  goOnAtPace(player);
  for (let level = 1; level <= LEVELS; level++) winAndGoOn(player);
  return costs();
}

function measureMapCosts(puzzleId: string): readonly FrameCost[] {
  const { levelCount } = puzzleOf(puzzleId).campaign;
  const { player, costs } = startMeasured(
    storeWith((_, saved) => {
      saved.medals = "f".repeat(levelCount);
    }, puzzleId),
  );
  settle(player);
  const titleFrames = player.reports.length;
  openRow(player, "Campaign");
  for (let chapter = 0; chapter < MOST_CHAPTERS; chapter++) pressAndSettle(player, "down");
  for (let chapter = 0; chapter < MOST_CHAPTERS; chapter++) pressAndSettle(player, "up");
  for (let level = 0; level < levelCount; level++) frame(player, [], -CRANK_DEGREES_PER_LEVEL);
  return costs().slice(titleFrames);
}

function pressAndSettle(player: Player, button: Button): void {
  press(player, button);
  settle(player);
}

function findBusiestSecond(costs: readonly FrameCost[]): readonly FrameCost[] {
  let busiest = costs.slice(0, FRAMES_A_SECOND);
  for (let startIndex = 1; startIndex + FRAMES_A_SECOND <= costs.length; startIndex++) {
    const second = costs.slice(startIndex, startIndex + FRAMES_A_SECOND);
    if (meanOf(second, totalOf) > meanOf(busiest, totalOf)) busiest = second;
  }
  return busiest;
}

function meanOf(costs: readonly FrameCost[], measureMs: (cost: FrameCost) => number): number {
  return costs.reduce((sum, cost) => sum + measureMs(cost), 0) / costs.length;
}
