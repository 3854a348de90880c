/** The animation of the puzzle Penguin on the title screen. */
import { createActor, type TitleAnimation } from "../looks/title-animation";

const FRONT = 1;
const LEFT = { stands: 2, slides: 3 };
const RIGHT = { stands: 4, slides: 5 };
const FLAG = 6;
const [START_X, FINISH_X] = [176, 318];

/**
 * The animation of the penguin on the title screen: it slides to the finish, stands there for a moment, slides back and
 * begins again.
 */
export const titleAnimation: TitleAnimation = {
  ink: "white",
  durationMs: 8000,
  actors: [
    createActor(160, [[0, 0, 340, FLAG]]),
    createActor(166, [
      [0, 0, START_X, FRONT],
      [800, 0, START_X, RIGHT.stands],
      [1000, 950, FINISH_X, RIGHT.slides],
      [2050, 0, FINISH_X, RIGHT.stands],
      [2500, 0, FINISH_X, FRONT],
      [4300, 0, FINISH_X, LEFT.stands],
      [4600, 950, START_X, LEFT.slides],
      [5650, 0, START_X, LEFT.stands],
      [6100, 0, START_X, FRONT],
    ]),
  ],
};
