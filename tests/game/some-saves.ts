import { UNDO_SPEEDS } from "../../src/game/save/settings";
import { MOST_DAYS } from "../../src/game/save/stats";
import fc from "fast-check";
import { RECENT_LEVELS, type LeftLevel } from "../../src/game/save/left-level";
import { MODES, tallyOf } from "../../src/game/save/tally";
import type { Daily, Save } from "../../src/game/save/save";
import { DIRECTIONS } from "../../src/kernel/direction";
import { SEED_LIMIT } from "../../src/kernel/random";
import { SKETCH_NUMBERS } from "../../src/kernel/sketch";

/** What is kept of the level of the day before the first is won. */
export const NO_DAY: Daily = { lastDay: 0, streak: 0, bestStreak: 0, days: "", lastMap: "", lastMoves: [] };

const count = fc.integer({ min: 0, max: SEED_LIMIT - 1 });
const number = fc.integer({ min: 1, max: SEED_LIMIT - 1 });
const moves = fc.array(fc.constantFrom(...DIRECTIONS));
const cell = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
const map = fc
  .integer({ min: 1, max: 24 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 24 }))
  .map((rows) => rows.map((row) => row.join("")).join("\n"));

/** The ids of worlds. */
export const id = fc.stringMatching(/^[a-z][a-z-]{0,9}$/);

const daily: fc.Arbitrary<Daily> = fc.record({
  lastDay: number,
  streak: count,
  bestStreak: count,
  days: fc.stringMatching(/^[01]{0,7}$/),
  lastMap: fc.oneof(map, fc.constant("")),
  lastMoves: moves,
});

/** Medals of campaigns. */
export const medalTexts = fc.stringMatching(/^[0-9a-f]{0,100}$/);

/** Tables as they are left. */
export const tables: fc.Arbitrary<LeftLevel> = fc.record({
  puzzle: id,
  seed: count,
  levelNumber: number,
  recent: fc.array(count, { maxLength: SKETCH_NUMBERS * RECENT_LEVELS }),
  tally: fc
    .tuple(fc.constantFrom(...MODES), fc.array(count, { maxLength: 4 }))
    .map(([mode, counts]) => tallyOf(mode, counts)),
  map: fc.oneof(map, fc.constant("")),
  moves,
  goal: count,
  hints: count,
  rewinds: count,
  losses: count,
  watched: fc.boolean(),
});

/** One level is kept for each mode of each puzzle. */
const placeOf = ({ tally: { mode }, puzzle }: LeftLevel): string => `${mode} ${puzzle}`;

/** Saves as a player may have them. */
export const saves: fc.Arbitrary<Save> = fc.record({
  world: fc.oneof(id, fc.constant("")),
  titleRow: fc.integer({ min: 0, max: 20 }),
  settings: fc.record({
    lampIsShown: fc.boolean(),
    soundVolume: fc.integer({ min: 0, max: 3 }),
    musicVolume: fc.integer({ min: 0, max: 3 }),
    animationSpeed: fc.constantFrom("calm" as const, "brisk" as const),
    lessFlashing: fc.boolean(),
    undoSpeed: fc.constantFrom(...UNDO_SPEEDS),
    crankIsReversed: fc.boolean(),
    name: fc.stringMatching(/^[A-Z]{0,6}$/),
  }),
  stats: fc.record({
    levelsCleared: count,
    movesMade: count,
    rewinds: count,
    streak: count,
    longestStreak: count,
    dayLevels: fc.array(count, { maxLength: MOST_DAYS }),
    countedDay: count,
  }),
  played: fc.record({ list: fc.stringMatching(/^[A-Z2-9]{0,40}(,[A-Z2-9]{1,40}\/[A-Z2-9]{1,40}\/[AB]){0,2}$/) }),
  puzzles: fc.uniqueArray(
    fc.record({
      id,
      medals: medalTexts,
      bests: fc.array(count, { maxLength: 100 }),
      helps: fc.stringMatching(/^[0-4]{0,100}$/),
      helpDay: count,
      rushBest: count,
      endlessBest: number,
      levelsCleared: count,
      firsts: fc.array(count, { maxLength: 9 }),
      daily: fc.oneof(
        daily,
        fc.constant(NO_DAY).map((day) => ({ ...day })),
      ),
    }),
    { selector: (puzzle) => puzzle.id, maxLength: 5 },
  ),
  left: fc.uniqueArray(tables, { selector: placeOf, maxLength: 7 }),
  unread: fc.constant([]).map(() => []),
});
