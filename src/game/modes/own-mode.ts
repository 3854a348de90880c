/** Creates the mode that plays a level which the player made in the level editor. */
import type { Destination } from "../destination";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Mode } from "../play/mode";
import { recordOwnBest } from "../save/own-best";
import { readOwnMap, openOwnLevels } from "../save/own-levels";
import { createUncountedMode } from "./uncounted-mode";
import { TEXTS } from "../texts/index";

/**
 * Creates the mode of the player's own level at `levelIndex`. A win only counts for this level's fewest moves, not for
 * medals or statistics.
 */
export function createOwnMode(puzzle: AnyPuzzle, levelIndex: number): Mode {
  const own = openOwnLevels(puzzle.id);
  const map = readOwnMap(own, levelIndex);
  const back: Destination = { kind: "workshop", levelIndex: levelIndex };
  const edit: Destination = { kind: "edit", levelIndex: levelIndex };
  const mode = createUncountedMode(puzzle, map, {
    hud: () => ({ main: TEXTS.levels.own, side: `${levelIndex + 1}` }),
    origin: () => ({ level: levelIndex + 1 }),
    back,
    buttons: { aText: TEXTS.buttons.edit, bText: TEXTS.buttons.back, onA: edit, onB: back },
  });
  return {
    ...mode,
    onWon: ({ wasWatched, countedHints, played }) => {
      if (!wasWatched && countedHints === 0) recordOwnBest(own, levelIndex, played.timeline.moveCount);
    },
  };
}
