/** Says which buttons a tap stands for on the screens where the player enters letters, and on those that show a code. */
import type { Button } from "../../device/input";
import type { Tap } from "../../device/touch";
import { DOWN, LEFT, RIGHT } from "../../kernel/direction";
import { isOnBack, isOnRightFoot, PRESS_A, PRESS_B, PRESS_NOTHING, pressesToColumn, pressesUpOrDown } from "./presses";

type Buttons = readonly Button[];

/** What a tap on a row of letters has hit: the index of a letter in the row, and on the drum the letter on it. */
interface TappedLetter {
  readonly index: number;
  /** How many letters lie between the selected letter of the drum and the tapped one; negative above the selected. */
  readonly turn: number;
}

/**
 * Returns the buttons of a tap on a row of letters with the cursor at index `cursor`. On another letter, they lead to it.
 * On the drum at the cursor, they turn it to the tapped letter, and on the selected letter they are Ⓐ.
 */
export function buttonsOfDialTap(cursor: number, tapped: TappedLetter | undefined, tap: Tap): Buttons {
  if (tapped === undefined) return buttonsOfFootTap(tap);
  if (tapped.index !== cursor) return pressesToColumn(cursor, tapped.index);
  return tapped.turn === 0 ? PRESS_A : pressesUpOrDown(tapped.turn);
}

/** Returns the buttons that lead from the letter at the cursor to the first letter of a tapped group of letters. */
export function buttonsOfGroupTap(cursor: number, firstLetter: number): Buttons {
  return cursor === firstLetter ? PRESS_NOTHING : pressesToColumn(cursor, firstLetter);
}

/** Returns the buttons of a tap on a screen with only the texts of Ⓑ and Ⓐ in its lower corners. */
function buttonsOfFootTap(tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return isOnRightFoot(tap) ? PRESS_A : PRESS_NOTHING;
}

/**
 * Returns the buttons of a tap on the page with a new challenge: ✛ left or right on the half of its size, ✛ down for
 * another code on the tip, Ⓐ on the code.
 */
export function buttonsOfNewChallengeTap(tapped: "code" | "smaller" | "larger" | "tip" | undefined, tap: Tap): Buttons {
  if (tapped === undefined) return buttonsOfFootTap(tap);
  if (tapped === "code") return PRESS_A;
  if (tapped === "tip") return [DOWN];
  return [tapped === "smaller" ? LEFT : RIGHT];
}

/** Returns the buttons of a tap on a shown code: ✛ right if there is another code to show, Ⓑ on the text "Ⓑ back". */
export function buttonsOfCodeTap(hasOther: boolean, tap: Tap): Buttons {
  if (isOnBack(tap)) return PRESS_B;
  return hasOther ? [RIGHT] : PRESS_NOTHING;
}

/**
 * Returns the buttons of a tap on the record of first wins. `winCounts` has the number of won levels of each puzzle. On
 * the picture of a puzzle with a won level, the buttons lead to it; on the QR code, they show the next sheet.
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
  // ✛ left and right leave out the puzzles without a won level.
  const countBefore = (puzzle: number): number => winCounts.filter((wins, index) => index < puzzle && wins > 0).length;
  return pressesToColumn(countBefore(chosenPuzzle), countBefore(tapped));
}
