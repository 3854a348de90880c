import { join } from "node:path";
import { readSprites } from "../sprite-text";

/** Stars and lamps of the places that campaigns go through, pixel by pixel. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
