/**
 * Watches the level on the screen in every frame that draws something, and counts the moves, the wins and the levels of
 * endless runs. It reads what the game prints for programs, and not the game's own counts.
 */
import type { AttemptJson } from "../../tests/play/attempt-json";
import { lessonWith } from "../../tests/play/puzzles";
import { TEXTS } from "../../src/game/texts/index";
import { MODE_NAMES, type ModeName } from "../../src/game/save/tally";
import { PACES } from "../../src/puzzles/pace";
import { add, addCampaignLevel, countWonLevel, type BotCounts } from "./bot-counts";
import { addMap, type RecentMaps } from "./repeats";

interface WatchedWin {
  readonly level: AttemptJson;
  readonly mode: ModeName;
}

export interface LevelWatch {
  readonly counts: BotCounts;
  readonly recentMaps: RecentMaps;
  /** The number of levels of endless runs that came so far. */
  endlessLevels: number;
  levelNow: AttemptJson | undefined;
  /** A win whose end the game has not announced yet. Only the announcement says whether the win counts. */
  openWin: WatchedWin | undefined;
  /**
   * How many more frames the bot does not know who made a move that it sees. After a turn of the crank, the move may be
   * an old one that comes back; after a long press of Ⓐ, the game plays by itself.
   */
  uncertainFrames: number;
  /**
   * The levels of endless runs that came so far. A level that the player has left comes again later, and after a power
   * cut the game goes back to an earlier level of the run. These are no repeats.
   */
  readonly endlessKeys: Set<string>;
}

const UNCERTAIN_FRAMES = 60;

export function createLevelWatch(counts: BotCounts): LevelWatch {
  return {
    counts,
    recentMaps: new Map(),
    endlessLevels: 0,
    levelNow: undefined,
    openWin: undefined,
    uncertainFrames: 0,
    endlessKeys: new Set(),
  };
}

/** Tells the watch that the moves of the next frames may be old ones that come back, or moves of the game itself. */
export function expectForeignMoves(watch: LevelWatch): void {
  watch.uncertainFrames = UNCERTAIN_FRAMES;
}

/** Forgets the level on the screen, because the game was started again. */
export function forgetLevel(watch: LevelWatch): void {
  closeWin(watch, false);
  watch.levelNow = undefined;
}

/** Reads a line that the game has printed. Finds out whether a win counts. */
export function hearLine(watch: LevelWatch, line: string): void {
  const { openWin } = watch;
  if (openWin === undefined || !line.startsWith("announcement: ")) return;
  const phrases = line.slice("announcement: ".length).split(", ");
  if (!phrases.includes(TEXTS.announcements.cleared)) return;
  if (phrases.includes(TEXTS.play.watched)) dropWatchedWin(watch, openWin);
  else closeWin(watch, true);
}

/** Drops a win that the game played itself: it does not count. A level of a campaign is cleared nevertheless. */
function dropWatchedWin(watch: LevelWatch, { level, mode }: WatchedWin): void {
  watch.openWin = undefined;
  if (mode === "campaign") addCampaignLevel(watch.counts, level.puzzle, level.level);
}

function closeWin(watch: LevelWatch, isCertain: boolean): void {
  const { openWin, counts } = watch;
  watch.openWin = undefined;
  if (openWin === undefined) return;
  const { level, mode } = openWin;
  countWonLevel(counts, { puzzleId: level.puzzle, mode, number: level.level, isCertain });
}

/**
 * Compares the level on the screen with that of the frame before. Returns what is wrong if an endless run repeats a
 * level, otherwise undefined.
 */
export function watchLevel(watch: LevelWatch, now: AttemptJson | undefined): string | undefined {
  const before = watch.levelNow;
  watch.levelNow = now;
  if (watch.uncertainFrames > 0) watch.uncertainFrames--;
  const isSame = now !== undefined && before !== undefined && keyOf(now) === keyOf(before);
  if (!isSame) closeWin(watch, false);
  // The moves and wins of lessons do not count in the statistics.
  if (now === undefined || lessonWith(now.puzzle, now.map) !== undefined) return undefined;
  if (isSame) countMoves(watch, before, now);
  if (isSame && before.outcome !== "won" && now.outcome === "won" && before.moves !== now.moves) openWin(watch, now);
  return isSame ? undefined : watchEndless(watch, now);
}

function keyOf({ puzzle, mode, seed, level, map }: AttemptJson): string {
  return [puzzle, mode, seed, level, ...map].join();
}

function countMoves({ counts, uncertainFrames }: LevelWatch, before: AttemptJson, now: AttemptJson): void {
  // A move that is in the list already may be made again by the player, or come back by a turn of the crank.
  if (now.moveCount > before.moveCount) add(counts.moves, uncertainFrames === 0 && now.moves !== before.moves);
}

function openWin(watch: LevelWatch, level: AttemptJson): void {
  const mode = MODE_NAMES.find((name) => name === level.mode);
  if (mode !== undefined) watch.openWin = { level, mode };
}

function watchEndless(watch: LevelWatch, level: AttemptJson): string | undefined {
  const { puzzle, mode, map } = level;
  if (!PACES.some((pace) => pace === (mode as string))) return undefined;
  if (watch.endlessKeys.has(keyOf(level))) return undefined;
  watch.endlessKeys.add(keyOf(level));
  watch.endlessLevels++;
  const levelsAgo = addMap(watch.recentMaps, puzzle, map.join("\n"));
  if (levelsAgo === undefined) return undefined;
  return `level ${level.level} of the run with seed ${level.seed} of ${puzzle} (${mode}) came ${levelsAgo} levels before`;
}
