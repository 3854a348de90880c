import { join } from "node:path";
import { readSprites } from "../sprite-text";

/** The side of a cell of the floe, in pixels. */
export const CELL = 22;

/** The penguin's world, pixel by pixel. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
