import { wishOnLadder, type Ladder } from "../../ladder";
import type { Plan } from "../../puzzle";
import type { Wish } from "./wish";

export const BOARD_WIDTH = 12;
export const BOARD_HEIGHT = 7;

/** The climb: after each rise comes a rest. */
const CLIMB: Ladder<Wish> = {
  stages: [
    stage(2, 2, 0),
    stage(2, 3, 0),
    stage(3, 4, 30),
    stage(3, 5, 50),
    stage(1, 4, 15),
    stage(3, 6, 85),
    stage(3, 7, 110),
    stage(1, 5, 25),
    stage(4, 8, 155),
    stage(1, 6, 40),
    stage(4, 9, 175),
    stage(1, 6, 60),
    stage(4, 10, 205),
    stage(1, 7, 60),
    stage(3, 11, 245),
    stage(2, 8, 125),
    stage(3, 12, 280),
  ],
  repeatFrom: 8,
};

const WEEK: readonly Wish[] = [
  wishOf(6, 60),
  wishOf(7, 95),
  wishOf(8, 125),
  wishOf(9, 155),
  wishOf(10, 205),
  wishOf(11, 290),
  wishOf(12, 175),
];

const FEWEST_WHITES = 3;
const MOST_WHITES_IN_RUSH = 9;
const CHALLENGE_CENTIBITS_PER_WHITE = 21;

export const plan: Plan<Wish> = {
  endless: (number) => wishOnLadder(CLIMB, number),
  daily: (weekday) => WEEK[weekday],
  rush: (cleared) => {
    const whites = Math.min(MOST_WHITES_IN_RUSH, FEWEST_WHITES + Math.floor(cleared / 3));
    return wishOf(whites, (whites - FEWEST_WHITES) * 18 + (cleared % 3) * 10);
  },
  challenge: (size) => {
    const whites = FEWEST_WHITES + size - 1;
    return wishOf(whites, (whites - 1) * CHALLENGE_CENTIBITS_PER_WHITE);
  },
};

function stage(levels: number, whites: number, difficultyCentibits: number) {
  return { levels, wish: wishOf(whites, difficultyCentibits) };
}

/** A wish for a level on the board of the game. */
export function wishOf(whites: number, difficultyCentibits: number): Wish {
  return { width: BOARD_WIDTH, height: BOARD_HEIGHT, whites, difficultyCentibits };
}
