/** Writes codes so that screen readers spell them. */

/** Returns a code with blanks between its letters, so that a screen reader spells it. */
export function spellCode(code: string): string {
  return code.split("").join(" ");
}
