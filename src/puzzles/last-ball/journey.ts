/** The campaign map of the puzzle Last Ball: where each level of the campaign lies in the picture, in pixels. */

import type { Journey } from "../looks/journey";

const LEVELS_PER_HALL = 20;
const HALLS = 5;
const FIRST = { x: 20, y: 71 };
const PITCH = { x: 19, y: 39 };
/** How many pixels a hall reaches above and below the rail in it. A hall is one of five strips of the campaign map. */
const REACH = { above: 28, below: 11 };

/**
 * The campaign map of the puzzle Last Ball: a ball return (the channel for sunk billiard balls) that winds through five
 * halls, one below the other. Each level is a ball in the channel.
 */
export const journey: Journey = {
  ink: "white",
  levelPointOf: (levelIndex) => {
    const hall = Math.floor(levelIndex / LEVELS_PER_HALL);
    const indexInHall = levelIndex % LEVELS_PER_HALL;
    const column = hall % 2 === 0 ? indexInHall : LEVELS_PER_HALL - 1 - indexInHall;
    return { x: FIRST.x + column * PITCH.x, y: FIRST.y + hall * PITCH.y };
  },
  roomCount: HALLS,
  roomBoxOf: (hall) => ({
    x: 0,
    y: FIRST.y + hall * PITCH.y - REACH.above,
    width: 400,
    height: REACH.above + REACH.below,
  }),
  thumbnailBox: { x: 175, y: 25, width: 50, height: 30 },
  thumbnailCellSizes: [6, 5, 4],
};
