import { wishOnLadder, type Ladder } from "../../ladder";
import type { Plan } from "../../puzzle";
import type { Wish } from "./wish";

export const BOARD_WIDTH = 12;
export const BOARD_HEIGHT = 7;

/** The climb: after each rise comes a rest. */
const CLIMB: Ladder<Wish> = {
  stages: [
    stage(2, 2, 0),
    stage(2, 3, 50),
    stage(3, 4, 100),
    stage(3, 5, 150),
    stage(1, 4, 50),
    stage(3, 6, 200),
    stage(3, 7, 250),
    stage(1, 5, 100),
    stage(4, 8, 300),
    stage(1, 6, 100),
    stage(4, 9, 350),
    stage(1, 6, 150),
    stage(4, 10, 400),
    stage(1, 7, 150),
    stage(3, 11, 450),
    stage(2, 8, 250),
    stage(3, 12, 500),
  ],
  repeatFrom: 8,
};

const WEEK: readonly Wish[] = [
  wishOf(6, 150),
  wishOf(7, 200),
  wishOf(8, 250),
  wishOf(9, 300),
  wishOf(10, 400),
  wishOf(11, 500),
  wishOf(12, 300),
];

const FEWEST_WHITES = 3;
const MOST_WHITES_IN_RUSH = 9;
const CHALLENGE_CENTIBITS_PER_WHITE = 35;

export const plan: Plan<Wish> = {
  endless: (number) => wishOnLadder(CLIMB, number),
  daily: (weekday) => WEEK[weekday],
  rush: (cleared) => {
    const whites = Math.min(MOST_WHITES_IN_RUSH, FEWEST_WHITES + Math.floor(cleared / 3));
    return wishOf(whites, (whites - FEWEST_WHITES) * 40 + (cleared % 3) * 20);
  },
  challenge: (size) => {
    const whites = FEWEST_WHITES + size - 1;
    return wishOf(whites, whites * CHALLENGE_CENTIBITS_PER_WHITE);
  },
};

function stage(levels: number, whites: number, difficultyCentibits: number) {
  return { levels, wish: wishOf(whites, difficultyCentibits) };
}

/** A wish for a level on the board of the game. */
export function wishOf(whites: number, difficultyCentibits: number): Wish {
  return { width: BOARD_WIDTH, height: BOARD_HEIGHT, whites, difficultyCentibits };
}
