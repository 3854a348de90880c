/**
 * Assigns lanes to the lines of a move diagram. Lanes are positions side by side in a row or column of the board, so
 * that lines which share a part of it do not cover each other. Each line shows a straight part of a piece's path.
 */
import { STEP_Y } from "../../../kernel/direction";
import type { Leg } from "./legs";

/**
 * A part of a row or column of the board, for which a lane is chosen: the cells over which a line of the diagram runs.
 * Spans that share cells get different lanes.
 */
export interface Span {
  readonly isHorizontal: boolean;
  readonly rowOrColumn: number;
  readonly from: number;
  readonly to: number;
  /** The index of the straight part of a path that the line shows. */
  readonly legIndex: number;
  /**
   * The lane of the line, counted from 0. Lines that share a part of a row or column lie in several lanes side
   * by side.
   */
  lane: number;
  /** The number of lanes side by side in the part of the row or column where this line lies. */
  laneCount: number;
}

/** Returns the lane of each straight part of a path, in the same order. */
export function assignLanes(legs: readonly Leg[]): readonly Span[] {
  const ofLeg = legs.map((leg, index) => spanOfLeg(leg, index));
  const spans = [...ofLeg].sort((one, other) => compareSpans(one, other));
  colour(spans, legs);
  return ofLeg;
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
    ...{ isHorizontal: level, rowOrColumn: level ? leg.fromRow : leg.fromColumn, from, to, legIndex },
    ...{ lane: 0, laneCount: 1 },
  };
}

function compareSpans(one: Span, other: Span): number {
  if (one.isHorizontal !== other.isHorizontal) return one.isHorizontal ? -1 : 1;
  if (one.rowOrColumn !== other.rowOrColumn) return one.rowOrColumn - other.rowOrColumn;
  if (one.from !== other.from) return one.from - other.from;
  if (one.to !== other.to) return one.to - other.to;
  return one.legIndex - other.legIndex;
}

/**
 * Gives each span (a part of a row or column) the lowest free lane. The spans must be sorted by row or column and then
 * by their first cell. Spans that touch each other form a group, and each group has a number of lanes of its own.
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
  const early = Math.min(one.legIndex, other.legIndex);
  const late = Math.max(one.legIndex, other.legIndex);
  return !(late === early + 1 && legs[late].isJoined && legs[late].direction === legs[early].direction);
}
