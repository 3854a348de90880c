/**
 * Removes the toys that leave the board in a move, for levels of up to four pieces without crates. Other levels use
 * `movePieces` in move-pieces.ts.
 */
import { storeFour, type FourCodes } from "../../tilting/four-codes";
import { CodeLayout, CodedKind } from "./slide-tables";
import { MoveResult } from "./move-pieces";
import type { PieceCode } from "../../tilting/piece-code";

const CODES_PER_CELL: number = CodeLayout.PerCell;

interface Colours {
  hasRed: boolean;
  hasYellow: boolean;
}

interface LeavingFlags {
  isLeaving1: boolean;
  isLeaving2: boolean;
  isLeaving3: boolean;
  isLeaving4: boolean;
}

/**
 * The piece codes (numbers for cells and kinds) of pieces that have left the board. `lastTakenCode` is the lowest of
 * these codes. `brokenCombos` is the value `State.brokenCombos` (the colours of which only some toys have left), which
 * must be added to the code of the next piece that leaves.
 */
interface GoneCodes {
  lastTakenCode: PieceCode;
  brokenCombos: number;
}

/**
 * Removes the toys that touch a goal of their colour and all toys joined to them, after all four pieces have slid.
 * Returns what the move has changed.
 *
 * `list` has the piece codes (numbers for the pieces' cells and kinds) in ascending order; afterwards its order is
 * undefined. `codesPerLine` is the number of codes in a row or column of cells. Codes from `firstGoneCode` on stand for
 * pieces that have left the board. `movePieces` does the same for any number of pieces, but takes several times as
 * long. About one move in twelve needs this function.
 */
export function removeLeaversOfFour(list: PieceCode[], firstGoneCode: PieceCode, codesPerLine: number): MoveResult {
  /** The codes of the four pieces (numbers for their cells and kinds). @locals */
  const four: FourCodes = { p1: list[0], p2: list[1], p3: list[2], p4: list[3] };
  /** The colours of the toys that leave the board in this move. @locals */
  const leaving: Colours = { hasRed: false, hasYellow: false };
  /** Which of the four pieces leave the board in this move. @locals */
  const flags: LeavingFlags = {
    isLeaving1: touchesGoal(four.p1, leaving),
    isLeaving2: touchesGoal(four.p2, leaving),
    isLeaving3: touchesGoal(four.p3, leaving),
    isLeaving4: touchesGoal(four.p4, leaving),
  };
  if (flags.isLeaving1) four.p1 -= CodeLayout.AtGoalOffset;
  if (flags.isLeaving2) four.p2 -= CodeLayout.AtGoalOffset;
  if (flags.isLeaving3) four.p3 -= CodeLayout.AtGoalOffset;
  if (flags.isLeaving4) four.p4 -= CodeLayout.AtGoalOffset;
  addJoined(four, flags, firstGoneCode, codesPerLine);
  /** The colours of the toys that stay on the board in this move. @locals */
  const staying: Colours = { hasRed: false, hasYellow: false };
  if (!flags.isLeaving1 && four.p1 < firstGoneCode) addColour(four.p1, staying);
  if (!flags.isLeaving2 && four.p2 < firstGoneCode) addColour(four.p2, staying);
  if (!flags.isLeaving3 && four.p3 < firstGoneCode) addColour(four.p3, staying);
  if (!flags.isLeaving4 && four.p4 < firstGoneCode) addColour(four.p4, staying);
  /**
   * What is known about the pieces that had left the board before this move: the lowest of their codes, and the value
   * `State.brokenCombos`. @locals
   */
  const goneCodes: GoneCodes = goneCodesBefore(four, firstGoneCode);
  if (leaving.hasRed && staying.hasRed && goneCodes.brokenCombos % 2 === 0) goneCodes.brokenCombos += 1;
  if (leaving.hasYellow && staying.hasYellow && goneCodes.brokenCombos < 2) goneCodes.brokenCombos += 2;
  if (four.p4 >= firstGoneCode) {
    four.p4 = firstGoneCode + 3 * CodeLayout.PerCell + goneCodes.brokenCombos;
    goneCodes.brokenCombos = 0;
  }
  if (flags.isLeaving4) four.p4 = takeGoneCode(goneCodes);
  if (flags.isLeaving3) four.p3 = takeGoneCode(goneCodes);
  if (flags.isLeaving2) four.p2 = takeGoneCode(goneCodes);
  if (flags.isLeaving1) four.p1 = takeGoneCode(goneCodes);
  storeFour(list, four);
  return staying.hasRed || staying.hasYellow ? MoveResult.Changes : MoveResult.Wins;
}

/**
 * Returns whether a piece is a toy that touches a goal of its colour. If so, adds the colour of the toy to `colours`.
 * @inline
 */
function touchesGoal(code: PieceCode, colours: Colours): boolean {
  const kind: CodedKind = code % CodeLayout.PerCell;
  let isAtGoal = false;
  if (kind >= CodedKind.RedAtGoal) {
    isAtGoal = true;
    if (kind === CodedKind.RedAtGoal) colours.hasRed = true;
    else colours.hasYellow = true;
  }
  return isAtGoal;
}

/**
 * Marks as leaving, in `flags`, all toys that are joined to a leaving toy, directly or through other toys of the same
 * colour. @inline
 */
function addJoined(four: FourCodes, flags: LeavingFlags, firstGoneCode: PieceCode, codesPerLine: number): void {
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    if (flags.isLeaving1 !== flags.isLeaving2 && isJoined(four.p1, four.p2, codesPerLine, firstGoneCode))
      flags.isLeaving1 = flags.isLeaving2 = hasChanged = true;
    if (flags.isLeaving1 !== flags.isLeaving3 && isJoined(four.p1, four.p3, codesPerLine, firstGoneCode))
      flags.isLeaving1 = flags.isLeaving3 = hasChanged = true;
    if (flags.isLeaving1 !== flags.isLeaving4 && isJoined(four.p1, four.p4, codesPerLine, firstGoneCode))
      flags.isLeaving1 = flags.isLeaving4 = hasChanged = true;
    if (flags.isLeaving2 !== flags.isLeaving3 && isJoined(four.p2, four.p3, codesPerLine, firstGoneCode))
      flags.isLeaving2 = flags.isLeaving3 = hasChanged = true;
    if (flags.isLeaving2 !== flags.isLeaving4 && isJoined(four.p2, four.p4, codesPerLine, firstGoneCode))
      flags.isLeaving2 = flags.isLeaving4 = hasChanged = true;
    if (flags.isLeaving3 !== flags.isLeaving4 && isJoined(four.p3, four.p4, codesPerLine, firstGoneCode))
      flags.isLeaving3 = flags.isLeaving4 = hasChanged = true;
  }
}

/**
 * Returns whether two pieces are of the same kind and on neighbouring cells. `code1` must be the lower of their codes
 * (numbers for cell and kind). The last cell of a row or column and the first cell of the next have consecutive
 * numbers, but are not neighbours. @inline
 */
function isJoined(code1: PieceCode, code2: PieceCode, codesPerLine: number, firstGoneCode: PieceCode): boolean {
  return (
    code2 < firstGoneCode &&
    (code2 - code1 === codesPerLine ||
      (code2 - code1 === CODES_PER_CELL && (code2 - (code2 % CODES_PER_CELL)) % codesPerLine !== CODES_PER_CELL))
  );
}

/** Adds the colour of a toy to `colours`. Does nothing for a crate or an ice cube. @inline */
function addColour(code: PieceCode, colours: Colours): void {
  const kind: CodedKind = code % CodeLayout.PerCell;
  if (kind === CodedKind.Red) colours.hasRed = true;
  else if (kind === CodedKind.Yellow) colours.hasYellow = true;
}

/**
 * Returns what the piece codes say about the pieces that had left the board before this move: the lowest of their
 * codes, and the value `State.brokenCombos`. @inline
 */
function goneCodesBefore(four: FourCodes, firstGoneCode: PieceCode): GoneCodes {
  let lastTakenCode = firstGoneCode + 4 * CodeLayout.PerCell;
  let brokenCombos = 0;
  if (four.p4 >= firstGoneCode) {
    brokenCombos = four.p4 % CodeLayout.PerCell;
    lastTakenCode = four.p4 - brokenCombos;
    if (four.p3 >= firstGoneCode) lastTakenCode = four.p3;
    if (four.p2 >= firstGoneCode) lastTakenCode = four.p2;
  }
  return { lastTakenCode, brokenCombos };
}

/**
 * Returns the piece code (a number for a piece's cell and kind) for the next piece that leaves the board. The first
 * piece that leaves a level gets the highest code, the next one the code below, and so on. The highest code also holds
 * `State.brokenCombos`. @inline
 */
function takeGoneCode(goneCodes: GoneCodes): number {
  goneCodes.lastTakenCode -= CodeLayout.PerCell;
  const code = goneCodes.lastTakenCode + goneCodes.brokenCombos;
  goneCodes.brokenCombos = 0;
  return code;
}
