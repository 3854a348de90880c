import { putInto, type Four } from "../../tilting/four";
import { Code, Piece } from "./lanes";
import { Shifted } from "./shift";

const KINDS: number = Code.Kinds;

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
interface Gone {
  taken: number;
  broken: number;
}

/**
 * What becomes of four pieces, no crates among them, when everything stands and some touch their goal: these leave, with
 * all that are joined to them. `line` is how many codes a line of their count has, and `gone` the first code of a piece
 * that is gone. The codes in `list` are in ascending order, and in any order afterwards. It does what `shift` does, for a
 * fraction of the cost: about one move in twelve goes this way.
 */
export function leaveFour(list: number[], gone: number, line: number): Shifted {
  /** @locals */
  const four: Four = { p1: list[0], p2: list[1], p3: list[2], p4: list[3] };
  /** @locals */
  const leaving: Colours = { red: false, yellow: false };
  /** @locals */
  const leaves: Leaves = {
    l1: touches(four.p1, leaving),
    l2: touches(four.p2, leaving),
    l3: touches(four.p3, leaving),
    l4: touches(four.p4, leaving),
  };
  if (leaves.l1) four.p1 -= Code.ToGoal;
  if (leaves.l2) four.p2 -= Code.ToGoal;
  if (leaves.l3) four.p3 -= Code.ToGoal;
  if (leaves.l4) four.p4 -= Code.ToGoal;
  takeAlong(four, leaves, gone, line);
  /** @locals */
  const staying: Colours = { red: false, yellow: false };
  if (!leaves.l1 && four.p1 < gone) noteColour(four.p1, staying);
  if (!leaves.l2 && four.p2 < gone) noteColour(four.p2, staying);
  if (!leaves.l3 && four.p3 < gone) noteColour(four.p3, staying);
  if (!leaves.l4 && four.p4 < gone) noteColour(four.p4, staying);
  /** @locals */
  const away: Gone = goneBefore(four, gone);
  if (leaving.red && staying.red && away.broken % 2 === 0) away.broken += 1;
  if (leaving.yellow && staying.yellow && away.broken < 2) away.broken += 2;
  if (four.p4 >= gone) {
    four.p4 = gone + 3 * Code.Kinds + away.broken;
    away.broken = 0;
  }
  if (leaves.l4) four.p4 = putAway(away);
  if (leaves.l3) four.p3 = putAway(away);
  if (leaves.l2) four.p2 = putAway(away);
  if (leaves.l1) four.p1 = putAway(away);
  putInto(list, four);
  return staying.red || staying.yellow ? Shifted.Changes : Shifted.Wins;
}

/** Whether a piece touches its goal, whose colour then is noted. @inline */
function touches(code: number, colours: Colours): boolean {
  const kind: Piece = code % Code.Kinds;
  let isAtGoal = false;
  if (kind >= Piece.RedAtGoal) {
    isAtGoal = true;
    if (kind === Piece.RedAtGoal) colours.red = true;
    else colours.yellow = true;
  }
  return isAtGoal;
}

/** Has those leave as well that are joined to one that leaves. @inline */
function takeAlong(four: Four, leaves: Leaves, gone: number, line: number): void {
  let isNew = true;
  while (isNew) {
    isNew = false;
    if (leaves.l1 !== leaves.l2 && isJoined(four.p1, four.p2, line, gone)) leaves.l1 = leaves.l2 = isNew = true;
    if (leaves.l1 !== leaves.l3 && isJoined(four.p1, four.p3, line, gone)) leaves.l1 = leaves.l3 = isNew = true;
    if (leaves.l1 !== leaves.l4 && isJoined(four.p1, four.p4, line, gone)) leaves.l1 = leaves.l4 = isNew = true;
    if (leaves.l2 !== leaves.l3 && isJoined(four.p2, four.p3, line, gone)) leaves.l2 = leaves.l3 = isNew = true;
    if (leaves.l2 !== leaves.l4 && isJoined(four.p2, four.p4, line, gone)) leaves.l2 = leaves.l4 = isNew = true;
    if (leaves.l3 !== leaves.l4 && isJoined(four.p3, four.p4, line, gone)) leaves.l3 = leaves.l4 = isNew = true;
  }
}

/**
 * Whether two pieces are of one kind and side by side, the first one's code being the lower one. The first cell of a line
 * comes after the last one of another. @inline
 */
function isJoined(one: number, other: number, line: number, gone: number): boolean {
  return (
    other < gone && (other - one === line || (other - one === KINDS && (other - (other % KINDS)) % line !== KINDS))
  );
}

/** @inline */
function noteColour(code: number, colours: Colours): void {
  const kind: Piece = code % Code.Kinds;
  if (kind === Piece.Red) colours.red = true;
  else if (kind === Piece.Yellow) colours.yellow = true;
}

/** The lowest code that stands for a piece that was gone before, and what that said was broken: see `goneCode`. @inline */
function goneBefore(four: Four, gone: number): Gone {
  let taken = gone + 4 * Code.Kinds;
  let broken = 0;
  if (four.p4 >= gone) {
    broken = four.p4 % Code.Kinds;
    taken = four.p4 - broken;
    if (four.p3 >= gone) taken = four.p3;
    if (four.p2 >= gone) taken = four.p2;
  }
  return { taken, broken };
}

/** The code of a piece that leaves: these are taken from the last one down, which also says what is broken. @inline */
function putAway(gone: Gone): number {
  gone.taken -= Code.Kinds;
  const code = gone.taken + gone.broken;
  gone.broken = 0;
  return code;
}
