/** Writes the codes of levels and challenges with blanks between the letters, so that screen readers spell them. */

/** Returns the code of a level or challenge with blanks between its letters, so that a screen reader spells it. */
export function spellCode(code: string): string {
  return code.split("").join(" ");
}
