/** The animation of two toys of the puzzle Skid on the title screen. */
import { createActor, type TitleAnimation } from "../looks/title-animation";

const DARK = { ahead: 1, left: 2, right: 3 };
const LIGHT = { ahead: 4, left: 5, right: 6 };

/** The animation in which two toys slide to the right together, and later slide back together. */
export const titleAnimation: TitleAnimation = {
  ink: "white",
  durationMs: 7600,
  actors: [
    createActor(165, [
      [0, 0, 190, DARK.ahead],
      [900, 0, 190, DARK.right],
      [1200, 900, 340, DARK.right],
      [2600, 0, 340, DARK.ahead],
      [4300, 0, 340, DARK.left],
      [4600, 900, 190, DARK.left],
      [6000, 0, 190, DARK.ahead],
    ]),
    createActor(165, [
      [0, 0, 222, LIGHT.ahead],
      [900, 0, 222, LIGHT.right],
      [1200, 900, 372, LIGHT.right],
      [2600, 0, 372, LIGHT.ahead],
      [4300, 0, 372, LIGHT.left],
      [4600, 900, 222, LIGHT.left],
      [6000, 0, 222, LIGHT.ahead],
    ]),
  ],
};
