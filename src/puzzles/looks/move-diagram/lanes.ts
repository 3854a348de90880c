/**
 * Assigns lanes to the lines of a move diagram. Lanes are positions side by side in a row or column of the board, so
 * that lines which share a part of it do not cover each other. Each line shows a straight part of a piece's path. The
 * marks where a piece stops get lanes too, so that no line passes through the mark of another line.
 */
import { STEP_Y } from "../../../kernel/direction";
import type { Leg } from "./legs";

/**
 * A part of a row or column of the board, for which a lane is chosen. It is either the cells over which a line of the
 * diagram runs, or the cell of a mark where a piece stops. Spans that share cells get different lanes.
 */
export interface Span {
  readonly isHorizontal: boolean;
  readonly rowOrColumn: number;
  readonly from: number;
  readonly to: number;
  /** The index of the straight part of a path that the line shows, or at whose end the mark stands. */
  readonly legIndex: number;
  readonly isStop: boolean;
  /**
   * The lane of the line or mark, counted from 0. Lines that share a part of a row or column lie in several lanes side
   * by side.
   */
  lane: number;
  /** The number of lanes side by side in the part of the row or column where this line or mark lies. */
  laneCount: number;
}

/**
 * The lanes of a move diagram: positions of lines side by side in a row or column. The line of each straight part of
 * the piece's path has a lane. The mark of a stop also has one, unless the piece turns after the stop.
 */
export interface Lanes {
  readonly ofLeg: readonly Span[];
  /**
   * For each straight part of a piece's path, by its index: the lane of the mark for a stop at the end of this part.
   * This lane is at a right angle to the part. Undefined if the piece does not stop there. Also undefined if the next
   * part turns by a right angle, because the mark then lies on the lane of the next part.
   */
  readonly ofStop: Readonly<Record<number, Span | undefined>>;
}

/**
 * Assigns a lane to the line of each straight part of a piece's path, and to the mark of each stop after which the
 * piece does not turn.
 */
export function assignLanes(legs: readonly Leg[]): Lanes {
  const ofLeg = legs.map((leg, index) => spanOfLeg(leg, index));
  const ofStop: Record<number, Span | undefined> = {};
  const spans = [...ofLeg];
  legs.forEach((leg, index) => {
    const next = index + 1 < legs.length ? legs[index + 1] : undefined;
    const isTurning = next?.isJoined === true && isLevel(next) !== isLevel(leg);
    if (!leg.isStop || isTurning) return;
    const span = spanOfStop(leg, index);
    ofStop[index] = span;
    spans.push(span);
  });
  spans.sort((one, other) => compareSpans(one, other));
  colour(spans, legs);
  return { ofLeg, ofStop };
}

/** Returns whether a straight part of a piece's path lies in a row, not in a column. */
export function isLevel({ direction }: Leg): boolean {
  return STEP_Y[direction] === 0;
}

function spanOfLeg(leg: Leg, legIndex: number): Span {
  const level = isLevel(leg);
  const one = level ? leg.fromColumn : leg.fromRow;
  const other = level ? leg.toColumn : leg.toRow;
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return {
    ...{ isHorizontal: level, rowOrColumn: level ? leg.fromRow : leg.fromColumn, from, to, legIndex, isStop: false },
    ...{ lane: 0, laneCount: 1 },
  };
}

/**
 * Returns the part of a row or column that a stop mark covers. The mark lies across the end of a straight part of a
 * piece's path.
 */
function spanOfStop(leg: Leg, legIndex: number): Span {
  const level = isLevel(leg);
  const at = level ? leg.toRow : leg.toColumn;
  return {
    ...{
      isHorizontal: !level,
      rowOrColumn: level ? leg.toColumn : leg.toRow,
      from: at,
      to: at,
      legIndex,
      isStop: true,
    },
    ...{ lane: 0, laneCount: 1 },
  };
}

/** Compares two parts of rows or columns, for sorting: first the rows or columns, and then where the parts begin. */
function compareSpans(one: Span, other: Span): number {
  if (one.isHorizontal !== other.isHorizontal) return one.isHorizontal ? -1 : 1;
  if (one.rowOrColumn !== other.rowOrColumn) return one.rowOrColumn - other.rowOrColumn;
  if (one.from !== other.from) return one.from - other.from;
  if (one.to !== other.to) return one.to - other.to;
  if (one.legIndex !== other.legIndex) return one.legIndex - other.legIndex;
  return Number(one.isStop) - Number(other.isStop);
}

/**
 * Gives each part of a row or column the lowest free lane. The parts must be sorted. Parts that touch each other form a
 * group, and each group has a number of lanes of its own.
 */
function colour(spans: readonly Span[], legs: readonly Leg[]): void {
  let first = 0;
  while (first < spans.length) {
    let end = first;
    let reach = spans[first].to;
    let laneCount = 1;
    while (end < spans.length && isSameLine(spans[first], spans[end]) && spans[end].from <= reach) {
      const span = spans[end];
      span.lane = freeLane(spans, first, end, legs);
      laneCount = Math.max(laneCount, span.lane + 1);
      reach = Math.max(reach, span.to);
      end++;
    }
    for (let index = first; index < end; index++) spans[index].laneCount = laneCount;
    first = end;
  }
}

function isSameLine(one: Span, other: Span): boolean {
  return one.isHorizontal === other.isHorizontal && one.rowOrColumn === other.rowOrColumn;
}

/**
 * Returns the lowest free lane for the span at index `end`, a part of a row or column. A lane is free if no conflicting
 * span from index `first` up to `end` − 1 has it.
 */
function freeLane(spans: readonly Span[], first: number, end: number, legs: readonly Leg[]): number {
  let lane = 0;
  for (let index = first; index < end;) {
    if (spans[index].lane === lane && isConflict(spans[index], spans[end], legs)) {
      lane++;
      index = first;
    } else index++;
  }
  return lane;
}

/**
 * Returns whether two parts of a row or column must have different lanes: they have a cell in common, and neither is
 * the straight continuation of the other.
 */
function isConflict(one: Span, other: Span, legs: readonly Leg[]): boolean {
  if (!isSameLine(one, other) || one.to < other.from || other.to < one.from) return false;
  if (one.isStop || other.isStop) return true;
  const early = Math.min(one.legIndex, other.legIndex);
  const late = Math.max(one.legIndex, other.legIndex);
  return !(late === early + 1 && legs[late].isJoined && legs[late].direction === legs[early].direction);
}
