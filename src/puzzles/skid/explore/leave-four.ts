import { storeFour, type FourCodes } from "../../tilting/four-codes";
import { Code, CodedKind } from "./slide-tables";
import { MoveResult } from "./move-pieces";

const CODES_PER_CELL: number = Code.PerCell;

/** Of which colours there are some among certain pieces. */
interface Colours {
  red: boolean;
  yellow: boolean;
}

/** By piece, whether it leaves. */
interface Leaves {
  l1: boolean;
  l2: boolean;
  l3: boolean;
  l4: boolean;
}

/** Codes for pieces that are gone: the last one that was given away, and what is still to be told as broken. */
interface GoneCodes {
  lastTakenCode: number;
  brokenCombos: number;
}

/**
 * What becomes of four pieces, no crates among them, when everything stands and some touch their goal: these leave, with
 * all that are joined to them. `line` is how many codes a line of their count has, and `gone` the first code of a piece
 * that is gone. The codes in `list` are in ascending order, and in any order afterwards. It does what `shift` does, for a
 * fraction of the cost: about one move in twelve goes this way.
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

/** Whether a piece touches its goal, whose colour then is noted. @inline */
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

/** Has those leave as well that are joined to one that leaves. @inline */
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
 * Whether two pieces are of one kind and side by side, the first one's code being the lower one. The first cell of a line
 * comes after the last one of another. @inline
 */
function isJoined(one: number, other: number, codesPerLine: number, firstGoneCode: number): boolean {
  return (
    other < firstGoneCode &&
    (other - one === codesPerLine ||
      (other - one === CODES_PER_CELL && (other - (other % CODES_PER_CELL)) % codesPerLine !== CODES_PER_CELL))
  );
}

/** @inline */
function addColour(code: number, colours: Colours): void {
  const kind: CodedKind = code % Code.PerCell;
  if (kind === CodedKind.Red) colours.red = true;
  else if (kind === CodedKind.Yellow) colours.yellow = true;
}

/** The lowest code that stands for a piece that was gone before, and what that said was broken: see `goneCode`. @inline */
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

/** The code of a piece that leaves: these are taken from the last one down, which also says what is broken. @inline */
function takeGoneCode(goneCodes: GoneCodes): number {
  goneCodes.lastTakenCode -= Code.PerCell;
  const code = goneCodes.lastTakenCode + goneCodes.brokenCombos;
  goneCodes.brokenCombos = 0;
  return code;
}
