/** Where the levels of Ice Path's campaign lie on the picture on which the player selects a level, in pixels. */

import { pointAlongPath, type Journey } from "../looks/journey";

const LEVELS = 40;

/**
 * The corners of the path through the campaign's picture, from the igloo to the flag: x and y of each corner in turn.
 */
// prettier-ignore
const PATH_CORNERS = [
  82, 228, 141, 230, 223, 218, 337, 222, 383, 216, 372, 196, 295, 194, 205, 198, 132, 200, 116, 182, 152, 171, 236, 175,
  307, 172, 310, 152, 281, 146, 201, 150, 193, 132, 206, 122, 257, 115, 259, 103, 240, 93, 216, 75, 236, 60,
];

/**
 * The picture on which campaign levels are selected: a path up a mountain, from the igloo on the shore to the flag on
 * the summit.
 */
export const journey: Journey = {
  ink: "white",
  levelPointOf: (levelIndex) => pointAlongPath(PATH_CORNERS, levelIndex / (LEVELS - 1)),
  roomCount: 0,
  roomBoxOf: () => ({ x: 0, y: 0, width: 400, height: 240 }),
  thumbnailBox: { x: 328, y: 27, width: 62, height: 62 },
  thumbnailCellSizes: [7, 6, 5, 4, 3],
};
