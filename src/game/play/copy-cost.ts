import type { ModeName } from "../save/tally";

/**
 * What it costs to take a level of a mode to the editor before it is cleared, in a sentence: the editor shows how a level
 * is won, so the copy counts as a hint. Undefined where a hint costs nothing.
 */
export function copyCost(mode: ModeName | "own", feat: string): string | undefined {
  if (mode === "campaign") return `${COUNTS}: until tomorrow ends, the level earns neither "par" nor "${feat}".`;
  if (mode === "endless") return `${COUNTS}: your row of levels without a hint ends.`;
  return mode === "challenge" ? `${COUNTS} in your result.` : undefined;
}

const COUNTS = "The editor shows how a level is won, so a copy counts as a hint";
