/** Says which buttons a tap stands for on the screens where the player enters letters, and on those that show a code. */
import type { Button } from "../../device/input";
import type { Tap } from "../../device/touch";
import { DOWN, LEFT, RIGHT } from "../../kernel/direction";
import { isOnBack, isOnRightFoot, PRESS_A, PRESS_B, PRESS_NOTHING, pressesToColumn, pressesUpOrDown } from "./presses";

type Buttons = readonly Button[];

/**
 * What a tap on a row of letters has hit: a letter of the row, by its index. At the cursor, the row has a drum (a
 * turning cylinder with letters), so the tap also hits one of the drum's letters.
 */
interface TappedLetter {
  readonly index: number;
  /** How many letters lie between the selected letter of the drum and the tapped one; negative above the selected. */
  readonly turn: number;
}

/**
 * Returns the buttons for which a tap on a row of letters stands. The cursor is at index `cursor`, where the row has a
 * drum (a turning cylinder with letters). For another letter of the row, the buttons move the cursor to that letter.
 * For another letter on the drum, they turn the drum to that letter. For the selected letter, the button is Ⓐ.
 */
export function buttonsOfDialTap(cursor: number, tapped: TappedLetter | undefined, tap: Tap): Buttons {
  if (tapped === undefined) return buttonsOfFootTap(tap);
  if (tapped.index !== cursor) return pressesToColumn(cursor, tapped.index);
  return tapped.turn === 0 ? PRESS_A : pressesUpOrDown(tapped.turn);
}

/**
 * Returns the buttons for which a tap on a group of letters stands: they move the cursor to the first letter of this
 * group.
 */
export function buttonsOfGroupTap(cursor: number, firstLetter: number): Buttons {
  return cursor === firstLetter ? PRESS_NOTHING : pressesToColumn(cursor, firstLetter);
}

/**
 * Returns the buttons for which a tap stands on a screen where only two texts can be tapped. In the lower left corner,
 * the button is Ⓑ, and in the lower right corner, it is Ⓐ.
 */
function buttonsOfFootTap(tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return isOnRightFoot(tap) ? PRESS_A : PRESS_NOTHING;
}

/**
 * Returns the buttons for which a tap stands on the page where the player starts a new challenge. On the halves
 * "smaller" and "larger" of the challenge's size, they are ✛ left and right. On the tip about another code, the button
 * is ✛ down; on the code, it is Ⓐ.
 */
export function buttonsOfNewChallengeTap(tapped: "code" | "smaller" | "larger" | "tip" | undefined, tap: Tap): Buttons {
  if (tapped === undefined) return buttonsOfFootTap(tap);
  if (tapped === "code") return PRESS_A;
  if (tapped === "tip") return [DOWN];
  return [tapped === "smaller" ? LEFT : RIGHT];
}

/**
 * Returns the button for which a tap stands on the screen that shows a code. On the text "Ⓑ back", it is Ⓑ. Elsewhere
 * it is ✛ right if there is another code to show.
 */
export function buttonsOfCodeTap(hasOther: boolean, tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return hasOther ? [RIGHT] : PRESS_NOTHING;
}

/**
 * Returns the buttons for which a tap on the record of first wins stands. `winCounts` has the number of won levels of
 * each puzzle. On the picture of a puzzle with a won level, the buttons select this puzzle. On the QR code, they show
 * the next sheet, a part of the record with a QR code of its own.
 */
export function buttonsOfRecordTap(
  winCounts: readonly number[],
  chosenPuzzle: number,
  tapped: number | "sheet" | undefined,
  tap: Tap,
): Buttons {
  if (isOnRightFoot(tap)) return PRESS_B;
  if (tapped === "sheet") return [DOWN];
  if (tapped === undefined || tapped === chosenPuzzle || winCounts[tapped] === 0) return PRESS_NOTHING;
  // ✛ left and right skip the puzzles of which no level is won. So the presses are counted over the puzzles with wins.
  const countBefore = (puzzle: number): number => winCounts.filter((wins, index) => index < puzzle && wins > 0).length;
  return pressesToColumn(countBefore(chosenPuzzle), countBefore(tapped));
}
