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

/** The result of a row: whether it passed, and the short text that is shown beside its name. */
export interface Outcome {
  readonly isPassed: boolean;
  readonly note: string;
}

/** The data that the rows of a running check share. */
export interface CheckRecord {
  /** The id of the puzzle of the title screen, whose code must stay loaded during the check. */
  readonly titlePuzzleId: string;
  readonly figures: Figure[];
  /** The most memory that Lua has used during the check, in kilobytes. */
  peakKilobytes: number;
  /** How many parts of the running row are done. */
  doneParts: number;
  /** How many parts the running row has. */
  allParts: number;
  /** Whether the running row waits for the next frame, because its next slice takes most of a frame. */
  isFrameOver: boolean;
}

/** What has happened on the console since a watched row began. */
export interface Happenings {
  elapsedMs: number;
  /** The sum of all turns of the crank, in degrees. Turns in both directions count. */
  crankDegrees: number;
  /** For each button except Ⓑ, whether it was pressed. The index is the number of the button (see device/input.ts). */
  readonly werePressed: boolean[];
  wasMenuChosen: boolean;
  wasUnlocked: boolean;
  /** How far the clock of the console and the clock of the sound have advanced, in milliseconds. */
  gameMs: number;
  soundMs: number;
}

/** A row that runs in slices by itself. `seconds` is how long it takes on a console, about. @noSelf */
interface TaskRow {
  readonly kind: "task";
  readonly id: RowId;
  readonly seconds: number;
  readonly start: (record: CheckRecord) => Task<Outcome>;
}

/**
 * A row that looks at the console in each frame. `needsHand` says whether the player must do something, which Ⓑ skips.
 * @noSelf
 */
interface WatchedRow {
  readonly kind: "watched";
  readonly id: RowId;
  readonly seconds: number;
  readonly needsHand: boolean;
  /** Returns the result of the row, or undefined as long as the row must watch on. */
  readonly watch: (happenings: Happenings) => Outcome | undefined;
  /** Returns how many of how many parts are done; left out if the row has no parts to count. */
  readonly partsOf?: (happenings: Happenings) => readonly [number, number];
}

export type CheckRow = TaskRow | WatchedRow;

export function addFigure(record: CheckRecord, name: string, value: number): void {
  record.figures.push({ name, value });
}

/** Begins to count the parts of a row, for the progress bar. */
export function countParts(record: CheckRecord, allParts: number): void {
  record.doneParts = 0;
  record.allParts = allParts;
}

/** Pauses a row until the next frame begins, because its next slice takes most of a frame. */
export function* waitForFrame(record: CheckRecord): Task<void> {
  record.isFrameOver = true;
  yield;
}
