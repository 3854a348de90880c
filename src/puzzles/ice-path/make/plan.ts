import { wishOnLadder, type Ladder } from "../../ladder";
import type { Plan } from "../../puzzle";
import type { Wish } from "./wish";

/** The sides of a board. */
interface Size {
  readonly width: number;
  readonly height: number;
}

// The painter has three sizes of cells: up to seven rows, up to nine, and more.
const SMALL: Size = { width: 8, height: 7 };
const MIDDLE: Size = { width: 10, height: 7 };
const LARGE: Size = { width: 12, height: 9 };
const LARGEST: Size = { width: 12, height: 12 };

/**
 * The climb, a line a stage: how many levels, the board, moves from … to, hundredths of a bit, how much of a railroad in
 * percent at most, how many hidden goals. It goes on from the lessons, of which the last takes 4 moves on a board of 7 × 6,
 * with 1.67 bits. After each rise comes a rest, and no board is smaller than the one before it: a level begins where the
 * last one ended.
 */
const CLIMB: Ladder<Wish> = {
  stages: [
    stage(2, SMALL, 4, 5, 130, 60, 0),
    stage(2, SMALL, 5, 6, 170, 60, 0),
    stage(2, MIDDLE, 6, 7, 210, 55, 0),
    stage(1, MIDDLE, 5, 6, 160, 50, 0),
    stage(3, LARGE, 7, 8, 260, 50, 1),
    stage(1, LARGE, 6, 7, 210, 45, 1),
    stage(3, LARGE, 8, 10, 310, 45, 1),
    stage(1, LARGE, 6, 8, 240, 40, 1),
    stage(4, LARGEST, 9, 11, 360, 45, 2),
    stage(1, LARGEST, 7, 8, 270, 40, 2),
    stage(4, LARGEST, 10, 12, 410, 45, 2),
    stage(1, LARGEST, 8, 9, 300, 40, 2),
    stage(4, LARGEST, 12, 14, 500, 40, 2),
    stage(1, LARGEST, 9, 10, 340, 35, 2),
    stage(4, LARGEST, 13, 15, 570, 45, 2),
    stage(1, LARGEST, 9, 11, 370, 35, 3),
    stage(3, LARGEST, 14, 17, 630, 40, 3),
    stage(2, LARGEST, 10, 12, 400, 35, 3),
  ],
  repeatFrom: 9,
};

const RUSH: Ladder<Wish> = {
  stages: [
    stage(3, MIDDLE, 4, 6, 140, 60, 0),
    stage(4, MIDDLE, 5, 7, 180, 60, 0),
    stage(4, MIDDLE, 6, 8, 220, 60, 0),
    stage(4, LARGE, 7, 9, 260, 55, 0),
    stage(4, LARGE, 8, 10, 300, 55, 0),
    stage(1, LARGEST, 9, 11, 340, 55, 0),
  ],
  repeatFrom: 5,
};

const WEEK: readonly Wish[] = [
  wish(LARGEST, 8, 9, 310, 50, 2),
  wish(LARGEST, 9, 11, 360, 45, 2),
  wish(LARGEST, 10, 12, 410, 45, 2),
  wish(LARGEST, 12, 14, 500, 40, 2),
  wish(LARGEST, 13, 15, 570, 45, 2),
  wish(LARGEST, 14, 17, 630, 40, 3),
  wish(LARGEST, 10, 12, 390, 35, 2),
];

const CHALLENGES: readonly Wish[] = [
  wish(SMALL, 4, 5, 130, 60, 0),
  wish(MIDDLE, 6, 6, 190, 60, 0),
  wish(MIDDLE, 7, 7, 230, 55, 0),
  wish(LARGE, 8, 8, 270, 50, 1),
  wish(LARGE, 9, 9, 310, 50, 1),
  wish(LARGEST, 9, 10, 350, 50, 1),
  wish(LARGEST, 10, 11, 400, 45, 2),
  wish(LARGEST, 12, 13, 480, 45, 2),
  wish(LARGEST, 13, 15, 560, 45, 2),
  wish(LARGEST, 14, 17, 630, 45, 1),
];

export const plan: Plan<Wish> = {
  endless: (number) => wishOnLadder(CLIMB, number),
  daily: (weekday) => WEEK[weekday],
  rush: (cleared) => wishOnLadder(RUSH, cleared + 1),
  challenge: (size) => CHALLENGES[size - 1],
};

function stage(
  levels: number,
  size: Size,
  leastMoves: number,
  mostMoves: number,
  centibits: number,
  railroad: number,
  hiddenGoals: number,
) {
  return { levels, wish: wish(size, leastMoves, mostMoves, centibits, railroad, hiddenGoals) };
}

function wish(
  { width, height }: Size,
  leastMoves: number,
  mostMoves: number,
  difficultyCentibits: number,
  mostRailroadPercent: number,
  hiddenGoals: number,
): Wish {
  return { width, height, leastMoves, mostMoves, difficultyCentibits, mostRailroadPercent, hiddenGoals };
}
