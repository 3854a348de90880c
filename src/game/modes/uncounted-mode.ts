/** Creates the common fields of the modes in which no win counts for medals and bests, such as a friend's level. */
import { isFault } from "../../kernel/fault";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { LevelCard } from "../play/card";
import type { Mode } from "../play/mode";

interface Uncounted extends Pick<Mode, "hud" | "origin" | "back"> {
  readonly buttons: Pick<LevelCard, "aText" | "bText" | "onA" | "onB" | "note" | "addsEndCard">;
}

/**
 * Creates a mode for a single level, given as a playable map. A win earns no medal and no best result, and an
 * unfinished level is not stored.
 */
export function createUncountedMode(puzzle: AnyPuzzle, map: string, uncounted: Uncounted): Mode {
  return {
    ...createUncountedFields(uncounted),
    createLevel: function* () {
      const level = yield* puzzle.readMap(map);
      if (isFault(level)) throw new Error(level.fault.kind);
      return { level, rules: puzzle.rules(level), certificate: undefined };
    },
  };
}

/**
 * Returns all fields of a mode without medals and best results, except for `createLevel`, the function that makes the
 * level.
 */
export function createUncountedFields({ hud, origin, back, buttons }: Uncounted): Omit<Mode, "createLevel"> {
  const card: LevelCard = { about: "level", ...buttons };
  return {
    name: "own",
    hasHints: true,
    teaches: true,
    nextStart: () => "nothing",
    hud,
    onArrival: () => undefined,
    onWon: () => undefined,
    onLost: () => undefined,
    card: (isCleared) => (isCleared ? card : undefined),
    progress: () => undefined,
    origin,
    back,
  };
}
