/** Reads the sprites of the campaign maps. */
import { join } from "node:path";
import { readSprites } from "../sprite-text";

/** The sprites of stars for level marks, and of the beads that mark the levels of closed chapters, by name. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
