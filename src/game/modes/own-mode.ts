import { isFault } from "../../kernel/fault";
import type { SealedLevel, SealedPuzzle } from "../../puzzles/sealed";
import type { Mode } from "../play/mode";
import type { Routes } from "../routes";
import { mapOf, openOwnLevels } from "../save/own-levels";

/** Own level `number`, from 0: it counts for nothing, and is not kept when it is left. */
export function ownMode(puzzle: SealedPuzzle, number: number, routes: Routes): Mode {
  const back = (): void => {
    routes.workshop(number);
  };
  return {
    name: "own",
    hasHints: true,
    teaches: false,
    supply: function* () {
      const level = ownLevel(puzzle, number);
      return { level, rules: puzzle.rules(level), certificate: undefined };
    },
    bare: () => ownLevel(puzzle, number),
    next: () => "nothing",
    hud: () => ({ main: "Own", side: `${number + 1}` }),
    onArrival: () => undefined,
    onWon: () => undefined,
    onLost: () => undefined,
    onTime: () => false,
    card: (isCleared) =>
      isCleared
        ? {
            about: "level",
            medals: [],
            aText: "edit",
            bText: "back",
            onA: () => {
              routes.edit(number);
            },
            onB: back,
          }
        : undefined,
    standing: () => undefined,
    row: () => ({ level: number + 1 }),
    back,
  };
}

function ownLevel(puzzle: SealedPuzzle, number: number): SealedLevel {
  const level = puzzle.read(mapOf(openOwnLevels(puzzle.id), number));
  if (isFault(level)) throw new Error(level.fault);
  return level;
}
