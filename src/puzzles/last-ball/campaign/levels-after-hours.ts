/**
 * The ten levels "After hours" of the puzzle Last Ball, which are optional and follow the campaign. Each level joins
 * two solving ideas (techniques that a solution needs). No level of the campaign and no other level of the ten joins
 * the same two solving ideas. A test solves each level and compares the result with the facts in `verdict`, such as the
 * fewest moves.
 */
import type { CampaignLevel } from "../../puzzle";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levelsAfterHours = (): readonly CampaignLevel[] => [
  // The solution of this level needs two techniques (solving ideas) together: "chain" and "bait".
  {
    name: "Chalk Dust",
    map: [
      "...o........",
      "..o.o.ooo.o.",
      "..o.........",
      ".....@o.....",
      ".o.......o..",
      ".o.ooo.o.o..",
      "........o...",
    ],
    verdict: {
      par: 18, solutionCount: 9, stateCount: 1850, deadEndCount: 1801, forcedMovesPercent: 33,
      difficultyCentibits: 574,
    },
    ideas: [6, 2],
  },
  // The solution of this level needs two techniques (solving ideas) together: "brake" and "there and back".
  {
    name: "Last Orders",
    map: [
      ".oo.........",
      "..........o.",
      "o.o.....o..o",
      "o.o..@o...o.",
      "o.o.o...o..o",
      "............",
      ".oo.........",
    ],
    verdict: {
      par: 18, solutionCount: 54, stateCount: 1500, deadEndCount: 1464, forcedMovesPercent: 27,
      difficultyCentibits: 576,
    },
    ideas: [7, 1],
  },
  // The solution of this level needs two techniques (solving ideas) together: "grand tour" and "detour".
  {
    name: "Lock-In",
    map: [
      ".o..o.o..o..",
      ".....o......",
      ".o......o...",
      "o....@.....o",
      "........o...",
      "o....o....o.",
      ".o..o.o..o..",
    ],
    verdict: {
      par: 17, solutionCount: 1, stateCount: 807, deadEndCount: 789, forcedMovesPercent: 35, difficultyCentibits: 578,
    },
    ideas: [10, 0],
  },
  // The solution of this level needs two techniques (solving ideas) together: "chain" and "grand tour".
  {
    name: "Stacked Chairs",
    map: [
      ".@o......o..",
      "oo........oo",
      "o..........o",
      "............",
      "oo........oo",
      "..o......o..",
      ".oo......oo.",
    ],
    verdict: {
      par: 18, solutionCount: 208, stateCount: 2096, deadEndCount: 1828, forcedMovesPercent: 16,
      difficultyCentibits: 580,
    },
    ideas: [6, 10],
  },
  // The solution of this level needs two techniques (solving ideas) together: "detour" and "chain".
  {
    name: "Night Cap",
    map: [
      "....o.......",
      "o.oo..o...o.",
      "..........o.",
      "o..o@..o...o",
      "o.........o.",
      "..oo..o...o.",
      "....o.......",
    ],
    verdict: {
      par: 18, solutionCount: 30, stateCount: 2003, deadEndCount: 1932, forcedMovesPercent: 27,
      difficultyCentibits: 583,
    },
    ideas: [0, 6],
  },
  // The solution of this level needs two techniques (solving ideas) together: "grand tour" and "brake".
  {
    name: "Broken Cue",
    map: [
      ".o.o........",
      "...o.......o",
      ".o......oo.o",
      ".oo......oo.",
      "o.o.......o.",
      "o.......@...",
      "........o.o.",
    ],
    verdict: {
      par: 18, solutionCount: 4, stateCount: 1494, deadEndCount: 1460, forcedMovesPercent: 50,
      difficultyCentibits: 584,
    },
    ideas: [10, 7],
  },
  // The solution of this level needs two techniques (solving ideas) together: "one way in" and "the last is first".
  {
    name: "Corner Lamp",
    map: [
      "...o....o...",
      ".o.o....o.o.",
      "....o..o....",
      "o...o..o...o",
      "o.@o....o..o",
      ".o........o.",
      "............",
    ],
    verdict: {
      par: 18, solutionCount: 1, stateCount: 459, deadEndCount: 440, forcedMovesPercent: 27, difficultyCentibits: 588,
    },
    ideas: [3, 8],
  },
  // The solution of this level needs two techniques (solving ideas) together: "one way in" and "brake".
  {
    name: "Small Hours",
    map: [
      "...o.o......",
      "......o.o.@o",
      ".o.o..o...o.",
      "............",
      ".o...o..o.o.",
      "o..o.o......",
      "......o.o...",
    ],
    verdict: {
      par: 18, solutionCount: 1, stateCount: 689, deadEndCount: 670, forcedMovesPercent: 33, difficultyCentibits: 588,
    },
    ideas: [3, 7],
  },
  // The solution of this level needs two techniques (solving ideas) together: "bait" and "one way in".
  {
    name: "One For The Road",
    map: [
      "............",
      "..o......o..",
      "....o..o....",
      ".o.@......o.",
      "o..o....o..o",
      "o....oo....o",
      ".o.o....o.o.",
    ],
    verdict: {
      par: 18, solutionCount: 2, stateCount: 1783, deadEndCount: 1759, forcedMovesPercent: 44,
      difficultyCentibits: 589,
    },
    ideas: [2, 3],
  },
  // The solution of this level needs two techniques (solving ideas) together: "the last is first" and "on the spot".
  {
    name: "Closing Time",
    map: [
      "...o.oo.o...",
      ".........o..",
      "..o...oo....",
      "..o.o...o@..",
      "..o...oo....",
      ".........o..",
      "...o..o.o...",
    ],
    verdict: {
      par: 18, solutionCount: 8, stateCount: 1534, deadEndCount: 1509, forcedMovesPercent: 33,
      difficultyCentibits: 590,
    },
    ideas: [8, 9],
  },
];
