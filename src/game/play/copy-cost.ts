/** The text that explains what an editable copy of a campaign level costs the player. */

/**
 * Returns a sentence about the cost of opening a campaign level in the editor. The copy counts as a hint, because the
 * editor shows the solution. `feat` is the name of the puzzle's own medal.
 */
export function copyCostText(feat: string): string {
  return `The editor shows how the level is won. So a copy is a hint: it earns neither "par" nor "${feat}" until tomorrow ends.`;
}
