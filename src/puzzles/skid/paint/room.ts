/** Draws the playroom behind the board of the puzzle Skid, and the star of its lamp. */
import { drawSprite } from "../../../device/sprites";
import type { Lamp } from "../../puzzle";
import { FOLDER } from "./pen";

/** The picture of the playroom: with its lamp in three states, or with books in levels without a lamp. */
const ROOM_PICTURES: Readonly<Record<Lamp, number>> = { lit: 1, half: 3, out: 2, none: 4, dark: 4 };

// The pictures of the star: on the bright shade, and lying in the dark. The positions of the picture's left upper
// corner on the screen follow, in pixels.
const ON_SHADE = 1;
const LYING = 2;
const SHADE = { x: 68, y: 147 };
const CHEST = { x: 37, y: 159 };

/** Draws the playroom without the star of its lamp. */
export function drawRoom(lamp: Lamp): void {
  drawSprite(`${FOLDER}/room`, ROOM_PICTURES[lamp], 0, 0);
}

/**
 * Draws the star of the lamp where it is at rest: on the shade while a max combo is still possible, and otherwise beside
 * the lamp. A level without a lamp has no star.
 */
export function drawStarAtRest(lamp: Lamp): void {
  if (lamp === "lit") drawSprite(`${FOLDER}/star`, ON_SHADE, SHADE.x, SHADE.y);
  else if (lamp === "half" || lamp === "out") drawSprite(`${FOLDER}/star`, LYING, CHEST.x, CHEST.y);
}
