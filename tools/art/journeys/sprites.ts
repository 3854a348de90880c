/** Reads the sprites of the campaign maps. */
import { join } from "node:path";
import { readSprites } from "../sprite-text";

/** The sprites of stars for level marks and of lamps for the backgrounds, by name. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
