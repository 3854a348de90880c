import { isFault } from "../../kernel/fault";
import type { SealedLevel, SealedPuzzle } from "../../puzzles/sealed";
import type { LevelCard } from "../play/card";
import type { Mode } from "../play/mode";

/** What is said of a level that counts for nothing, and where one goes from there. */
interface Uncounted extends Pick<Mode, "hud" | "row" | "back"> {
  readonly ending: Pick<LevelCard, "aText" | "bText" | "onA" | "onB">;
}

/** A level alone, by its map, which must be that of a level: it counts for nothing, and is not kept when it is left. */
export function uncountedMode(puzzle: SealedPuzzle, map: string, { hud, row, back, ending }: Uncounted): Mode {
  const card: LevelCard = { about: "level", ...ending };
  return {
    name: "own",
    hasHints: true,
    teaches: false,
    supply: function* () {
      const level = levelOf(puzzle, map);
      return { level, rules: puzzle.rules(level), certificate: undefined };
    },
    bare: () => levelOf(puzzle, map),
    next: () => "nothing",
    hud,
    onArrival: () => undefined,
    onWon: () => undefined,
    onLost: () => undefined,
    card: (isCleared) => (isCleared ? card : undefined),
    standing: () => undefined,
    row,
    back,
  };
}

function levelOf(puzzle: SealedPuzzle, map: string): SealedLevel {
  const level = puzzle.read(map);
  if (isFault(level)) throw new Error(level.fault);
  return level;
}
