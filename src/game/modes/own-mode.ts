/** The mode that plays a level which the player made in the level editor. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Mode } from "../play/mode";
import type { Routes } from "../routes";
import { mapOf, openOwnLevels } from "../save/own-levels";
import { uncountedMode } from "./uncounted-mode";
import { TEXTS } from "../texts/index";

/** Creates the mode that plays level `number` (from 0) of the player's own levels. */
export function ownMode(puzzle: AnyPuzzle, number: number, routes: Routes): Mode {
  const back = (): void => {
    routes.workshop(number);
  };
  const edit = (): void => {
    routes.edit(number);
  };
  return uncountedMode(puzzle, mapOf(openOwnLevels(puzzle.id), number), {
    hud: () => ({ main: TEXTS.levels.own, side: `${number + 1}` }),
    origin: () => ({ level: number + 1 }),
    back,
    ending: { aText: TEXTS.buttons.edit, bText: TEXTS.buttons.back, onA: edit, onB: back },
  });
}
