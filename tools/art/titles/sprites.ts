/** Reads the sprites of the title screen. */
import { join } from "node:path";
import { readSprites } from "../sprite-text";

/** The sprites of the title's characters, by their names. Campaign maps, side scenes and the launcher use them, too. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
