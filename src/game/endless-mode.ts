import { isFault } from "../kernel/fault";
import type { Puzzle } from "../puzzles/puzzle";
import { composeLevel, enterNextLevel, startRun, type Run } from "./endless";
import type { Mode } from "./mode";
import type { Progress } from "./progress";
import { puzzleSave, type Save } from "./save";
import { resumeSession } from "./session";
import { layTable, type Table } from "./table";

/** An endless run, and the table as it was left; `newSeed` seeds a run if none was begun. */
export function endlessMode<Level, State>(
  puzzle: Puzzle<Level, State>,
  save: Save,
  newSeed: number,
  back: () => void,
): { readonly mode: Mode<Level, State>; readonly table: Table<Level, State> | undefined } {
  const kept = puzzleSave(save, puzzle.id);
  const progress = kept.endless;
  const run: Run =
    progress === undefined
      ? startRun(newSeed)
      : { seed: progress.seed, levelNumber: progress.levelNumber, recent: [...progress.recent] };
  let best = progress === undefined ? 1 : progress.best;
  const table = progress === undefined ? undefined : tableAsLeft(puzzle, save, progress);
  // Where the level itself cannot be read, the run goes on with another of the same number.
  if (progress !== undefined && table === undefined) run.levelNumber--;

  const mode: Mode<Level, State> = {
    supply: (x, y) => composeLevel(puzzle, run, x, y),
    next: () => "where it ends",
    hud: () => ({ main: `Level ${run.levelNumber}`, side: `Best ${best}` }),
    onArrival: (level) => {
      enterNextLevel(run, puzzle.fingerprint(level));
      best = Math.max(best, run.levelNumber);
    },
    onWon: ({ hints, rewinds }) => {
      const { stats } = save;
      stats.streak = hints === 0 && rewinds === 0 ? stats.streak + 1 : 0;
      stats.longestStreak = Math.max(stats.longestStreak, stats.streak);
    },
    onTime: () => false,
    card: () => undefined,
    remember: ({ play }) => {
      const { level, session } = play;
      const { seed, levelNumber, recent } = run;
      const moves = session.steps.map((step) => step.direction);
      kept.endless = { best, seed, levelNumber, recent, map: puzzle.write(level), moves, goal: session.goal };
    },
    row: () => ({ mode: "endless", seed: run.seed, level: run.levelNumber }),
    back,
  };
  return { mode, table };
}

function tableAsLeft<Level, State>(
  puzzle: Puzzle<Level, State>,
  save: Save,
  progress: Progress,
): Table<Level, State> | undefined {
  const level = puzzle.read(progress.map);
  if (isFault(level)) return undefined;
  const session = resumeSession(puzzle.rules(level), progress.moves, progress.goal);
  return layTable(puzzle, level, session, undefined, "playing", save.stats);
}
