/**
 * Removes the toys that leave, for levels of up to four pieces without crates. Other levels use `movePieces` in
 * move-pieces.ts.
 */
import { storeFour, type FourCodes } from "../../tilting/four-codes";
import { Code, CodedKind } from "./slide-tables";
import { MoveResult } from "./move-pieces";

const CODES_PER_CELL: number = Code.PerCell;

/** The colours that occur among some pieces. */
interface Colours {
  red: boolean;
  yellow: boolean;
}

/** By piece: whether it leaves. */
interface Leaves {
  l1: boolean;
  l2: boolean;
  l3: boolean;
  l4: boolean;
}

/**
 * The codes of gone pieces in the course of a removal: the one that was used last, and the broken combos that the next
 * one must hold.
 */
interface GoneCodes {
  lastTakenCode: number;
  brokenCombos: number;
}

/**
 * Removes the toys that touch their goal and all toys joined to them, after all four pieces have slid. Returns what the
 * move has changed.
 *
 * `codesPerLine` is the number of codes in a line of the cell numbering, and `firstGoneCode` the first code of a gone
 * piece. `list` must be in ascending order, and is in any order afterwards. `movePieces` does the same, but costs
 * several times as much. About one move in twelve comes here.
 */
export function removeLeaversOfFour(list: number[], firstGoneCode: number, codesPerLine: number): MoveResult {
  /** @locals */
  const four: FourCodes = { p1: list[0], p2: list[1], p3: list[2], p4: list[3] };
  /** @locals */
  const leaving: Colours = { red: false, yellow: false };
  /** @locals */
  const leaves: Leaves = {
    l1: touchesGoal(four.p1, leaving),
    l2: touchesGoal(four.p2, leaving),
    l3: touchesGoal(four.p3, leaving),
    l4: touchesGoal(four.p4, leaving),
  };
  if (leaves.l1) four.p1 -= Code.AtGoalOffset;
  if (leaves.l2) four.p2 -= Code.AtGoalOffset;
  if (leaves.l3) four.p3 -= Code.AtGoalOffset;
  if (leaves.l4) four.p4 -= Code.AtGoalOffset;
  addJoined(four, leaves, firstGoneCode, codesPerLine);
  /** @locals */
  const staying: Colours = { red: false, yellow: false };
  if (!leaves.l1 && four.p1 < firstGoneCode) addColour(four.p1, staying);
  if (!leaves.l2 && four.p2 < firstGoneCode) addColour(four.p2, staying);
  if (!leaves.l3 && four.p3 < firstGoneCode) addColour(four.p3, staying);
  if (!leaves.l4 && four.p4 < firstGoneCode) addColour(four.p4, staying);
  /** @locals */
  const goneCodes: GoneCodes = goneCodesBefore(four, firstGoneCode);
  if (leaving.red && staying.red && goneCodes.brokenCombos % 2 === 0) goneCodes.brokenCombos += 1;
  if (leaving.yellow && staying.yellow && goneCodes.brokenCombos < 2) goneCodes.brokenCombos += 2;
  if (four.p4 >= firstGoneCode) {
    four.p4 = firstGoneCode + 3 * Code.PerCell + goneCodes.brokenCombos;
    goneCodes.brokenCombos = 0;
  }
  if (leaves.l4) four.p4 = takeGoneCode(goneCodes);
  if (leaves.l3) four.p3 = takeGoneCode(goneCodes);
  if (leaves.l2) four.p2 = takeGoneCode(goneCodes);
  if (leaves.l1) four.p1 = takeGoneCode(goneCodes);
  storeFour(list, four);
  return staying.red || staying.yellow ? MoveResult.Changes : MoveResult.Wins;
}

/**
 * Returns whether a piece touches its goal. If so, its colour is added to `colours`.
 * @inline
 */
function touchesGoal(code: number, colours: Colours): boolean {
  const kind: CodedKind = code % Code.PerCell;
  let isAtGoal = false;
  if (kind >= CodedKind.RedAtGoal) {
    isAtGoal = true;
    if (kind === CodedKind.RedAtGoal) colours.red = true;
    else colours.yellow = true;
  }
  return isAtGoal;
}

/**
 * Marks all pieces that are joined to a leaving one as leaving too.
 * @inline
 */
function addJoined(four: FourCodes, leaves: Leaves, firstGoneCode: number, codesPerLine: number): void {
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    if (leaves.l1 !== leaves.l2 && isJoined(four.p1, four.p2, codesPerLine, firstGoneCode))
      leaves.l1 = leaves.l2 = hasChanged = true;
    if (leaves.l1 !== leaves.l3 && isJoined(four.p1, four.p3, codesPerLine, firstGoneCode))
      leaves.l1 = leaves.l3 = hasChanged = true;
    if (leaves.l1 !== leaves.l4 && isJoined(four.p1, four.p4, codesPerLine, firstGoneCode))
      leaves.l1 = leaves.l4 = hasChanged = true;
    if (leaves.l2 !== leaves.l3 && isJoined(four.p2, four.p3, codesPerLine, firstGoneCode))
      leaves.l2 = leaves.l3 = hasChanged = true;
    if (leaves.l2 !== leaves.l4 && isJoined(four.p2, four.p4, codesPerLine, firstGoneCode))
      leaves.l2 = leaves.l4 = hasChanged = true;
    if (leaves.l3 !== leaves.l4 && isJoined(four.p3, four.p4, codesPerLine, firstGoneCode))
      leaves.l3 = leaves.l4 = hasChanged = true;
  }
}

/**
 * Returns whether two pieces are of one kind and side by side; `code1` must be the lower code. The first cell of a line
 * follows the last cell of another line in the numbering, but these two are not side by side.
 * @inline
 */
function isJoined(code1: number, code2: number, codesPerLine: number, firstGoneCode: number): boolean {
  return (
    code2 < firstGoneCode &&
    (code2 - code1 === codesPerLine ||
      (code2 - code1 === CODES_PER_CELL && (code2 - (code2 % CODES_PER_CELL)) % codesPerLine !== CODES_PER_CELL))
  );
}

/** Adds the colour of a piece, if it is a toy. @inline */
function addColour(code: number, colours: Colours): void {
  const kind: CodedKind = code % Code.PerCell;
  if (kind === CodedKind.Red) colours.red = true;
  else if (kind === CodedKind.Yellow) colours.yellow = true;
}

/**
 * Returns the lowest code of the pieces that were gone before, and the combos that were broken before: see `goneCode`.
 * @inline
 */
function goneCodesBefore(four: FourCodes, firstGoneCode: number): GoneCodes {
  let lastTakenCode = firstGoneCode + 4 * Code.PerCell;
  let brokenCombos = 0;
  if (four.p4 >= firstGoneCode) {
    brokenCombos = four.p4 % Code.PerCell;
    lastTakenCode = four.p4 - brokenCombos;
    if (four.p3 >= firstGoneCode) lastTakenCode = four.p3;
    if (four.p2 >= firstGoneCode) lastTakenCode = four.p2;
  }
  return { lastTakenCode, brokenCombos };
}

/**
 * Returns the code of the next piece that leaves. The codes are used from the last one down, and the last one holds the
 * broken combos.
 * @inline
 */
function takeGoneCode(goneCodes: GoneCodes): number {
  goneCodes.lastTakenCode -= Code.PerCell;
  const code = goneCodes.lastTakenCode + goneCodes.brokenCombos;
  goneCodes.brokenCombos = 0;
  return code;
}
