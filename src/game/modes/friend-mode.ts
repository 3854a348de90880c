import { isFault } from "../../kernel/fault";
import type { SealedLevel, SealedPuzzle } from "../../puzzles/sealed";
import type { Mode } from "../play/mode";
import type { FriendLevel, Routes } from "../routes";

/** A friend's level: it counts for nothing, and is not kept unless the player asks for it. */
export function friendMode(puzzle: SealedPuzzle, friend: FriendLevel, routes: Routes): Mode {
  const offer = (): void => {
    routes.offer(friend);
  };
  return {
    name: "own",
    hasHints: true,
    teaches: false,
    supply: function* () {
      const level = levelOf(puzzle, friend);
      return { level, rules: puzzle.rules(level), certificate: undefined };
    },
    bare: () => levelOf(puzzle, friend),
    next: () => "nothing",
    hud: () => ({ main: puzzle.name, side: "a friend's" }),
    onArrival: () => undefined,
    onWon: () => undefined,
    onLost: () => undefined,
    onTime: () => false,
    card: (isCleared) =>
      isCleared
        ? {
            about: "level",
            medals: [],
            aText: "keep",
            bText: "title",
            onA: offer,
            onB: routes.title,
          }
        : undefined,
    standing: () => undefined,
    row: () => ({}),
    back: offer,
  };
}

function levelOf(puzzle: SealedPuzzle, { map }: FriendLevel): SealedLevel {
  const level = puzzle.read(map);
  if (isFault(level)) throw new Error(level.fault);
  return level;
}
