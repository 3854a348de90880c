/**
 * The campaign map of the puzzle Skid: a picture of a doll's house with two floors of three rooms. Each level of the
 * campaign has a place in one of the six rooms.
 */
import type { Journey } from "../looks/journey";

const ROOMS = 6;
const ROOMS_PER_FLOOR = 3;
const LEVELS_PER_ROOM = 10;

/** The first room on the campaign map: the upper left corner of its inside, and the size of its inside, in pixels. */
const ROOM = { x: 10, y: 72, width: 126, height: 80 };
/**
 * The distances in pixels between two neighbouring rooms on the campaign map: between their left edges (`x`) and
 * between their upper edges (`y`).
 */
const PITCH = { x: 127, y: 84 };

/** The distance in pixels from the upper left corner of a room on the campaign map to the first level in the room. */
const FIRST = { x: 15, y: 31 };
/** The distances in pixels between neighbouring levels of a room on the campaign map: across and down. */
const STEP = { x: 24, y: 33 };

/**
 * Returns the rectangle of a room on the campaign map. Rooms are counted from 0. The upper floor runs from left to
 * right, and the lower floor from right to left.
 */
const roomBox: Journey["roomBoxOf"] = (room) => {
  const isUpper = room < ROOMS_PER_FLOOR;
  const column = isUpper ? room : ROOMS - 1 - room;
  return { ...ROOM, x: ROOM.x + column * PITCH.x, y: isUpper ? ROOM.y : ROOM.y + PITCH.y };
};

/** The campaign map of the puzzle Skid: a toy railway through six rooms. In each room the path goes up and down. */
export const journey: Journey = {
  ink: "white",
  levelPointOf: (levelIndex) => {
    const room = Math.floor(levelIndex / LEVELS_PER_ROOM);
    const column = Math.floor((levelIndex % LEVELS_PER_ROOM) / 2);
    // In even rooms the path through the levels goes down, across, up and across again. In odd rooms up and down are
    // swapped, so that each room begins at the height where the previous room ended.
    const isBelow = (levelIndex + 1 + column + room) % 2 === 0;
    const { x, y, width } = roomBox(room);
    const across = FIRST.x + column * STEP.x;
    return {
      x: room < ROOMS_PER_FLOOR ? x + across : x + width - across,
      y: y + FIRST.y + (isBelow === room < ROOMS_PER_FLOOR ? STEP.y : 0),
    };
  },
  roomCount: ROOMS,
  roomBoxOf: roomBox,
  thumbnailBox: { x: 166, y: 29, width: 68, height: 37 },
  thumbnailCellSizes: [7, 6, 5],
};
