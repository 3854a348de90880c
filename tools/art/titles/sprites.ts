import { join } from "node:path";
import { readSprites } from "../sprite-text";

/** Who plays on the title, pixel by pixel. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
