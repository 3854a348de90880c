import type { Store } from "../../simulator/host";
import { dayNumber } from "../../src/game/save/days";
import { emptyResumePoint, setResumePoint, type ResumePoint } from "../../src/game/save/resume-point";
import { puzzleSave, type Save } from "../../src/game/save/save";
import type { Tally } from "../../src/game/save/tally";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { openRow, waitForLevel, type TitleRow } from "./bot";
import { longSolution, type LongSolution } from "./long-solution";
import { frames, press, makeMove, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { PUZZLE_ROWS, puzzleOf } from "./puzzles";

/** The largest count that is written whole, one that is not, and the largest that is kept. */
export const COUNTS = [9999, 99999, 16777215];
/** As many letters as a name has, the widest of all. */
export const NAME = "WWWWWW";
export const TODAY = dayNumber({ year: 2025, month: 12, day: 31 });
const LONG = 999;
export const FAREWELL_FRAMES = 80;

/** What is kept by a player who has had all there is, so many times. */
function fillWith(count: number, puzzleId: string): (save: Save) => void {
  return (save) => {
    for (const [id] of PUZZLE_ROWS) {
      const saved = puzzleSave(save, id);
      const { levelCount } = puzzleOf(id).campaign;
      Object.assign(saved, { medals: "f".repeat(levelCount), bests: new Array<number>(levelCount).fill(LONG) });
      Object.assign(saved, { rushBest: count, endlessBest: count, levelsCleared: count });
      Object.assign(saved.daily, { lastDay: TODAY - 1, streak: count, bestStreak: count, days: "1111111" });
    }
    Object.assign(save.stats, { levelsCleared: count, movesMade: count, rewinds: count, streak: count });
    Object.assign(save.stats, {
      longestStreak: count,
      dayLevels: new Array<number>(28).fill(count),
      countedDay: TODAY,
    });
    save.settings.name = NAME;
    save.world = puzzleId;
  };
}

export function storeOf(puzzleId: string, count: number, more: (save: Save) => void = () => undefined): Store {
  return storeWith((save) => {
    fillWith(count, puzzleId)(save);
    more(save);
  }, puzzleId);
}

/** A level of the campaign that can be played on and on. */
interface Endless extends LongSolution {
  readonly map: string;
}

const endless = new Map<string, Endless>();

/** The level of a world that takes the most moves, of those that can be played for so long. */
export function endlessOf(puzzleId: string): Endless {
  const before = endless.get(puzzleId);
  if (before !== undefined) return before;
  let best: Endless | undefined;
  for (const { map: rows, verdict } of allLevelsOf(puzzleOf(puzzleId).campaign)) {
    if (verdict.par < 7) continue;
    const map = rows.join("\n");
    const way = longSolution(puzzleId, map, LONG);
    if (way !== undefined && way.moves.length > (best?.moves.length ?? 0)) best = { ...way, map };
    if (best?.moves.length === LONG) break;
  }
  if (best === undefined) throw new Error("no level goes on and on");
  endless.set(puzzleId, best);
  return best;
}

/** A level that was left after very many moves. */
export function resumePointWith(
  puzzleId: string,
  tally: Tally,
  other: Partial<ResumePoint> = {},
): (save: Save) => void {
  const { map, moves } = endlessOf(puzzleId);
  const played = { map, moves, goal: moves.length, rewinds: 9999, hints: 99 };
  return (save) => {
    setResumePoint(save.resumePoints, { ...emptyResumePoint(puzzleId, tally.mode), ...played, tally, ...other });
  };
}

const BUTTONS = ["up", "right", "down", "left"] as const;

/** Makes the moves that win from where that level was left. */
export function winFromLongSolution(player: Player, puzzleId: string): void {
  const { winningMoves } = endlessOf(puzzleId);
  winningMoves.forEach((direction, at) => {
    if (at < winningMoves.length - 1) makeMove(player, direction);
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
  const player = startAtRow(store, row);
  waitForLevel(player);
  settle(player);
  return player;
}
