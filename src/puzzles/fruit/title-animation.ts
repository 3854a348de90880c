/** The animation of Fruit on the title screen. */
import { createActor, NO_FRAME, type TitleAnimation } from "../looks/title-animation";

const PEAR = { rests: 1, facesLeft: 2, isHappy: 3 };
const CHERRIES = { rests: 4, isHappy: 5 };
const HEDGEHOG = 6;
const HEART = 7;

/**
 * Fruit's title animation: two pears slide together and leave, then two bunches of cherries do the same. A hedgehog
 * sleeps all the time.
 */
export const titleAnimation: TitleAnimation = {
  ink: "black",
  durationMs: 9600,
  actors: [
    createActor(182, [[0, 0, 308, HEDGEHOG]]),
    createActor(182, [
      [0, 0, 176, PEAR.rests],
      [900, 700, 252, PEAR.rests],
      [1700, 0, 252, PEAR.isHappy],
      [3000, 0, 252, NO_FRAME],
      [3800, 0, 176, CHERRIES.rests],
      [5200, 700, 248, CHERRIES.rests],
      [6000, 0, 248, CHERRIES.isHappy],
      [7300, 0, 248, NO_FRAME],
      [8200, 0, 176, PEAR.rests],
    ]),
    createActor(182, [
      [0, 0, 276, PEAR.facesLeft],
      [1700, 0, 276, PEAR.isHappy],
      [3000, 0, 276, NO_FRAME],
      [3800, 0, 276, CHERRIES.rests],
      [6000, 0, 276, CHERRIES.isHappy],
      [7300, 0, 276, NO_FRAME],
      [8200, 0, 276, PEAR.facesLeft],
    ]),
    createActor(155, [
      [0, 0, 264, NO_FRAME],
      [1800, 0, 264, HEART],
      [3000, 0, 264, NO_FRAME],
      [6100, 0, 262, HEART],
      [7300, 0, 262, NO_FRAME],
    ]),
  ],
};
