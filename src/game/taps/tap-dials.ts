/** Says which buttons a tap stands for on the screens where the player enters letters, and on those that show a code. */
import type { Button } from "../../device/input";
import type { Tap } from "../../device/touch";
import { DOWN, LEFT, RIGHT } from "../../kernel/direction";
import { isOnBack, isOnRightFoot, PRESS_A, PRESS_B, PRESS_NOTHING, pressesToColumn, pressesUpOrDown } from "./presses";

type Buttons = readonly Button[];

/**
 * What a tap on a row of letters has hit: a letter by its index and, at the cursor, a letter of the drum (a turning
 * cylinder with letters).
 */
interface TappedLetter {
  readonly index: number;
  /**
   * How many letters lie between the drum's selected letter and the tapped one; negative for a letter above the
   * selected one.
   */
  readonly turn: number;
}

/**
 * Returns the buttons for which a tap on a row of letters stands: they move the cursor to the letter or turn the drum
 * (a cylinder of letters) to it. On the selected letter, the button is Ⓐ.
 */
export function buttonsOfDialTap(cursor: number, tapped: TappedLetter | undefined, tap: Tap): Buttons {
  if (tapped === undefined) return buttonsOfFootTap(tap);
  if (tapped.index !== cursor) return pressesToColumn(cursor, tapped.index);
  return tapped.turn === 0 ? PRESS_A : pressesUpOrDown(tapped.turn);
}

/**
 * Returns the buttons for which a tap on a group of letters stands: they move the cursor to the group's first letter.
 */
export function buttonsOfGroupTap(cursor: number, firstLetter: number): Buttons {
  return cursor === firstLetter ? PRESS_NOTHING : pressesToColumn(cursor, firstLetter);
}

function buttonsOfFootTap(tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return isOnRightFoot(tap) ? PRESS_A : PRESS_NOTHING;
}

/**
 * Returns the buttons for which a tap on the page for a new challenge stands: ✛ left and right for "smaller" and
 * "larger", ✛ down for the tip about another code, Ⓐ for the code.
 */
export function buttonsOfNewChallengeTap(tapped: "code" | "smaller" | "larger" | "tip" | undefined, tap: Tap): Buttons {
  if (tapped === undefined) return buttonsOfFootTap(tap);
  if (tapped === "code") return PRESS_A;
  if (tapped === "tip") return [DOWN];
  return [tapped === "smaller" ? LEFT : RIGHT];
}

/**
 * Returns the button for which a tap stands on the screen that shows a code: Ⓑ on the text "Ⓑ back", elsewhere ✛ right
 * if there is another code to show.
 */
export function buttonsOfCodeTap(hasOther: boolean, tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return hasOther ? [RIGHT] : PRESS_NOTHING;
}

/**
 * Returns the buttons for which a tap on the record of first wins stands: they select the tapped puzzle or, on the QR
 * code, show the record's next part. `winCounts` has the number of won levels of each puzzle.
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
  // The presses are counted over the puzzles with wins, because ✛ left and right skip the other puzzles.
  const countBefore = (puzzle: number): number => winCounts.filter((wins, index) => index < puzzle && wins > 0).length;
  return pressesToColumn(countBefore(chosenPuzzle), countBefore(tapped));
}
