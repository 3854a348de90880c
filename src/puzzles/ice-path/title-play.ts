import { actor, type TitlePlay } from "../looks/title-play";

const RIGHT = { rests: 1, slides: 3 };
const LEFT = { rests: 2, slides: 4 };
const [HERE, HOME] = [190, 302];

/** The seal slides home, turns, and slides out again. */
export const titlePlay: TitlePlay = {
  ink: "white",
  lastsMs: 8000,
  actors: [
    actor(184, [
      [0, 0, HERE, RIGHT.rests],
      [900, 900, HOME, RIGHT.slides],
      [1950, 0, HOME, RIGHT.rests],
      [4000, 0, HOME, LEFT.rests],
      [4700, 900, HERE, LEFT.slides],
      [5750, 0, HERE, LEFT.rests],
      [7200, 0, HERE, RIGHT.rests],
    ]),
  ],
};
