import { isFault } from "../../kernel/fault";
import type { OpaqueLevel, AnyPuzzle } from "../../puzzles/any-puzzle";
import type { LevelCard } from "../play/card";
import type { Mode } from "../play/mode";

/** What is said of a level that counts for nothing, and where one goes from there. */
interface Uncounted extends Pick<Mode, "hud" | "origin" | "back"> {
  readonly ending: Pick<LevelCard, "aText" | "bText" | "onA" | "onB">;
}

/** A level alone, by its map, which must be that of a level: it counts for nothing, and is not kept when it is left. */
export function uncountedMode(puzzle: AnyPuzzle, map: string, { hud, origin, back, ending }: Uncounted): Mode {
  const card: LevelCard = { about: "level", ...ending };
  return {
    name: "own",
    hasHints: true,
    teaches: false,
    createLevel: function* () {
      const level = levelOf(puzzle, map);
      return { level, rules: puzzle.rules(level), certificate: undefined };
    },
    placeholderLevel: () => levelOf(puzzle, map),
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

function levelOf(puzzle: AnyPuzzle, map: string): OpaqueLevel {
  const level = puzzle.parseMap(map);
  if (isFault(level)) throw new Error(level.fault);
  return level;
}
