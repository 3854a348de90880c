/** What the bot of a long run has counted while it watched the game, to compare it with the statistics in the save. */
import { countCleared } from "../../src/game/save/medals";
import type { PuzzleSave, Save } from "../../src/game/save/save";
import { MODE_NAMES, type ModeName } from "../../src/game/save/tally";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { PACES } from "../../src/puzzles/pace";

/** Wins that must be in a save, and wins that may be there, because the bot did not see whether they count. */
interface WinCount {
  certain: number;
  uncertain: number;
}

export interface BotCounts {
  readonly byPuzzle: Map<string, WinCount>;
  readonly endlessByPuzzle: Map<string, WinCount>;
  /** The numbers of the campaign levels that the bot has certainly won, for each puzzle. */
  readonly campaignByPuzzle: Map<string, Set<number>>;
  /** The wins of each mode since the beginning of the run. They are only printed in the report. */
  readonly byMode: Map<ModeName, number>;
  readonly moves: WinCount;
}

export function createBotCounts(): BotCounts {
  const ids = loadAllPuzzles().map(({ id }) => id);
  const perPuzzle = (): Map<string, WinCount> => new Map(ids.map((id) => [id, { certain: 0, uncertain: 0 }]));
  return {
    byPuzzle: perPuzzle(),
    endlessByPuzzle: perPuzzle(),
    campaignByPuzzle: new Map(ids.map((id) => [id, new Set<number>()])),
    byMode: new Map(MODE_NAMES.map((mode) => [mode, 0])),
    moves: { certain: 0, uncertain: 0 },
  };
}

export interface WonLevel {
  readonly puzzleId: string;
  readonly mode: ModeName;
  /** The number of the level in its campaign or run; undefined if its mode has a single level. */
  readonly number: number | undefined;
  /** Whether the bot knows that the win counts. It does not know that if it never heard how the level ended. */
  readonly isCertain: boolean;
}

export function countWonLevel(counts: BotCounts, { puzzleId, mode, number, isCertain }: WonLevel): void {
  const perPuzzle = isEndless(mode) ? [counts.byPuzzle, counts.endlessByPuzzle] : [counts.byPuzzle];
  for (const wins of perPuzzle) add(requireCount(wins, puzzleId), isCertain);
  counts.byMode.set(mode, (counts.byMode.get(mode) ?? 0) + 1);
  if (mode === "campaign" && isCertain) addCampaignLevel(counts, puzzleId, number);
}

/** Adds a campaign level to those that must be cleared in the save. */
export function addCampaignLevel({ campaignByPuzzle }: BotCounts, puzzleId: string, number: number | undefined): void {
  if (number !== undefined) campaignByPuzzle.get(puzzleId)?.add(number);
}

function isEndless(mode: ModeName): boolean {
  return PACES.some((pace) => pace === mode);
}

export function add(count: WinCount, isCertain: boolean): void {
  if (isCertain) count.certain++;
  else count.uncertain++;
}

function requireCount(counts: ReadonlyMap<string, WinCount>, puzzleId: string): WinCount {
  const count = counts.get(puzzleId);
  if (count === undefined) throw new Error(`there is no puzzle ${puzzleId}`);
  return count;
}

/**
 * Replaces the counts by those of a save, after a power cut, by which the game may lose what it had not yet stored.
 * The wins of each mode stay.
 */
export function resetCounts(counts: BotCounts, save: Save | undefined): void {
  for (const { id, campaign } of loadAllPuzzles()) {
    const saved = save?.puzzles.find((puzzle) => puzzle.id === id);
    Object.assign(requireCount(counts.byPuzzle, id), { certain: saved?.levelsCleared ?? 0, uncertain: 0 });
    Object.assign(requireCount(counts.endlessByPuzzle, id), { certain: saved?.endless.cleared ?? 0, uncertain: 0 });
    counts.campaignByPuzzle.set(id, clearedNumbers(saved?.medals ?? "", campaign.levelCount));
  }
  Object.assign(counts.moves, { certain: save?.stats.movesMade ?? 0, uncertain: 0 });
}

function clearedNumbers(medals: string, levelCount: number): Set<number> {
  const numbers = Array.from({ length: levelCount }, (_, index) => index + 1);
  return new Set(numbers.filter((number) => countCleared(medals[number - 1] ?? "0", 1) > 0));
}

/** Compares the counts with the statistics in a save. Returns what differs, or undefined if everything adds up. */
export function findDifference(counts: BotCounts, save: Save): string | undefined {
  const { stats } = save;
  const all = [...counts.byPuzzle.values()];
  const sum = { certain: total(all, "certain"), uncertain: total(all, "uncertain") };
  return (
    differenceOf("won levels", stats.levelsCleared, sum) ??
    differenceOf("moves", stats.movesMade, counts.moves) ??
    findFirst(loadAllPuzzles(), ({ id, campaign: { levelCount } }) => {
      const saved = save.puzzles.find((puzzle) => puzzle.id === id);
      return saved === undefined ? undefined : findDifferenceOfPuzzle(counts, saved, levelCount);
    }) ??
    findImplausible(save)
  );
}

function findDifferenceOfPuzzle(counts: BotCounts, saved: PuzzleSave, levelCount: number): string | undefined {
  const { id } = saved;
  const wins = requireCount(counts.byPuzzle, id);
  // The levels "After hours" have the numbers after the campaign, and the statistics do not count them as its levels.
  const campaignNumbers = [...(counts.campaignByPuzzle.get(id) ?? [])].filter((number) => number <= levelCount);
  const campaignWins = { certain: campaignNumbers.length, uncertain: wins.uncertain };
  return (
    differenceOf(`won levels of ${id}`, saved.levelsCleared, wins) ??
    differenceOf(
      `won levels in endless runs of ${id}`,
      saved.endless.cleared,
      requireCount(counts.endlessByPuzzle, id),
    ) ??
    differenceOf(`cleared campaign levels of ${id}`, countCleared(saved.medals, levelCount), campaignWins)
  );
}

function findImplausible({ stats, days, puzzles }: Save): string | undefined {
  const endless = puzzles.reduce((sum, saved) => sum + saved.endless.cleared, 0);
  const perDay = stats.dayLevels.reduce((sum, count) => sum + count, 0);
  if (stats.levelStreak > stats.longestLevelStreak) return "the streak is longer than the longest streak";
  if (stats.longestLevelStreak > endless) return "the longest streak is longer than all endless runs together";
  if (perDay > stats.levelsCleared) return "the last days have more levels than all days together";
  if (days.streak > days.bestStreak) return "the streak of days is longer than the best streak of days";
  return findFirst(puzzles, ({ id, unaidedStreak, levelsCleared }) =>
    unaidedStreak > levelsCleared ? `the streak without help of ${id} is longer than its levels` : undefined,
  );
}

function differenceOf(what: string, saved: number, { certain, uncertain }: WinCount): string | undefined {
  if (saved >= certain && saved <= certain + uncertain) return undefined;
  const counted = uncertain === 0 ? `${certain}` : `${certain} to ${certain + uncertain}`;
  return `the statistics say ${saved} ${what}, the bot counted ${counted}`;
}

function total(counts: readonly WinCount[], kind: keyof WinCount): number {
  return counts.reduce((sum, count) => sum + count[kind], 0);
}

function findFirst<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
