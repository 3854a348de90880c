/**
 * Creates saves with the largest numbers that the game can store. With these saves, tests check whether the texts on
 * the screen still fit.
 */
import type { Store } from "../../simulator/host";
import { dayNumber } from "../../src/game/save/days";
import { createResumePoint, setResumePoint, type ResumePoint } from "../../src/game/save/resume-point";
import { openPuzzleSave, type Save } from "../../src/game/save/save";
import type { Tally } from "../../src/game/save/tally";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { openLevelOf, openRow, type TitleRow } from "./bot";
import { longSolution, type LongSolution } from "./long-solution";
import { frames, press, makeMove, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { PUZZLE_ROWS, puzzleOf } from "./puzzles";

/**
 * The values for counters in the tests' saves: the largest that the screen shows in full, one that the screen shortens,
 * and the largest that a save can hold.
 */
export const COUNTS = [9999, 99999, 16777215];
/** The widest name that a player can enter. */
export const NAME = "WWWWWW";
export const TODAY = dayNumber({ year: 2025, month: 12, day: 31 });
const LONG = 999;
export const FAREWELL_FRAMES = 80;

function fillWith(count: number, puzzleId: string): (save: Save) => void {
  return (save) => {
    const days = { lastDay: TODAY - 1, streak: count, bestStreak: count, recentDays: "1111111" };
    for (const [id] of PUZZLE_ROWS) {
      const saved = openPuzzleSave(save, id);
      const { levelCount } = puzzleOf(id).campaign;
      Object.assign(saved, { medals: "f".repeat(levelCount), bestMoves: new Array<number>(levelCount).fill(LONG) });
      Object.assign(saved, { rushBest: count, bestLevels: [count, count, count], levelsCleared: count });
      saved.endless.cleared = count;
      Object.assign(saved.daily, days);
    }
    Object.assign(save.days, days);
    Object.assign(save.stats, { levelsCleared: count, movesMade: count, rewinds: count, levelStreak: count });
    Object.assign(save.stats, {
      longestLevelStreak: count,
      dayLevels: new Array<number>(28).fill(count),
      countedDay: TODAY,
    });
    save.settings.name = NAME;
    save.titlePuzzleId = puzzleId;
  };
}

export function storeOf(puzzleId: string, count: number, more: (save: Save) => void = () => undefined): Store {
  return storeWith((save) => {
    fillWith(count, puzzleId)(save);
    more(save);
  }, puzzleId);
}

interface LongLevel extends LongSolution {
  readonly map: string;
}

const longLevels = new Map<string, LongLevel>();

/**
 * Finds the campaign level of a puzzle in which the most moves can be made, up to `LONG`. Remembers the result for
 * later calls.
 */
export function longLevelOf(puzzleId: string): LongLevel {
  const cached = longLevels.get(puzzleId);
  if (cached !== undefined) return cached;
  let best: LongLevel | undefined;
  for (const { map: rows, verdict } of allLevelsOf(puzzleOf(puzzleId).campaign)) {
    if (verdict.par < 7) continue;
    const map = rows.join("\n");
    const solution = longSolution(puzzleId, map, LONG);
    if (solution !== undefined && solution.moves.length > (best?.moves.length ?? 0)) best = { ...solution, map };
    if (best?.moves.length === LONG) break;
  }
  if (best === undefined) throw new Error(`no campaign level of ${puzzleId} can be played for long`);
  longLevels.set(puzzleId, best);
  return best;
}

/** Returns a function that adds an unfinished level to a save. The player has made very many moves in this level. */
export function resumePointWith(
  puzzleId: string,
  tally: Tally,
  other: Partial<ResumePoint> = {},
): (save: Save) => void {
  const { map, moves } = longLevelOf(puzzleId);
  const played = { map, moves, moveCount: moves.length, rewinds: 9999, countedHints: 99 };
  return (save) => {
    setResumePoint(save, { ...createResumePoint(puzzleId, tally.mode), ...played, tally, ...other });
  };
}

const BUTTONS = ["up", "right", "down", "left"] as const;

/** Wins the unfinished level that `resumePointWith` has added to the save, with the winning moves of `longLevelOf`. */
export function winFromLongSolution(player: Player, puzzleId: string): void {
  const { winningMoves } = longLevelOf(puzzleId);
  winningMoves.forEach((direction, index) => {
    if (index < winningMoves.length - 1) makeMove(player, direction);
    else press(player, BUTTONS[direction]);
  });
  frames(player, FAREWELL_FRAMES);
}

export function startAtRow(store: Store, row: TitleRow): Player {
  const player = startPlayer(store);
  openRow(player, row);
  return player;
}

export function startLevelAtRow(store: Store, row: TitleRow): Player {
  const player = startPlayer(store);
  openLevelOf(player, row);
  return player;
}
