/** Reads the sprites (hand-drawn small pictures) of the campaign maps. */
import { join } from "node:path";
import { readSprites } from "../sprite-text";

/**
 * The sprites of the campaign maps by name: the stars of level marks, and the small beads that mark the levels of
 * closed chapters.
 */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
