/**
 * What it costs to take a level of a campaign to the editor, in a sentence: the editor shows how a level is won, so the
 * copy counts as a hint.
 */
export function copyCostText(feat: string): string {
  return `The editor shows how the level is won. So a copy is a hint: it earns neither "par" nor "${feat}" until tomorrow ends.`;
}
