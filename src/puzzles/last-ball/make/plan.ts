import { wishOnLadder, type Ladder } from "../../ladder";
import type { Plan } from "../../puzzle";
import type { Wish } from "./wish";

export const BOARD_WIDTH = 12;
export const BOARD_HEIGHT = 7;

// With a row less the first levels of two runs would be the same too often.
const SMALL = [8, 6] as const;
const MIDDLE = [10, 7] as const;
const WHOLE = [BOARD_WIDTH, BOARD_HEIGHT] as const;

/**
 * The climb, a line a stage: how many levels, on which board, with how many white balls (as many moves as it takes), and
 * the difficulty in hundredths of a bit. After each rise comes a rest.
 */
const CLIMB: Ladder<Wish> = {
  stages: [
    stage(2, SMALL, 5, 30),
    stage(2, MIDDLE, 5, 45),
    stage(3, WHOLE, 6, 75),
    stage(1, WHOLE, 5, 35),
    stage(3, WHOLE, 7, 110),
    stage(1, WHOLE, 6, 50),
    stage(4, WHOLE, 8, 150),
    stage(1, WHOLE, 7, 70),
    stage(4, WHOLE, 9, 195),
    stage(1, WHOLE, 7, 90),
    stage(4, WHOLE, 10, 245),
    stage(1, WHOLE, 8, 120),
    stage(4, WHOLE, 11, 295),
    stage(1, WHOLE, 9, 155),
    stage(4, WHOLE, 12, 345),
  ],
  repeatFrom: 5,
};

/** The same for a rush. */
const RUSH: Ladder<Wish> = {
  stages: [
    stage(3, SMALL, 4, 20),
    stage(3, SMALL, 4, 35),
    stage(3, MIDDLE, 5, 50),
    stage(1, MIDDLE, 4, 20),
    stage(3, MIDDLE, 6, 70),
    stage(1, WHOLE, 5, 30),
    stage(4, WHOLE, 7, 90),
    stage(1, WHOLE, 5, 40),
    stage(4, WHOLE, 8, 110),
    stage(1, WHOLE, 6, 50),
    stage(4, WHOLE, 9, 130),
  ],
  repeatFrom: 5,
};

/** From Monday on. */
const WEEK: readonly Wish[] = [
  wish(MIDDLE, 6, 60),
  wish(WHOLE, 7, 100),
  wish(WHOLE, 8, 140),
  wish(WHOLE, 9, 185),
  wish(WHOLE, 10, 235),
  wish(WHOLE, 11, 290),
  wish(WHOLE, 12, 190),
];

/** By the size of a challenge, from 1 on. */
const CHALLENGES: readonly Wish[] = [
  wish(SMALL, 4, 35),
  wish(MIDDLE, 5, 60),
  wish(MIDDLE, 6, 85),
  wish(WHOLE, 7, 110),
  wish(WHOLE, 8, 140),
  wish(WHOLE, 8, 170),
  wish(WHOLE, 9, 205),
  wish(WHOLE, 10, 240),
  wish(WHOLE, 11, 280),
  wish(WHOLE, 12, 320),
];

export const plan: Plan<Wish> = {
  endless: (number) => wishOnLadder(CLIMB, number),
  daily: (weekday) => WEEK[weekday],
  rush: (cleared) => wishOnLadder(RUSH, cleared + 1),
  challenge: (size) => CHALLENGES[size - 1],
};

function stage(levels: number, board: readonly [number, number], whites: number, difficultyCentibits: number) {
  return { levels, wish: wish(board, whites, difficultyCentibits) };
}

/** A wish for a level on such a board, with so many white balls and that difficulty. */
export function wish([width, height]: readonly [number, number], whites: number, difficultyCentibits: number): Wish {
  return { width, height, whites, difficultyCentibits, mostRailroadPercent: mostRailroadPercentOf(whites) };
}

/** How much of a level may be a railroad: the fewer balls there are, the less there is to choose from. */
function mostRailroadPercentOf(whites: number): number {
  if (whites < 5) return 75;
  if (whites < 8) return 67;
  return whites < 10 ? 56 : 50;
}
