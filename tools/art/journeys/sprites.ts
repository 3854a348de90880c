/** Reads the sprites of the campaign maps. */
import { join } from "node:path";
import { readSprites } from "../sprite-text";

/** The stars of marks and the lamps of scenes, by their names. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
