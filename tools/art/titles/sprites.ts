/** Reads the sprites (hand-drawn small pictures) of the title screen. */
import { join } from "node:path";
import { readSprites } from "../sprite-text";

/**
 * The sprites of the title screen's characters, by name. Campaign maps, the pictures beside menus and the launcher also
 * use them.
 */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
