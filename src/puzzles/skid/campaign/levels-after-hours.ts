/**
 * The ten levels "After hours" of the puzzle Skid, which are optional and follow the campaign. Each level combines two
 * solving ideas (techniques that a solution needs), and each combination occurs only once. Except in three levels, the
 * combination occurs in no level of the campaign. A test solves each level and compares the result with the facts in
 * `verdict`, such as the fewest moves.
 */
import type { SkidCampaignLevel } from "./level";

// Prettier skips this statement, because it would join the rows of each level's text map in one line.
// prettier-ignore
export const levelsAfterHours = (): readonly SkidCampaignLevel[] => [
  // The solution of this level needs two techniques (solving ideas) together: "ice stop" and "too soon".
  {
    name: "Creaky Stairs",
    map: [
      "#######",
      "#ir...#",
      "#r....#",
      "#..#..#",
      "#.#..##",
      "###R###",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 120, deadEndCount: 0, forcedMovesPercent: 21, difficultyCentibits: 479,
      realStates: 116, potentialStates: 2312, parCombo: 14, parPlain: 15,
    },
    ideas: [10, 12],
  },
  // The solution of this level needs two techniques (solving ideas) together: "both doors" and "order".
  {
    name: "Mousetrap",
    map: [
      "#Y##R##",
      "#p.#y.#",
      "#.#.#r#",
      "#....r#",
      "#.....#",
      "#######",
    ],
    verdict: {
      par: 12, solutionCount: 1, stateCount: 225, deadEndCount: 0, forcedMovesPercent: 16, difficultyCentibits: 485,
      realStates: 223, potentialStates: 2482, parCombo: 12, parPlain: 15,
    },
    ideas: [9, 4],
  },
  // The solution of this level needs two techniques (solving ideas) together: "order" and "ice stop".
  {
    name: "Coal Chute",
    map: [
      "#######",
      "#r#.#.#",
      "#r##i.#",
      "#.....#",
      "#.....R",
      "#######",
    ],
    verdict: {
      par: 14, solutionCount: 2, stateCount: 64, deadEndCount: 0, forcedMovesPercent: 14, difficultyCentibits: 494,
      realStates: 61, potentialStates: 1920, parCombo: 14, parPlain: 14,
    },
    ideas: [4, 10],
  },
  // The solution of this level needs two techniques (solving ideas) together: "detour" and "ice stop".
  {
    name: "Cobwebs",
    map: [
      "########",
      "Ri#....#",
      "#..#...#",
      "#...#..#",
      "#rr...##",
      "##.....#",
      "########",
    ],
    verdict: {
      par: 13, solutionCount: 1, stateCount: 280, deadEndCount: 0, forcedMovesPercent: 7, difficultyCentibits: 508,
      realStates: 276, potentialStates: 7500, parCombo: 13, parPlain: 19,
    },
    ideas: [0, 10],
  },
  // The solution of this level needs two techniques (solving ideas) together: "detour" and "parking".
  {
    name: "Jam Jars",
    map: [
      "#######",
      "#.r##iR",
      "##.#.r#",
      "#.....#",
      "#.....#",
      "#######",
    ],
    verdict: {
      par: 13, solutionCount: 1, stateCount: 125, deadEndCount: 0, forcedMovesPercent: 15, difficultyCentibits: 513,
      realStates: 120, potentialStates: 1920, parCombo: 13, parPlain: 15,
    },
    ideas: [0, 14],
  },
  // The solution of this level needs two techniques (solving ideas) together: "ice stop" and "toy stop".
  {
    name: "Fuse Box",
    map: [
      "########",
      "#..#r.##",
      "#...#r.#",
      "#..i.#.#",
      "#......#",
      "#......#",
      "###R####",
    ],
    verdict: {
      par: 14, solutionCount: 1, stateCount: 219, deadEndCount: 0, forcedMovesPercent: 35, difficultyCentibits: 515,
      realStates: 215, potentialStates: 8450, parCombo: 14, parPlain: 19,
    },
    ideas: [10, 6],
  },
  // The solution of this level needs two techniques (solving ideas) together: "too soon" and "detour".
  {
    name: "Lost Marbles",
    map: [
      "#####R#",
      "#.#ryr#",
      "#.....#",
      "##p...#",
      "#....##",
      "#Y#####",
    ],
    verdict: {
      par: 10, solutionCount: 2, stateCount: 106, deadEndCount: 0, forcedMovesPercent: 20, difficultyCentibits: 520,
      realStates: 104, potentialStates: 2482, parCombo: 10, parPlain: 18,
    },
    ideas: [12, 0],
  },
  // The solution of this level needs two techniques (solving ideas) together: "together" and "toy stop".
  {
    name: "Boiler Room",
    map: [
      "########",
      "R...####",
      "#......#",
      "###....#",
      "##....r#",
      "#.#yr..Y",
      "########",
    ],
    verdict: {
      par: 13, solutionCount: 1, stateCount: 127, deadEndCount: 0, forcedMovesPercent: 30, difficultyCentibits: 524,
      realStates: 125, potentialStates: 6118, parCombo: 13, parPlain: 19,
    },
    ideas: [7, 6],
  },
  // The solution of this level needs two techniques (solving ideas) together: "order" and "toy stop".
  {
    name: "Spare Key",
    map: [
      "#####Y#",
      "#...rr#",
      "#..####",
      "#y...##",
      "#.....#",
      "#R#####",
    ],
    verdict: {
      par: 14, solutionCount: 2, stateCount: 93, deadEndCount: 0, forcedMovesPercent: 14, difficultyCentibits: 525,
      realStates: 91, potentialStates: 2072, parCombo: 14, parPlain: 14,
    },
    ideas: [4, 6],
  },
  // The solution of this level needs two techniques (solving ideas) together: "pit stop" and "there and back".
  {
    name: "Cellar Door",
    map: [
      "###Y###",
      "#.r...#",
      "#.#.###",
      "#r.#..R",
      "#y.p..#",
      "#######",
    ],
    verdict: {
      par: 14, solutionCount: 4, stateCount: 182, deadEndCount: 0, forcedMovesPercent: 21, difficultyCentibits: 595,
      realStates: 180, potentialStates: 2072, parCombo: 14, parPlain: 17,
    },
    ideas: [8, 1],
  },
];
