/**
 * The limits of a pack, which is a set of levels that a player shares by one link: how many levels it has, and what its
 * name may be.
 */

export const MAX_PACK_LEVELS = 10;

const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ";
const MAX_LENGTH = 15;
const NAMELESS = "PACK";

/**
 * Returns the name of a pack as the game shows it: in capital letters, without characters that a QR code cannot hold,
 * and short enough for the screen. A name without any letter or digit becomes "PACK".
 */
export function tidyPackName(name: string): string {
  let tidy = "";
  for (const character of name.toUpperCase().split("")) {
    if (CHARACTERS.includes(character) && tidy.length < MAX_LENGTH) tidy += character;
  }
  tidy = tidy.trim();
  return tidy === "" ? NAMELESS : tidy;
}
