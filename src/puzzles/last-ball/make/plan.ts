import { wishOnLadder, type Ladder } from "../../ladder";
import type { Plan } from "../../puzzle";

/** How large a level shall be, and how hard. */
export interface Wish {
  readonly whites: number;
  /** In hundredths of a bit: with 100 a careful player who picks at random clears every second such level. */
  readonly difficultyCentibits: number;
}

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
  { whites: 6, difficultyCentibits: 150 },
  { whites: 7, difficultyCentibits: 200 },
  { whites: 8, difficultyCentibits: 250 },
  { whites: 9, difficultyCentibits: 300 },
  { whites: 10, difficultyCentibits: 400 },
  { whites: 11, difficultyCentibits: 500 },
  { whites: 12, difficultyCentibits: 300 },
];

const FEWEST_WHITES = 3;
const MOST_WHITES_IN_RUSH = 9;
const CHALLENGE_CENTIBITS_PER_WHITE = 35;

export const plan: Plan<Wish> = {
  endless: (number) => wishOnLadder(CLIMB, number),
  daily: (weekday) => WEEK[weekday],
  rush: (cleared) => {
    const whites = Math.min(MOST_WHITES_IN_RUSH, FEWEST_WHITES + Math.floor(cleared / 3));
    return { whites, difficultyCentibits: (whites - FEWEST_WHITES) * 40 + (cleared % 3) * 20 };
  },
  challenge: (size) => {
    const whites = FEWEST_WHITES + size - 1;
    return { whites, difficultyCentibits: whites * CHALLENGE_CENTIBITS_PER_WHITE };
  },
};

function stage(levels: number, whites: number, difficultyCentibits: number) {
  return { levels, wish: { whites, difficultyCentibits } };
}
