import type { Journey } from "../looks/journey";

const ROOMS = 6;
const ROOMS_PER_FLOOR = 3;
const LEVELS_PER_ROOM = 10;

/** The first room's upper left corner inside, its size, and from one to the next. */
const ROOM = { x: 10, y: 72, width: 126, height: 80 };
const PITCH = { x: 127, y: 84 };

/** From a room's corner to its first level, and from there to the next, aside and down. */
const FIRST = { x: 15, y: 31 };
const STEP = { x: 24, y: 33 };

/** Where room `room` lies, from 0: to the right on the upper floor, and back below. */
const partOf: Journey["chapterBoxOf"] = (room) => {
  const isUpper = room < ROOMS_PER_FLOOR;
  const column = isUpper ? room : ROOMS - 1 - room;
  return { ...ROOM, x: ROOM.x + column * PITCH.x, y: isUpper ? ROOM.y : ROOM.y + PITCH.y };
};

/** Through a doll's house of six rooms, by a toy railway: up and down, from one end of a room to the other. */
export const journey: Journey = {
  ink: "white",
  pointOf: (number) => {
    const room = Math.floor(number / LEVELS_PER_ROOM);
    const column = Math.floor((number % LEVELS_PER_ROOM) / 2);
    // Down, aside, up, aside: the next room begins where this one ends.
    const isBelow = (number + 1 + column + room) % 2 === 0;
    const { x, y, width } = partOf(room);
    const across = FIRST.x + column * STEP.x;
    return {
      x: room < ROOMS_PER_FLOOR ? x + across : x + width - across,
      y: y + FIRST.y + (isBelow === room < ROOMS_PER_FLOOR ? STEP.y : 0),
    };
  },
  chapterCount: ROOMS,
  chapterBoxOf: partOf,
  thumbnailBox: { x: 166, y: 29, width: 68, height: 37 },
  thumbnailCellSizes: [7, 6, 5],
};
