/**
 * Defines the rows of the console check: the tests that it makes one after the other. Most rows are tasks, which run in
 * slices in the free time of many frames. The others watch something from frame to frame, such as the crank.
 */
import type { Task } from "../../kernel/task";

export type RowId =
  | "numbers"
  | "levels"
  | "campaigns"
  | "speed"
  | "making"
  | "frames"
  | "start"
  | "loads"
  | "saves"
  | "screens"
  | "tables"
  | "fonts"
  | "memory"
  | "sound"
  | "crank"
  | "buttons"
  | "menu"
  | "lock";

/** A measured number, such as the checksum of a picture or a time. Its name begins with the id of its row. */
interface Figure {
  readonly name: string;
  readonly value: number;
}

/**
 * The result of a row, one test of the console check: whether it passed, and the short text that is shown beside its
 * name.
 */
export interface Outcome {
  readonly isPassed: boolean;
  readonly note: string;
}

/** The data that the rows (tests) of a running console check share. */
export interface CheckRecord {
  /**
   * The id of the puzzle of the title screen. Its code must stay loaded during the check, because the game still plays
   * its sounds.
   */
  readonly titlePuzzleId: string;
  readonly figures: Figure[];
  /** The most memory that Lua has used during the check, in kilobytes. */
  peakKilobytes: number;
  /** How many parts of the running row, such as levels or moves, are done. */
  doneParts: number;
  /** How many parts, such as levels or moves, the running row has. */
  allParts: number;
  /** Whether the running row waits for the next frame, because its next step takes most of a frame. */
  isFrameOver: boolean;
}

/** What has happened on the console, such as a turn of the crank, since the running row (test) began to wait. */
export interface Happenings {
  elapsedMs: number;
  /** The sum of all turns of the crank, in degrees. Turns in both directions count. */
  crankDegrees: number;
  /** For each button except Ⓑ, whether it was pressed. The index is the number of the button (see device/input.ts). */
  readonly werePressed: boolean[];
  wasMenuChosen: boolean;
  wasUnlocked: boolean;
  /** How far two clocks have advanced, in milliseconds: the console's own clock, and the clock of the sound. */
  gameMs: number;
  soundMs: number;
}

/**
 * A row (test) of the console check that runs as a task in short slices. `seconds` is about how long it takes on a
 * console. @noSelf
 */
interface TaskRow {
  readonly kind: "task";
  readonly id: RowId;
  readonly seconds: number;
  readonly start: (record: CheckRecord) => Task<Outcome>;
}

/**
 * A row (test) of the console check that waits for something on the console, such as a turn of the crank. `needsHand`
 * says whether the player must do something; the player can skip such a row with Ⓑ.
 * @noSelf
 */
interface WatchedRow {
  readonly kind: "watched";
  readonly id: RowId;
  readonly seconds: number;
  readonly needsHand: boolean;
  /**
   * Returns the result of the row (a test of the console check), or undefined while the test is not finished. Called in
   * each frame with what has happened on the console so far, such as turns of the crank.
   */
  readonly watch: (happenings: Happenings) => Outcome | undefined;
  /**
   * Returns two numbers: how many parts of the row (test) are done, such as pressed buttons, and how many it has. Left
   * out if the row has no parts to count.
   */
  readonly partsOf?: (happenings: Happenings) => readonly [number, number];
}

export type CheckRow = TaskRow | WatchedRow;

export function addFigure(record: CheckRecord, name: string, value: number): void {
  record.figures.push({ name, value });
}

/** Begins to count the done parts of a row of the console check, for the progress bar. The row has `allParts` parts. */
export function countParts(record: CheckRecord, allParts: number): void {
  record.doneParts = 0;
  record.allParts = allParts;
}

/** Pauses a row of the console check until the next frame begins, because the row's next step takes most of a frame. */
export function* waitForFrame(record: CheckRecord): Task<void> {
  record.isFrameOver = true;
  yield;
}
