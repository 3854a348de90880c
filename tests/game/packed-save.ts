/** An example of a save, as an object and as the text that the game stores, for the tests of formatting saves. */
import type { Save } from "../../src/game/save/save";
import { LEFT, UP } from "../../src/kernel/direction";
import { EMPTY_DAILY } from "./random-saves";

/**
 * The sections in a saved text for a puzzle in which the player has done nothing yet. The id of this puzzle is "other".
 */
export const OTHER = `# puzzle other
medals 
bestMoves 
rushBest 0
pace rising
bestLevels 
levelsCleared 0
helpDigits 
helpDay 0
firstLevelSketches 
knownThings 
# daily other
lastDay 0
streak 0
bestStreak 0
recentDays 
lastWonMap 0 
lastWinningMoves `;

/** The text in which the game stores the save `SAVE` of this file, without checksum lines. */
export const PACKED = `# title
titlePuzzleId other
titleRow 3
knownControls q
lastPlaceDay 9822
# settings
lampIsShown no
soundVolume 1
animationSpeed brisk
hasLessFlashing yes
undoSpeed at-once
crankIsReversed yes
isTiltOn yes
musicVolume 1
name ANNA
# stats
levelsCleared 120
movesMade 4711
rewinds 99
levelStreak 5
longestLevelStreak 17
dayLevels 3,0,12
countedDay 9819
# challenges
text AAAAAAA,YAUBALS
# endings
seen some,finale
# days
lastDay 9821
streak 5
bestStreak 9
recentDays 1101111
streakBefore 2
madeUpDay 9817
results 7,7,0,0,9,6,12,12
# remix
week 1405
results 5,4,0,7
# puzzle some
medals 013f
bestMoves 4,0,7
rushBest 12
pace hard
bestLevels 5,34,31
levelsCleared 77
helpDigits 0241
helpDay 9821
firstLevelSketches AAVAAWAAX
knownThings ypc
unaidedStreak 7
# daily some
lastDay 9820
streak 3
bestStreak 8
recentDays 1011
lastWonMap 3 @.o..o
lastWinningMoves RDR
# endless some
cleared 34
seenKeepsakes 2
${OTHER}
# resume point
puzzleId some
mode rush
seed 7
levelNumber 12
recentSketches AALAAMAAN
recentLeads 2,0,5
tally 90000,4,1,11
map 4 @..o....
moves UL
moveCount 1
movesMade 17
playedMs 33500
hints 2
rewinds 3
losses 4
isSolutionShown yes
wasRestarted yes`;

export const SAVE: Save = {
  titlePuzzleId: "other",
  titleRow: 3,
  knownControls: "q",
  lastPlaceDay: 9822,
  settings: {
    isLampShown: false,
    soundVolume: 1,
    animationSpeed: "brisk",
    hasLessFlashing: true,
    undoSpeed: "at-once",
    isCrankReversed: true,
    isTiltOn: true,
    musicVolume: 1,
    name: "ANNA",
  },
  stats: {
    levelsCleared: 120,
    movesMade: 4711,
    rewinds: 99,
    levelStreak: 5,
    longestLevelStreak: 17,
    dayLevels: [3, 0, 12],
    countedDay: 9819,
  },
  challenges: { text: "AAAAAAA,YAUBALS" },
  days: {
    lastDay: 9821,
    streak: 5,
    bestStreak: 9,
    recentDays: "1101111",
    streakBefore: 2,
    madeUpDay: 9817,
    results: [7, 7, 0, 0, 9, 6, 12, 12],
  },
  remix: { week: 1405, results: [5, 4, 0, 7] },
  endings: { seen: "some,finale" },
  puzzles: [
    {
      id: "some",
      medals: "013f",
      bestMoves: [4, 0, 7],
      rushBest: 12,
      pace: "hard",
      bestLevels: [5, 34, 31],
      levelsCleared: 77,
      unaidedStreak: 7,
      helpDigits: "0241",
      helpDay: 9821,
      firstLevelSketches: "AAVAAWAAX",
      knownThings: "ypc",
      daily: {
        lastDay: 9820,
        streak: 3,
        bestStreak: 8,
        recentDays: "1011",
        lastWonMap: "@.o\n..o",
        lastWinningMoves: [1, 2, 1],
      },
      endless: { cleared: 34, seenKeepsakes: 2 },
    },
    {
      id: "other",
      medals: "",
      bestMoves: [],
      rushBest: 0,
      pace: "rising",
      bestLevels: [],
      levelsCleared: 0,
      unaidedStreak: 0,
      helpDigits: "",
      helpDay: 0,
      firstLevelSketches: "",
      knownThings: "",
      daily: EMPTY_DAILY,
      endless: { cleared: 0, seenKeepsakes: 0 },
    },
  ],
  resumePoints: [
    {
      puzzleId: "some",
      seed: 7,
      levelNumber: 12,
      recentSketches: "AALAAMAAN",
      recentLeadingIdeas: [2, 0, 5],
      tally: { mode: "rush", remainingMs: 90000, cleared: 4, losses: 1, best: 11 },
      map: "@..o\n....",
      moves: [UP, LEFT],
      moveCount: 1,
      movesMade: 17,
      playedMs: 33500,
      countedHints: 2,
      rewinds: 3,
      losses: 4,
      wasWatched: true,
      wasRestarted: true,
    },
  ],
  unreadResumePoints: [],
  unreadSections: [],
};
