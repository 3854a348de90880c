/** Reads the sprites of the campaign maps. */
import { join } from "node:path";
import { readSprites } from "../sprite-text";

/**
 * The sprites of stars for level marks, and of beads (small marks of levels) for chapters that are not open, by name.
 */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
