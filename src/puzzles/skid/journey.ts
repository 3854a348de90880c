/** Where the campaign's levels lie in Skid's picture of the journey: six rooms of a doll's house on two floors. */
import type { Journey } from "../looks/journey";

const ROOMS = 6;
const ROOMS_PER_FLOOR = 3;
const LEVELS_PER_ROOM = 10;

/** The first room: its upper left corner on the inside, and its size, in pixels. */
const ROOM = { x: 10, y: 72, width: 126, height: 80 };
/** From one room to the next, across and down, in pixels. */
const PITCH = { x: 127, y: 84 };

/** From a room's corner to its first level, in pixels. */
const FIRST = { x: 15, y: 31 };
/** The distance between two levels on the campaign map, in pixels. */
const STEP = { x: 24, y: 33 };

/**
 * Returns the box of a room, counted from 0. The upper floor runs from left to right, the lower one from right to left.
 */
const roomBox: Journey["chapterBoxOf"] = (room) => {
  const isUpper = room < ROOMS_PER_FLOOR;
  const column = isUpper ? room : ROOMS - 1 - room;
  return { ...ROOM, x: ROOM.x + column * PITCH.x, y: isUpper ? ROOM.y : ROOM.y + PITCH.y };
};

/**
 * Describes the journey for the screen that shows the campaign: a toy railway through six rooms, up and down in each.
 */
export const journey: Journey = {
  ink: "white",
  pointOf: (number) => {
    const room = Math.floor(number / LEVELS_PER_ROOM);
    const column = Math.floor((number % LEVELS_PER_ROOM) / 2);
    // The levels go down, across, up and across again. In odd rooms this is reversed, so that each room begins at the
    // height where the previous one ended.
    const isBelow = (number + 1 + column + room) % 2 === 0;
    const { x, y, width } = roomBox(room);
    const across = FIRST.x + column * STEP.x;
    return {
      x: room < ROOMS_PER_FLOOR ? x + across : x + width - across,
      y: y + FIRST.y + (isBelow === room < ROOMS_PER_FLOOR ? STEP.y : 0),
    };
  },
  chapterCount: ROOMS,
  chapterBoxOf: roomBox,
  thumbnailBox: { x: 166, y: 29, width: 68, height: 37 },
  thumbnailCellSizes: [7, 6, 5],
};
