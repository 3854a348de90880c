import { join } from "node:path";
import { readSprites } from "../sprite-text";

/** The billiard room, pixel by pixel. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
