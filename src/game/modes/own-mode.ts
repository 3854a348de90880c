/** Creates the mode that plays a level which the player made in the level editor. */
import type { Destination } from "../destination";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Mode } from "../play/mode";
import { readOwnMap, openOwnLevels } from "../save/own-levels";
import { createUncountedMode } from "./uncounted-mode";
import { TEXTS } from "../texts/index";

export function createOwnMode(puzzle: AnyPuzzle, levelIndex: number): Mode {
  const back: Destination = { kind: "workshop", levelIndex: levelIndex };
  const edit: Destination = { kind: "edit", levelIndex: levelIndex };
  return createUncountedMode(puzzle, readOwnMap(openOwnLevels(puzzle.id), levelIndex), {
    hud: () => ({ main: TEXTS.levels.own, side: `${levelIndex + 1}` }),
    origin: () => ({ level: levelIndex + 1 }),
    back,
    buttons: { aText: TEXTS.buttons.edit, bText: TEXTS.buttons.back, onA: edit, onB: back },
  });
}
