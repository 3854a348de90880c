/** Reads the sprites of the puzzle Last Ball from sprites.txt. */
import { join } from "node:path";
import { readSprites } from "../sprite-text";

/** The sprites of Last Ball's billiard room, by name. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
