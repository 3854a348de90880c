/**
 * Computes which part of a cave (a level of several rooms) the screen shows. This part is called the view. The view
 * shows one room at a time. While the seal slides through a gap in a wall, the view moves on to the next room.
 */
import { columnOf, NOWHERE, rowOf, type Board } from "../../../../kernel/board";
import { motionAt, type Moment } from "../../../../kernel/motion";
import { easeIn, progressBetween } from "../../../looks/easing";
import { arrivedMsOf } from "../pieces";
import { cellLeft, cellSide, cellTop } from "../screen-layout";
import type { State } from "../../state";
import type { Cave } from "./cave";

/**
 * The middle of the view, as a column and a row of the grid in which the rooms of a cave lie. A column or row with a
 * fraction is between two rooms.
 */
export interface Camera {
  readonly column: number;
  readonly row: number;
}

/**
 * The view (the visible part of the cave) begins to move to the next room when the seal is this many cells before the
 * gap between the rooms. The view stops moving when the seal is the same number of cells behind the gap.
 */
const MOVE_CELLS = 4.5;

/**
 * With the setting for less flashing, the view does not glide. It jumps to the next room when the seal is this many
 * cells behind the gap between the rooms. The wall between the rooms hides the seal at that moment.
 */
const CUT_CELLS = 2;

/**
 * Returns the position of the screen's view of a cave at a moment, as a column and row of the grid of rooms. `isCut`
 * says that the view jumps, for players who want less flashing.
 */
export function cameraAt({ level: { board }, grid }: Cave, moment: Moment<State>, isCut: boolean): Camera {
  const { from, to, share } = slideAt(moment);
  return {
    column: slotAlong(columnOf(board, from), columnOf(board, to), share, grid.roomWidth, isCut),
    row: slotAlong(rowOf(board, from), rowOf(board, to), share, grid.roomHeight, isCut),
  };
}

interface SlideMoment {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

function slideAt({ before, move, elapsedMs }: Moment<State>): SlideMoment {
  const motion = move === undefined ? undefined : motionAt(move, before, elapsedMs);
  const from = motion?.from ?? before;
  const to = motion === undefined || motion.to === NOWHERE ? from : motion.to;
  const share = motion === undefined ? 0 : easeIn(progressBetween(elapsedMs, motion.startMs, arrivedMsOf(motion)));
  return { from, to, share };
}

/**
 * Returns the middle of the seal on the screen at a moment, in pixels. Before this call, the screen layout of the
 * moment must be set with `setLayout`.
 */
export function sealMiddleAt(board: Board, moment: Moment<State>): { readonly x: number; readonly y: number } {
  const { from, to, share } = slideAt(moment);
  const half = cellSide(board) / 2;
  const x = cellLeft(board, from) + share * (cellLeft(board, to) - cellLeft(board, from));
  const y = cellTop(board, from) + share * (cellTop(board, to) - cellTop(board, from));
  return { x: Math.floor(x + half), y: Math.floor(y + half) };
}

function slotAlong(from: number, to: number, share: number, roomCells: number, isCut: boolean): number {
  const pitch = roomCells + 1;
  const firstSlot = Math.floor(from / pitch);
  const lastSlot = Math.floor(to / pitch);
  const step = lastSlot > firstSlot ? 1 : -1;
  let slot = firstSlot;
  const slid = share * Math.abs(to - from);
  for (let left = firstSlot; left !== lastSlot; left += step) {
    const gap = Math.abs((step > 0 ? left : left - 1) * pitch + roomCells - from);
    slot += step * passedShare(slid, gap, Math.abs(to - from), isCut);
  }
  return slot;
}

/**
 * Returns how far the screen's view has moved into the next room of a cave, from 0 to 1, while the seal slides through
 * a gap in the wall. `slid`, `gap` and `end` are distances in cells from the start of the slide: to the seal, to the
 * gap and to the end of the slide.
 */
function passedShare(slid: number, gap: number, end: number, isCut: boolean): number {
  if (isCut) return slid >= Math.min(end, gap + CUT_CELLS) ? 1 : 0;
  const begin = Math.max(0, gap - MOVE_CELLS);
  const stop = Math.min(end, gap + MOVE_CELLS);
  if (slid >= stop) return 1;
  if (slid <= begin) return 0;
  const share = (slid - begin) / (stop - begin);
  return share * share * (3 - 2 * share);
}
