/** The animation of Ice Path on the title screen. */

import { createActor, type TitleAnimation } from "../looks/title-animation";

const RIGHT = { rests: 1, slides: 3 };
const LEFT = { rests: 2, slides: 4 };
const [START_X, END_X] = [190, 302];

/** Ice Path's animation on the title screen: the seal slides to the right, turns round, and slides back again. */
export const titleAnimation: TitleAnimation = {
  ink: "white",
  durationMs: 8000,
  actors: [
    createActor(184, [
      [0, 0, START_X, RIGHT.rests],
      [900, 900, END_X, RIGHT.slides],
      [1950, 0, END_X, RIGHT.rests],
      [4000, 0, END_X, LEFT.rests],
      [4700, 900, START_X, LEFT.slides],
      [5750, 0, START_X, LEFT.rests],
      [7200, 0, START_X, RIGHT.rests],
    ]),
  ],
};
