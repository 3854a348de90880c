import { actor, type TitlePlay } from "../looks/title-play";

const BLACK = 1;
const WHITE = 2;
/** Two balls touch so far apart, and what lies beyond the screen's edge is gone. */
const BALL = 28;
const BEYOND = 430;

/** The black ball begins clear of the longest row that stands beside it. */
const START = 252;
const [FIRST, SECOND] = [314, 364];

/** The black ball strikes a ball that strikes another, and then clears the table; two more roll in. */
export const titlePlay: TitlePlay = {
  ink: "white",
  lastsMs: 8600,
  actors: [
    actor(
      154,
      [
        [0, 0, FIRST, WHITE],
        [1450, 300, SECOND - BALL, WHITE],
        [3500, 900, BEYOND, WHITE],
        [6200, 1100, FIRST, WHITE],
      ],
      true,
    ),
    actor(
      154,
      [
        [0, 0, SECOND, WHITE],
        [1750, 700, BEYOND, WHITE],
        [7100, 800, SECOND, WHITE],
      ],
      true,
    ),
    actor(154, [
      [0, 0, START, BLACK],
      [900, 550, FIRST - BALL, BLACK],
      [3000, 500, SECOND - 2 * BALL, BLACK],
      [4900, 1000, START, BLACK],
    ]),
  ],
};
