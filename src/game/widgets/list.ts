import type { Input } from "../../device/input";
import { DOWN, UP } from "../../kernel/direction";

/** A list of rows with a cursor, of which so many, three or more, are in sight. It stops at both ends. */
export interface List {
  readonly count: number;
  readonly rowsInSight: number;
  /** The row that the cursor is on, from 0. */
  chosen: number;
  /** The topmost row in sight. */
  first: number;
  /** Where the screen shows the cursor and the topmost row: they glide after `chosen` and `first`. */
  shownChosen: number;
  shownFirst: number;
  /** How far the crank has turned since the row before. */
  crankDegrees: number;
}

/** What a row says: its name at the left, and a few words more, or none. */
export interface Row {
  readonly label: string;
  readonly note: string;
}

/** `stopped`: the cursor was to go on, but is at the end. */
export type Steering = "none" | "moved" | "stopped";

export const CRANK_DEGREES_PER_ROW = 30;

const GLIDE_MS = 110;
const BUMP_ROWS = 0.25;

/** A list with the cursor on row `chosen`. */
export function createList(count: number, rowsInSight: number, chosen = 0): List {
  const list = { count, rowsInSight, chosen, first: 0, shownChosen: chosen, shownFirst: 0, crankDegrees: 0 };
  bringIntoSight(list);
  list.shownFirst = list.first;
  return list;
}

/** ✛ up and down go a row, the crank goes a row every `CRANK_DEGREES_PER_ROW`; both count in the same frame. */
export function steerList(list: List, input: Input): Steering {
  const turning = turn(list, input.crankDegrees);
  if (input.pressedDirection !== UP && input.pressedDirection !== DOWN) return turning;
  const pressing = press(list, input.pressedDirection === UP ? -1 : 1);
  return turning === "moved" ? turning : pressing;
}

function turn(list: List, degrees: number): Steering {
  list.crankDegrees += degrees;
  const rows = wholeUnits(list.crankDegrees, CRANK_DEGREES_PER_ROW);
  list.crankDegrees -= rows * CRANK_DEGREES_PER_ROW;
  // A crank that turns on at the end is not told so again and again.
  return rows === 0 || goTo(list, list.chosen + rows) === "stopped" ? "none" : "moved";
}

/** Lets cursor and rows glide; gives whether they did. */
export function glideList(list: List, elapsedMs: number): boolean {
  if (list.shownChosen === list.chosen && list.shownFirst === list.first) return false;
  list.shownChosen = glide(list.shownChosen, list.chosen, elapsedMs);
  list.shownFirst = glide(list.shownFirst, list.first, elapsedMs);
  return true;
}

/** How many whole units there are in `degrees`, towards zero. */
export function wholeUnits(degrees: number, unit: number): number {
  return degrees < 0 ? -Math.floor(-degrees / unit) : Math.floor(degrees / unit);
}

/** One step of a value on its way to `target`: the farther the faster. */
function glide(value: number, target: number, elapsedMs: number): number {
  const step = (Math.max(1, Math.abs(target - value)) * elapsedMs) / GLIDE_MS;
  return target > value ? Math.min(target, value + step) : Math.max(target, value - step);
}

/** Against an end the cursor bumps softly. */
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

/** The row before the cursor's and the one after it are in sight, too, where there are such. */
function bringIntoSight(list: List): void {
  const { chosen, count, rowsInSight } = list;
  const latest = Math.max(0, chosen - 1);
  const earliest = Math.min(chosen + 1, count - 1) - rowsInSight + 1;
  list.first = Math.max(earliest, Math.min(latest, list.first));
}
