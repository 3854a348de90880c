/** Reads the sprites (hand-drawn small pictures) of the puzzle Last Ball from sprites.txt. */
import { join } from "node:path";
import { readSprites } from "../sprite-text";

export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));
