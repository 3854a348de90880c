/** Generates random saves, for tests with many random inputs. */
import { createDayRecord } from "../../src/game/save/day-record";
import { createRemixRecord } from "../../src/game/save/remix-record";
import { UNDO_SPEEDS } from "../../src/game/save/settings";
import { MAX_DAYS } from "../../src/game/save/stats";
import fc from "fast-check";
import { MAX_RECENT_LEADING_IDEAS, MAX_RECENT_LEVELS, type ResumePoint } from "../../src/game/save/resume-point";
import { PACES } from "../../src/puzzles/pace";
import { MODE_NAMES, createTally } from "../../src/game/save/tally";
import type { DailySave, Save } from "../../src/game/save/save";
import { DIRECTIONS } from "../../src/kernel/direction";
import { SEED_LIMIT } from "../../src/kernel/random";

export const EMPTY_DAILY: DailySave = {
  lastDay: 0,
  streak: 0,
  bestStreak: 0,
  recentDays: "",
  lastWonMap: "",
  lastWinningMoves: [],
};

const sketches = (maxSketches: number) =>
  fc.array(fc.stringMatching(/^[\w-]{9}$/), { maxLength: maxSketches }).map((texts) => texts.join(""));
const count = fc.integer({ min: 0, max: SEED_LIMIT - 1 });
const number = fc.integer({ min: 1, max: SEED_LIMIT - 1 });
const moves = fc.array(fc.constantFrom(...DIRECTIONS));
const character = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
const map = fc
  .integer({ min: 1, max: 24 })
  .chain((width) =>
    fc.array(fc.array(character, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 24 }),
  )
  .map((rows) => rows.map((row) => row.join("")).join("\n"));

export const puzzleIds = fc.stringMatching(/^[a-z][a-z-]{0,9}$/);

const daily: fc.Arbitrary<DailySave> = fc.record({
  lastDay: number,
  streak: count,
  bestStreak: count,
  recentDays: fc.stringMatching(/^[01]{0,31}$/),
  lastWonMap: fc.oneof(map, fc.constant("")),
  lastWinningMoves: moves,
});

export const medalTexts = fc.stringMatching(/^[0-9a-f]{0,100}$/);

export const resumePoints: fc.Arbitrary<ResumePoint> = fc.record({
  puzzleId: puzzleIds,
  seed: count,
  levelNumber: number,
  recentLeadingIdeas: fc.array(count, { maxLength: MAX_RECENT_LEADING_IDEAS }),
  recentSketches: sketches(MAX_RECENT_LEVELS),
  tally: fc
    .tuple(fc.constantFrom(...MODE_NAMES), fc.array(count, { maxLength: 4 }))
    .map(([mode, counts]) => createTally(mode, counts)),
  map: fc.oneof(map, fc.constant("")),
  moves,
  moveCount: count,
  movesMade: count,
  playedMs: count,
  countedHints: count,
  rewinds: count,
  losses: count,
  wasWatched: fc.boolean(),
  wasRestarted: fc.boolean(),
});

/**
 * Returns a text that identifies an unfinished level in a save. A save has at most one unfinished level for each mode
 * of each puzzle.
 */
const keyOf = ({ tally: { mode }, puzzleId }: ResumePoint): string => `${mode} ${puzzleId}`;

export const saves: fc.Arbitrary<Save> = fc.record({
  titlePuzzleId: fc.oneof(puzzleIds, fc.constant("")),
  titleRow: fc.integer({ min: 0, max: 20 }),
  knownControls: fc.stringMatching(/^[a-z]{0,26}$/),
  lastPlaceDay: count,
  settings: fc.record({
    isLampShown: fc.boolean(),
    soundVolume: fc.integer({ min: 0, max: 3 }),
    musicVolume: fc.integer({ min: 0, max: 3 }),
    animationSpeed: fc.constantFrom("calm" as const, "brisk" as const),
    hasLessFlashing: fc.boolean(),
    undoSpeed: fc.constantFrom(...UNDO_SPEEDS),
    isCrankReversed: fc.boolean(),
    isTiltOn: fc.boolean(),
    name: fc.stringMatching(/^[A-Z]{0,6}$/),
  }),
  stats: fc.record({
    levelsCleared: count,
    movesMade: count,
    rewinds: count,
    levelStreak: count,
    longestLevelStreak: count,
    dayLevels: fc.array(count, { maxLength: MAX_DAYS }),
    countedDay: count,
  }),
  challenges: fc.record({ text: fc.stringMatching(/^[A-Z2-9]{0,40}(,[A-Z2-9]{1,40}\/[A-Z2-9]{1,40}\/[AB]){0,2}$/) }),
  endings: fc.record({ seen: fc.stringMatching(/^[a-z-]{0,20}(,[a-z-]{1,20}){0,5}$/) }),
  remix: fc.oneof(
    fc.record({ week: count, results: fc.array(count, { minLength: 1, maxLength: 16 }) }),
    fc.constant(createRemixRecord()),
  ),
  days: fc.oneof(
    fc.record({
      lastDay: number,
      streak: count,
      bestStreak: count,
      recentDays: fc.stringMatching(/^[01]{0,7}$/),
      streakBefore: count,
      madeUpDay: count,
      results: fc.array(count, { maxLength: 20 }),
    }),
    fc.constant(0).map(() => createDayRecord()),
  ),
  puzzles: fc.uniqueArray(
    fc.record({
      id: puzzleIds,
      medals: medalTexts,
      bestMoves: fc.array(count, { maxLength: 100 }),
      helpDigits: fc.stringMatching(/^[0-4]{0,100}$/),
      helpDay: count,
      rushBest: count,
      pace: fc.constantFrom(...PACES),
      bestLevels: fc.array(count, { maxLength: PACES.length }),
      levelsCleared: count,
      unaidedStreak: count,
      firstLevelSketches: sketches(3),
      knownThings: fc.stringMatching(/^[a-z]{0,26}$/),
      endless: fc.record({ cleared: count, seenKeepsakes: count }),
      daily: fc.oneof(
        daily,
        fc.constant(EMPTY_DAILY).map((day) => ({ ...day })),
      ),
    }),
    { selector: (puzzle) => puzzle.id, maxLength: 5 },
  ),
  resumePoints: fc.uniqueArray(resumePoints, { selector: keyOf, maxLength: 7 }),
  unreadResumePoints: fc.constant([]),
  unreadSections: fc.constant([]).map(() => []),
});
