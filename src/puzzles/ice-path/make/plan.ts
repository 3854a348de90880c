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
    stage(2, SMALL, 4, 5, 130, 100, 0),
    stage(2, SMALL, 5, 6, 170, 80, 0),
    stage(2, MIDDLE, 6, 7, 210, 75, 0),
    stage(1, MIDDLE, 5, 6, 160, 70, 0),
    stage(3, LARGE, 7, 8, 260, 70, 1),
    stage(1, LARGE, 6, 7, 210, 65, 1),
    stage(3, LARGE, 8, 10, 310, 65, 1),
    stage(1, LARGE, 6, 8, 240, 60, 1),
    stage(4, LARGEST, 9, 11, 360, 65, 2),
    stage(1, LARGEST, 7, 8, 270, 60, 2),
    stage(4, LARGEST, 10, 12, 410, 65, 2),
    stage(1, LARGEST, 8, 9, 300, 60, 2),
    stage(4, LARGEST, 12, 14, 500, 60, 2),
    stage(1, LARGEST, 9, 10, 340, 55, 2),
    stage(4, LARGEST, 13, 15, 570, 60, 2),
    stage(1, LARGEST, 9, 11, 370, 55, 3),
    stage(3, LARGEST, 14, 17, 630, 60, 3),
    stage(2, LARGEST, 10, 12, 400, 55, 3),
  ],
  repeatFrom: 9,
};

const RUSH: Ladder<Wish> = {
  stages: [
    stage(3, MIDDLE, 4, 6, 140, 100, 0),
    stage(4, MIDDLE, 5, 7, 180, 80, 0),
    stage(4, MIDDLE, 6, 8, 220, 80, 0),
    stage(4, LARGE, 7, 9, 260, 75, 0),
    stage(4, LARGE, 8, 10, 300, 75, 0),
    stage(1, LARGEST, 9, 11, 340, 75, 0),
  ],
  repeatFrom: 5,
};

const WEEK: readonly Wish[] = [
  wish(LARGEST, 8, 9, 310, 70, 2),
  wish(LARGEST, 9, 11, 360, 65, 2),
  wish(LARGEST, 10, 12, 410, 65, 2),
  wish(LARGEST, 12, 14, 500, 60, 2),
  wish(LARGEST, 13, 15, 570, 60, 2),
  wish(LARGEST, 14, 17, 630, 60, 3),
  wish(LARGEST, 10, 12, 390, 55, 2),
];

const CHALLENGES: readonly Wish[] = [
  wish(SMALL, 4, 5, 130, 100, 0),
  wish(MIDDLE, 6, 6, 190, 80, 0),
  wish(MIDDLE, 7, 7, 230, 75, 0),
  wish(LARGE, 8, 8, 270, 70, 1),
  wish(LARGE, 9, 9, 310, 70, 1),
  wish(LARGEST, 9, 10, 350, 70, 1),
  wish(LARGEST, 10, 11, 400, 65, 2),
  wish(LARGEST, 12, 13, 480, 65, 2),
  wish(LARGEST, 13, 15, 560, 60, 2),
  wish(LARGEST, 14, 17, 630, 65, 1),
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
  railroadPercent: number,
  hiddenGoals: number,
): Wish {
  return { width, height, leastMoves, mostMoves, difficultyCentibits, railroadPercent, hiddenGoals };
}
