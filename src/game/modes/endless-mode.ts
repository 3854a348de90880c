import type { SealedPuzzle } from "../../puzzles/sealed";
import type { Mode } from "../play/mode";
import type { LeftLevel } from "../save/left-level";
import { puzzleSave, type Save } from "../save/save";
import { enterOwnLevel, ownRunAsLeft } from "./resume";
import { bareLevel, composeLevel } from "./run";
import { shortCount } from "../widgets/short-count";

/** An endless run, as it was `left` or begun anew with `newSeed`; `isLost` if the level that was left cannot be read. */
export function endlessMode(
  puzzle: SealedPuzzle,
  save: Save,
  left: LeftLevel | undefined,
  isLost: boolean,
  newSeed: number,
  back: () => void,
): Mode {
  const kept = puzzleSave(save, puzzle.id);
  const run = ownRunAsLeft(kept, left, newSeed, isLost);
  // A level that the game itself plays does not count: the next one has its number.
  let watched = left?.tally.mode === "endless" ? left.tally.watched : 0;
  let number = run.levelNumber - watched;
  return {
    name: "endless",
    hasHints: true,
    teaches: true,
    supply: (from, coming) => composeLevel(puzzle, run, from, coming),
    bare: () => bareLevel(puzzle, puzzle.plan.endless(run.levelNumber + 1)),
    next: () => (puzzle.whereabouts === undefined ? "the same place" : "where it ends"),
    hud: () => ({ main: `Level ${shortCount(number)}`, side: `Best ${shortCount(kept.endlessBest)}` }),
    onArrival: (level) => {
      enterOwnLevel(puzzle, kept, run, level);
      number = run.levelNumber - watched;
      kept.endlessBest = Math.max(kept.endlessBest, number);
    },
    onWon: ({ hints, wasWatched }) => {
      if (wasWatched) watched++;
      const { stats } = save;
      stats.streak = hints === 0 && !wasWatched ? stats.streak + 1 : 0;
      stats.longestStreak = Math.max(stats.longestStreak, stats.streak);
    },
    onLost: () => undefined,
    card: () => undefined,
    standing: () => ({ ...run, tally: { mode: "endless", watched } }),
    row: () => ({ seed: run.seed, level: run.levelNumber }),
    back,
  };
}
