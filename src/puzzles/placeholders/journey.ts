/** The placeholder for a puzzle's map of the campaign: a path in rows, beside the picture of the selected level. */
import type { Journey } from "../looks/journey";

const LEVELS_PER_ROW = 9;
const FIRST_LEVEL = { x: 24, y: 48 };
/** The distances between two levels of a row and between two rows, in pixels. There is room for ninety levels. */
const APART = { x: 30, y: 20 };

/** A path that goes right in even rows and left in odd rows, so that each level is beside the next one. */
export const plainJourney: Journey = {
  ink: "white",
  levelPointOf: (levelIndex) => {
    const row = Math.floor(levelIndex / LEVELS_PER_ROW);
    const place = levelIndex % LEVELS_PER_ROW;
    const column = row % 2 === 0 ? place : LEVELS_PER_ROW - 1 - place;
    return { x: FIRST_LEVEL.x + column * APART.x, y: FIRST_LEVEL.y + row * APART.y };
  },
  roomCount: 0,
  roomBoxOf: () => ({ x: 0, y: 0, width: 400, height: 240 }),
  thumbnailBox: { x: 296, y: 90, width: 96, height: 96 },
  thumbnailCellSizes: [],
};
