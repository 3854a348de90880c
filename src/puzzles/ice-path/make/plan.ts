import { wishOnLadder, type Ladder } from "../../ladder";
import type { Plan } from "../../puzzle";
import type { Wish } from "./wish";

export const BOARD_SIDE = 12;

/**
 * The climb, a line a stage: how many levels, moves from … to, how much of a railroad in percent at most, how many hidden
 * goals. After each rise comes a rest.
 */
const CLIMB: Ladder<Wish> = {
  stages: [
    stage(3, 7, 8, 100, 0),
    stage(3, 8, 9, 80, 1),
    stage(3, 9, 11, 70, 1),
    stage(1, 7, 8, 60, 2),
    stage(4, 11, 13, 65, 2),
    stage(1, 8, 9, 60, 2),
    stage(4, 13, 15, 60, 3),
    stage(1, 9, 10, 55, 2),
    stage(4, 15, 17, 60, 3),
    stage(1, 9, 11, 50, 3),
    stage(4, 17, 19, 55, 4),
    stage(1, 10, 12, 50, 3),
    stage(4, 19, 21, 55, 4),
    stage(2, 11, 13, 45, 4),
    stage(3, 21, 24, 55, 4),
  ],
  repeatFrom: 6,
};

const WEEK: readonly Wish[] = [
  wish(9, 10, 70, 2),
  wish(10, 12, 65, 2),
  wish(12, 14, 60, 3),
  wish(14, 16, 60, 3),
  wish(16, 18, 60, 4),
  wish(19, 22, 60, 4),
  wish(14, 17, 45, 4),
];

const MOST_MOVES_IN_RUSH = 12;

export const plan: Plan<Wish> = {
  endless: (number) => wishOnLadder(CLIMB, number),
  daily: (weekday) => WEEK[weekday],
  rush: (cleared) => {
    const leastMoves = Math.min(MOST_MOVES_IN_RUSH, 7 + Math.floor(cleared / 4));
    return wish(leastMoves, leastMoves + 1, 100, 0);
  },
  challenge: (size) => wish(5 + 2 * size, 6 + 2 * size, 70, Math.min(4, Math.floor(size / 2))),
};

function stage(levels: number, leastMoves: number, mostMoves: number, railroad: number, hiddenGoals: number) {
  return { levels, wish: wish(leastMoves, mostMoves, railroad, hiddenGoals) };
}

function wish(leastMoves: number, mostMoves: number, railroadPercent: number, hiddenGoals: number): Wish {
  return { width: BOARD_SIDE, height: BOARD_SIDE, leastMoves, mostMoves, railroadPercent, hiddenGoals };
}
