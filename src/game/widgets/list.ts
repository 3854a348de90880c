/**
 * A scrolling list of rows with a cursor: its state, and how the direction pad (✛) and the crank move the cursor. Each
 * screen draws its list itself.
 */
import type { Input } from "../../device/input";
import { DOWN, UP } from "../../kernel/direction";
import { listShown, type ShownValues } from "../shown-values";

/**
 * A list of rows with a cursor, which stops at the first and the last row. `rowsInSight`, the number of visible rows,
 * is at least three.
 */
export interface List {
  readonly count: number;
  readonly rowsInSight: number;
  chosen: number;
  /** The index, from 0, of the first visible row of the list. */
  first: number;
  /**
   * The position at which the cursor of the list is drawn, in rows. While the cursor glides to the row `chosen`, this
   * is a fraction.
   */
  shownChosen: number;
  /**
   * The position of the list's uppermost drawn row, in rows. While the list glides to the row `first`, this is a
   * fraction.
   */
  shownFirst: number;
  /** How far the crank has turned since it last moved the cursor by a whole row, in degrees. */
  crankDegrees: number;
}

export interface Row {
  readonly label: string;
  readonly note: string;
}

/**
 * The effect of one frame's input on a list. "stopped" means that the cursor is at an end of the list and cannot move
 * further.
 */
export type Steering = "none" | "moved" | "stopped";

export const CRANK_DEGREES_PER_ROW = 30;

const GLIDE_MS = 110;
const BUMP_ROWS = 0.25;

export function createList(count: number, rowsInSight: number, chosen = 0): List {
  const list = { count, rowsInSight, chosen, first: 0, shownChosen: chosen, shownFirst: 0, crankDegrees: 0 };
  bringIntoSight(list);
  list.shownFirst = list.first;
  return list;
}

/**
 * Moves the cursor of a list by a row for each press of up or down on the direction pad (✛), and for each turn of the
 * crank by `CRANK_DEGREES_PER_ROW`.
 */
export function steerList(list: List, input: Input): Steering {
  const turning = turn(list, input.crankDegrees);
  if (input.pressedDirection !== UP && input.pressedDirection !== DOWN) return turning;
  const pressing = press(list, input.pressedDirection === UP ? -1 : 1);
  return turning === "moved" ? turning : pressing;
}

function turn(list: List, degrees: number): Steering {
  list.crankDegrees += degrees;
  const rows = roundToUnits(list.crankDegrees, CRANK_DEGREES_PER_ROW);
  list.crankDegrees -= rows * CRANK_DEGREES_PER_ROW;
  // At an end of the list, the result of turning the crank is "none" and not "stopped". Otherwise, the sound of a
  // refused press would repeat in each frame while the crank turns.
  return rows === 0 || goTo(list, list.chosen + rows) === "stopped" ? "none" : "moved";
}

/** Moves the drawn cursor and the drawn rows of a list for one frame. Returns whether they moved. */
export function glideList(list: List, elapsedMs: number): boolean {
  if (list.shownChosen === list.chosen && list.shownFirst === list.first) return false;
  list.shownChosen = glide(list.shownChosen, list.chosen, elapsedMs);
  list.shownFirst = glide(list.shownFirst, list.first, elapsedMs);
  return true;
}

/** Lists the values on which the picture of a list depends: the cursor, and how far cursor and rows have moved. */
export function showList(shown: ShownValues, { chosen, shownChosen, shownFirst }: List): void {
  listShown(shown, chosen);
  listShown(shown, shownChosen);
  listShown(shown, shownFirst);
}

/** Returns how many whole units of `unit` degrees are in `degrees`, rounded towards zero. */
export function roundToUnits(degrees: number, unit: number): number {
  return degrees < 0 ? -Math.floor(-degrees / unit) : Math.floor(degrees / unit);
}

/**
 * Returns the position of the drawn cursor or row of a list, moved towards `target` for a frame of `elapsedMs`. The
 * step is larger if `target` is farther away.
 */
function glide(value: number, target: number, elapsedMs: number): number {
  const step = (Math.max(1, Math.abs(target - value)) * elapsedMs) / GLIDE_MS;
  return target > value ? Math.min(target, value + step) : Math.max(target, value - step);
}

/** Moves the cursor of a list by `rows` rows. At an end of the list, the drawn cursor bounces a little instead. */
function press(list: List, rows: number): Steering {
  const steering = goTo(list, list.chosen + rows);
  if (steering === "stopped") list.shownChosen = list.chosen + rows * BUMP_ROWS;
  return steering;
}

function goTo(list: List, row: number): Steering {
  const chosen = Math.min(list.count - 1, Math.max(0, row));
  if (chosen === list.chosen) return "stopped";
  list.chosen = chosen;
  bringIntoSight(list);
  return "moved";
}

function bringIntoSight(list: List): void {
  const { chosen, count, rowsInSight } = list;
  const latest = Math.max(0, chosen - 1);
  const earliest = Math.min(chosen + 1, count - 1) - rowsInSight + 1;
  list.first = Math.max(earliest, Math.min(latest, list.first));
}
