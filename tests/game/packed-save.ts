/** An example of a save, as an object and as the text that the game stores, for the tests of formatting saves. */
import type { Save } from "../../src/game/save/save";
import { LEFT, UP } from "../../src/kernel/direction";
import { EMPTY_DAILY } from "./random-saves";

/** The section of a saved text for a puzzle without any progress. */
export const OTHER = `# puzzle other
medals 
bests 
rushBest 0
endlessBest 1
levelsCleared 0
helps 
helpDay 0
firsts 
# daily other
lastDay 0
streak 0
bestStreak 0
days 
lastMap 0 
lastMoves `;

/** The text of `SAVE`, without checksum lines. */
export const PACKED = `# title
world other
titleRow 3
# settings
lampIsShown no
soundVolume 1
animationSpeed brisk
lessFlashing yes
undoSpeed at-once
crankIsReversed yes
musicVolume 1
name ANNA
# stats
levelsCleared 120
movesMade 4711
rewinds 99
streak 5
longestStreak 17
dayLevels 3,0,12
countedDay 9819
# challenges
list AAAAAAA,YAUBALS
# puzzle some
medals 013f
bests 4,0,7
rushBest 12
endlessBest 34
levelsCleared 77
helps 0241
helpDay 9821
firsts 21,22,23
# daily some
lastDay 9820
streak 3
bestStreak 8
days 1011
lastMap 3 @.o..o
lastMoves RDR
${OTHER}
# left
puzzle some
mode rush
seed 7
levelNumber 12
sketches 11,12,13
tally 90000,4,1,11
map 4 @..o....
moves UL
goal 1
hints 2
rewinds 3
falls 4
watched yes`;

export const SAVE: Save = {
  world: "other",
  titleRow: 3,
  settings: {
    lampIsShown: false,
    soundVolume: 1,
    animationSpeed: "brisk",
    lessFlashing: true,
    undoSpeed: "at-once",
    crankIsReversed: true,
    musicVolume: 1,
    name: "ANNA",
  },
  stats: {
    levelsCleared: 120,
    movesMade: 4711,
    rewinds: 99,
    streak: 5,
    longestStreak: 17,
    dayLevels: [3, 0, 12],
    countedDay: 9819,
  },
  challenges: { list: "AAAAAAA,YAUBALS" },
  puzzles: [
    {
      id: "some",
      medals: "013f",
      bests: [4, 0, 7],
      rushBest: 12,
      endlessBest: 34,
      levelsCleared: 77,
      helps: "0241",
      helpDay: 9821,
      firsts: [21, 22, 23],
      daily: { lastDay: 9820, streak: 3, bestStreak: 8, days: "1011", lastMap: "@.o\n..o", lastMoves: [1, 2, 1] },
    },
    {
      id: "other",
      medals: "",
      bests: [],
      rushBest: 0,
      endlessBest: 1,
      levelsCleared: 0,
      helps: "",
      helpDay: 0,
      firsts: [],
      daily: EMPTY_DAILY,
    },
  ],
  resumePoints: [
    {
      puzzle: "some",
      seed: 7,
      levelNumber: 12,
      recent: [11, 12, 13],
      tally: { mode: "rush", remainingMs: 90000, cleared: 4, losses: 1, best: 11 },
      map: "@..o\n....",
      moves: [UP, LEFT],
      goal: 1,
      hints: 2,
      rewinds: 3,
      losses: 4,
      watched: true,
    },
  ],
  unreadParts: [],
};
