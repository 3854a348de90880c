import { alongWay, type Journey } from "../looks/journey";

const LEVELS = 40;

/** From the igloo to the flag, corner by corner. */
// prettier-ignore
const WAY = [
  82, 228, 141, 230, 223, 218, 337, 222, 383, 216, 372, 196, 295, 194, 205, 198, 132, 200, 116, 182, 152, 171, 236, 175,
  307, 172, 310, 152, 281, 146, 201, 150, 193, 132, 206, 122, 257, 115, 259, 103, 240, 93, 216, 75, 236, 60,
];

/** Up the mountain, from the igloo on the shore to the flag on its top. */
export const journey: Journey = {
  ink: "white",
  spotOf: (number) => alongWay(WAY, number / (LEVELS - 1)),
  parts: 0,
  partOf: () => ({ x: 0, y: 0, width: 400, height: 240 }),
  frame: { x: 328, y: 27, width: 62, height: 62 },
  smallCells: [7, 6, 5, 4, 3],
};
