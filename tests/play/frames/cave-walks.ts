/**
 * Scripted games with random gestures in caves: levels of Ice Path that consist of several rooms. A test records their
 * frames.
 */
import { writeLevelCode } from "../../../src/game/codes/level-code";
import { runToEnd } from "../../../src/kernel/task";
import { FIVE_ROOMS, ROW_OF_ROOMS } from "../../puzzles/ice-path/caves";
import { openRow, waitForLevel, winAndSee } from "../bot";
import { chooseOwnAction, storeWithOwnLevels } from "../own-levels";
import { frame, frames, press, settle, startPlayer } from "../player";
import { puzzleIndexOf } from "../puzzles";
import { storeWith } from "../saves";
import { IN_LEVEL, playAtRandom, type Gesture } from "./random-hands";
import type { Walk } from "./walks";

const PUZZLE_ID = "ice-path";
const GESTURES = 60;
const GESTURES_IN_WORKSHOP = 20;
const FRAMES_OF_DIAGRAM = 30;
const FRAMES_OF_REWIND = 40;
const CAVES = [ROW_OF_ROOMS, FIVE_ROOMS];
const IN_CAVE: readonly Gesture[] = IN_LEVEL.filter((gesture) => gesture !== "win");

/**
 * Returns three scripted games for each cave (a level of several rooms). One game plays the cave, one plays it with the
 * setting "less flashing", and one chooses in the workshop to edit the cave.
 */
export function caveWalks(): Walk[] {
  return CAVES.flatMap((map, index): Walk[] => [
    [`random gestures in cave ${index + 1}`, () => { walkLevel(map, index, false); }], // prettier-ignore
    [`random gestures in cave ${index + 1} with less flashing`, () => { walkLevel(map, index, true); }], // prettier-ignore
    [`cave ${index + 1} in the workshop`, () => { walkWorkshop(map, index); }], // prettier-ignore
  ]);
}

function walkLevel(map: readonly string[], seed: number, hasLessFlashing: boolean): void {
  const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(PUZZLE_ID), map: map.join("\n") }));
  for (const isWon of [false, true]) {
    const store = storeWith((save) => { save.settings.hasLessFlashing = hasLessFlashing; }, PUZZLE_ID); // prettier-ignore
    const player = startPlayer(store, { arguments: [`level=${code}`] });
    waitForLevel(player);
    settle(player);
    if (!isWon) playAtRandom(player, seed, GESTURES, IN_CAVE);
    else {
      winAndSee(player);
      press(player, "up");
      frames(player, FRAMES_OF_DIAGRAM);
      for (let turn = 0; turn < FRAMES_OF_REWIND; turn++) frame(player, [], 31);
      for (let turn = 0; turn < FRAMES_OF_REWIND; turn++) frame(player, [], -23);
    }
  }
}

function walkWorkshop(map: readonly string[], seed: number): void {
  const player = startPlayer(storeWithOwnLevels([map.join("\n")], PUZZLE_ID));
  openRow(player, "Workshop");
  chooseOwnAction(player, "Edit");
  playAtRandom(player, seed, GESTURES_IN_WORKSHOP, ["tap", "a", "b", "wait", "menu", "crank"]);
}
