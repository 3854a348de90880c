/** The animation of the puzzle Last Ball on the title screen. */

import { createActor, type TitleAnimation } from "../looks/title-animation";

const BLACK_FRAME = 1;
const WHITE_FRAME = 2;
/** The distance in pixels between the centres of two balls that touch each other. */
const BALL_PIXELS = 28;
/** An x coordinate beyond the right edge of the screen, where a ball cannot be seen. */
const OFF_SCREEN_X = 430;

/**
 * The x coordinate where the black ball starts. It is to the right of the longest row of the menu on the title screen.
 */
const BLACK_START_X = 252;
const [FIRST_BALL_X, SECOND_BALL_X] = [314, 364];

/**
 * The animation of three balls on the title screen. The black ball hits a white ball, which knocks a second white ball
 * away. Then the black ball knocks the first white ball away too, and two new white balls roll in.
 */
export const titleAnimation: TitleAnimation = {
  ink: "white",
  durationMs: 8600,
  actors: [
    createActor(
      154,
      [
        [0, 0, FIRST_BALL_X, WHITE_FRAME],
        [1450, 300, SECOND_BALL_X - BALL_PIXELS, WHITE_FRAME],
        [3500, 900, OFF_SCREEN_X, WHITE_FRAME],
        [6200, 1100, FIRST_BALL_X, WHITE_FRAME],
      ],
      true,
    ),
    createActor(
      154,
      [
        [0, 0, SECOND_BALL_X, WHITE_FRAME],
        [1750, 700, OFF_SCREEN_X, WHITE_FRAME],
        [7100, 800, SECOND_BALL_X, WHITE_FRAME],
      ],
      true,
    ),
    createActor(154, [
      [0, 0, BLACK_START_X, BLACK_FRAME],
      [900, 550, FIRST_BALL_X - BALL_PIXELS, BLACK_FRAME],
      [3000, 500, SECOND_BALL_X - 2 * BALL_PIXELS, BLACK_FRAME],
      [4900, 1000, BLACK_START_X, BLACK_FRAME],
    ]),
  ],
};
