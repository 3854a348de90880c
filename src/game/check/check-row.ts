/**
 * Defines the rows of the console check, which are its tests. Most rows are tasks in the free time of frames; others
 * watch something, such as the crank.
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

/**
 * A number that the check has measured, such as a time or a picture's checksum. Its name begins with the id of the row
 * (test) that measured it.
 */
interface Figure {
  readonly name: string;
  readonly value: number;
}

/** The result of a row (one test of the console check): whether it passed, and a short note beside its name. */
export interface Outcome {
  readonly isPassed: boolean;
  readonly note: string;
}

/** The data that the rows (tests) of a running console check share. */
export interface CheckRecord {
  /**
   * The id of the puzzle of the title screen. Its code must stay loaded, because the game plays its sounds during the
   * check.
   */
  readonly titlePuzzleId: string;
  readonly figures: Figure[];
  /** The most memory that Lua has used during the check, in kilobytes. */
  peakKilobytes: number;
  /** How many parts of the running row (one test of the check), such as levels or moves, are done. */
  doneParts: number;
  /** How many parts the running row (one test of the check) has, such as levels or moves. */
  allParts: number;
  /**
   * Whether the running row (one test of the check) waits for the next frame, because its next step takes most of a
   * frame.
   */
  isFrameOver: boolean;
}

/** What has happened on the console, such as a turn of the crank, since the running row (test) began to wait. */
export interface Happenings {
  elapsedMs: number;
  /** The sum of all turns of the crank in both directions since the test began to wait, in degrees. */
  crankDegrees: number;
  /**
   * For each button except Ⓑ, whether it was pressed since the test began to wait. The index is the button's number in
   * device/input.ts.
   */
  readonly werePressed: boolean[];
  wasMenuChosen: boolean;
  wasUnlocked: boolean;
  /**
   * How far the console's clock has advanced since the test began to wait, in milliseconds. The next field, `soundMs`,
   * is the same for the clock of the sound.
   */
  gameMs: number;
  soundMs: number;
}

/**
 * A row (test) of the console check that runs as a task. `seconds` is about how long it takes on a console.
 * @noSelf
 */
interface TaskRow {
  readonly kind: "task";
  readonly id: RowId;
  readonly seconds: number;
  readonly start: (record: CheckRecord) => Task<Outcome>;
}

/**
 * A row (test) of the console check that waits for something, such as a turn of the crank. If `needsHand` is true, the
 * player must do something, or skip the row with Ⓑ.
 * @noSelf
 */
interface WatchedRow {
  readonly kind: "watched";
  readonly id: RowId;
  readonly seconds: number;
  readonly needsHand: boolean;
  /**
   * Returns the result of the row (a test of the console check), or undefined while it is not finished. Called in each
   * frame with what has happened so far.
   */
  readonly watch: (happenings: Happenings) => Outcome | undefined;
  /**
   * Returns how many parts of the row (test) are done, such as pressed buttons, and how many it has. Left out if there
   * are none to count.
   */
  readonly partsOf?: (happenings: Happenings) => readonly [number, number];
}

export type CheckRow = TaskRow | WatchedRow;

export function addFigure(record: CheckRecord, name: string, value: number): void {
  record.figures.push({ name, value });
}

/**
 * Begins to count the done parts of a row (test) of the console check, for the progress bar. The row has `allParts`
 * parts.
 */
export function countParts(record: CheckRecord, allParts: number): void {
  record.doneParts = 0;
  record.allParts = allParts;
}

/**
 * Pauses a row (test) of the console check until the next frame begins, because the row's next step takes most of a
 * frame.
 */
export function* waitForFrame(record: CheckRecord): Task<void> {
  record.isFrameOver = true;
  yield;
}
