/** Reads the sprites of Last Ball. */
import { join } from "node:path";
import { readSprites } from "../sprite-text";

/** The sprites of the billiard room, by their names. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
