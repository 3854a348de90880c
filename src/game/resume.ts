import { isFault } from "../kernel/fault";
import type { Puzzle } from "../puzzles/puzzle";
import { startRun, type Run } from "./endless";
import type { LeftTable } from "./left";
import type { Mode } from "./mode";
import type { Save } from "./save";
import { resumeSession } from "./session";
import { layTable, type Table } from "./table";

/** A table as it stands, to be kept; undefined if there is nothing to come back to. */
export function tableToLeave<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  mode: Mode<Level, State>,
  { play, phase, hints, rewinds, falls }: Table<Level, State>,
): LeftTable | undefined {
  const standing = mode.standing();
  if (standing === undefined) return undefined;
  const { seed, levelNumber, recent, tally } = standing;
  const { steps, goal } = play.session;
  return {
    puzzle: puzzle.id,
    mode: mode.name,
    seed,
    levelNumber,
    recent: [...recent],
    tally: [...tally],
    map: puzzle.write(play.level),
    moves: steps.map((step) => step.direction),
    // Whoever watches a won level again may leave in the middle of it: it is won all the same.
    goal: phase === "cleared" ? steps.length : goal,
    hints,
    rewinds,
    falls,
  };
}

/** The run of what was left, or a new one. Where the level itself is lost, the run goes on with another of its number. */
export function runAsLeft(left: LeftTable | undefined, newSeed: number, isLost: boolean): Run {
  if (left === undefined) return startRun(newSeed);
  const { seed, levelNumber, recent } = left;
  return { seed, levelNumber: isLost ? levelNumber - 1 : levelNumber, recent: [...recent] };
}

/** The table as it was left; undefined if its map cannot be read. */
export function tableAsLeft<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  save: Save,
  left: LeftTable | undefined,
): Table<Level, State> | undefined {
  const level = left === undefined ? undefined : puzzle.read(left.map);
  if (left === undefined || level === undefined || isFault(level)) return undefined;
  const session = resumeSession(puzzle.rules(level), left.moves, left.goal);
  const table = layTable(puzzle, level, session, undefined, "playing", save.stats);
  table.hints = left.hints;
  table.rewinds = left.rewinds;
  table.falls = left.falls;
  return table;
}
