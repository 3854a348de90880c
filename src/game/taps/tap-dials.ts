/**
 * Says which buttons a tap stands for on the screens where the player enters letters, and on those that show a code.
 */
import type { Button } from "../../device/input";
import type { Tap } from "../../device/touch";
import { DOWN, LEFT, RIGHT } from "../../kernel/direction";
import { isOnBack, isOnRightFoot, PRESS_A, PRESS_B, PRESS_NOTHING, pressesToColumn, pressesUpOrDown } from "./presses";

type Buttons = readonly Button[];

/**
 * The letter that a tap on a row of letters has hit. It is either another place of the row or, at the cursor, a letter
 * of the drum (a turning cylinder with letters).
 */
interface TappedLetter {
  readonly index: number;
  /**
   * How many letters lie between the selected letter of the drum (a turning cylinder with letters) and the tapped
   * letter. The number is negative for a letter above the selected one.
   */
  readonly turn: number;
}

/**
 * Translates a tap on a row of letters into presses of buttons. They move the cursor to the tapped place of the row, or
 * turn the drum (a cylinder of letters) to the tapped letter. A tap on the selected letter stands for Ⓐ.
 */
export function buttonsOfDialTap(cursor: number, tapped: TappedLetter | undefined, tap: Tap): Buttons {
  if (tapped === undefined) return buttonsOfFootTap(tap);
  if (tapped.index !== cursor) return pressesToColumn(cursor, tapped.index);
  return tapped.turn === 0 ? PRESS_A : pressesUpOrDown(tapped.turn);
}

/**
 * Translates a tap on a group of letters into presses of buttons, which move the cursor to the first letter of the
 * group.
 */
export function buttonsOfGroupTap(cursor: number, firstLetter: number): Buttons {
  return cursor === firstLetter ? PRESS_NOTHING : pressesToColumn(cursor, firstLetter);
}

function buttonsOfFootTap(tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return isOnRightFoot(tap) ? PRESS_A : PRESS_NOTHING;
}

/**
 * Translates a tap on the page for a new challenge into presses of buttons. "Smaller" and "larger" stand for ✛ left and
 * right, the tip about another code for ✛ down, and the code for Ⓐ.
 */
export function buttonsOfNewChallengeTap(tapped: "code" | "smaller" | "larger" | "tip" | undefined, tap: Tap): Buttons {
  if (tapped === undefined) return buttonsOfFootTap(tap);
  if (tapped === "code") return PRESS_A;
  if (tapped === "tip") return [DOWN];
  return [tapped === "smaller" ? LEFT : RIGHT];
}

/**
 * Translates a tap on the screen that shows a code into a press of a button. A tap on "Ⓑ back" stands for Ⓑ. Any other
 * tap stands for ✛ right if there is another code to show.
 */
export function buttonsOfCodeTap(hasOther: boolean, tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return hasOther ? [RIGHT] : PRESS_NOTHING;
}

/**
 * Translates a tap on the record of first wins into presses of buttons. The presses select the tapped puzzle. A tap on
 * the QR code shows the next part of the record. `winCounts` has the number of won levels of each puzzle.
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
  // The number of presses is the number of puzzles with wins between two puzzles, because ✛ left and right skip puzzles
  // without wins.
  const countBefore = (puzzle: number): number => winCounts.filter((wins, index) => index < puzzle && wins > 0).length;
  return pressesToColumn(countBefore(chosenPuzzle), countBefore(tapped));
}
