import { actor, type TitlePlay } from "../looks/title-play";

const FRONT = 1;
const LEFT = { stands: 2, slides: 3 };
const RIGHT = { stands: 4, slides: 5 };
const FLAG = 6;
const [HERE, THERE] = [176, 318];

/** The penguin slides as far as the finish, and waddles off to do it again. */
export const titlePlay: TitlePlay = {
  ink: "white",
  lastsMs: 8000,
  actors: [
    actor(160, [[0, 0, 340, FLAG]]),
    actor(166, [
      [0, 0, HERE, FRONT],
      [800, 0, HERE, RIGHT.stands],
      [1000, 950, THERE, RIGHT.slides],
      [2050, 0, THERE, RIGHT.stands],
      [2500, 0, THERE, FRONT],
      [4300, 0, THERE, LEFT.stands],
      [4600, 950, HERE, LEFT.slides],
      [5650, 0, HERE, LEFT.stands],
      [6100, 0, HERE, FRONT],
    ]),
  ],
};
