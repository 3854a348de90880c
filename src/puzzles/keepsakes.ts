// The names of the keepsakes of all puzzles. A keepsake is a small thing from a puzzle's scene that a player earns in
// endless runs (sequences of levels). The names are not in the list of puzzles, because they are not needed when the
// game starts. They are not in the puzzles' own code either, because a screen that shows all keepsakes must not load
// this code.

import { TEXTS as fruit } from "./fruit/keepsakes/texts/index";
import { TEXTS as icePath } from "./ice-path/keepsakes/texts/index";
import { TEXTS as lastBall } from "./last-ball/keepsakes/texts/index";
import { TEXTS as penguin } from "./penguin/keepsakes/texts/index";
import { TEXTS as skid } from "./skid/keepsakes/texts/index";

interface KeepsakeNames {
  readonly id: string;
  readonly names: readonly string[];
}

const KEEPSAKE_NAMES: readonly KeepsakeNames[] = [
  { id: "last-ball", ...lastBall },
  { id: "ice-path", ...icePath },
  { id: "skid", ...skid },
  { id: "penguin", ...penguin },
  { id: "fruit", ...fruit },
];

/**
 * Returns the names of a puzzle's keepsakes (souvenirs), in the order in which players earn them. The list is empty if
 * the puzzle has no names for its keepsakes yet.
 */
export function keepsakeNames(puzzleId: string): readonly string[] {
  return KEEPSAKE_NAMES.find(({ id }) => id === puzzleId)?.names ?? [];
}
