/**
 * Records a game on the development page: how it was started, and all input since. If this input is repeated, a changed
 * game comes to the same screen, level and state.
 */
import type { Button, LifecycleEvent, TouchPhase } from "../../../simulator/host";
import type { StoredFiles } from "./file-store";

/** An entry of a recorded game: several equal frames in a row, or one event between two frames. */
export type SessionEntry =
  | FrameEntry
  | { readonly kind: "signal"; readonly event: LifecycleEvent }
  | { readonly kind: "key"; readonly key: string }
  | { readonly kind: "touch"; readonly phase: TouchPhase; readonly x: number; readonly y: number }
  | { readonly kind: "menu"; readonly index: number; readonly option?: number | undefined };

/** An entry of a recorded game: several frames in a row with the same input. */
export interface FrameEntry {
  readonly kind: "frames";
  count: number;
  /** The buttons that the player holds in all frames of this entry of the recording, in the order of their presses. */
  readonly held: readonly Button[];
  readonly crankDegrees: number;
  readonly isCrankDocked: boolean;
  /**
   * Whether the frames of this entry of the recording are idle: the player did nothing, and the game drew nothing and
   * computed next to nothing.
   */
  readonly isIdle: boolean;
}

/** A recorded game: how it was started, and all input since. */
export interface Session {
  /** When the game was started, in seconds since midnight (UTC) of 1 January 2000. */
  readonly startSeconds: number;
  /** The arguments with which the game was started, such as `code=KMQT7X4`. */
  readonly arguments: readonly string[];
  /** The saved files that the game had when it was started. */
  readonly files: StoredFiles;
  readonly entries: SessionEntry[];
}

/**
 * The key under which the browser stores the recorded game. The number at its end must change when the format of the
 * recording changes.
 */
const STORAGE_NAME = "glissade-dev/session-2";
const START_OF_2000 = Date.UTC(2000, 0, 1);

/** Creates the recording of a game that is started now, with the given saved files. */
export function createSession(files: StoredFiles, launchArguments: readonly string[] = []): Session {
  const startSeconds = Math.floor((Date.now() - START_OF_2000) / 1000);
  return { startSeconds, arguments: launchArguments, files, entries: [] };
}

/**
 * Adds one frame to the recording of a game. If the last entry has the same input, its count increases; otherwise an
 * entry is added.
 */
export function recordFrame({ entries }: Session, frame: FrameEntry): void {
  const last = entries.at(-1);
  if (last?.kind === "frames" && isSameFrame(last, frame)) last.count += frame.count;
  else entries.push(frame);
}

function isSameFrame(a: FrameEntry, b: FrameEntry): boolean {
  return (
    a.isIdle === b.isIdle &&
    a.crankDegrees === b.crankDegrees &&
    a.isCrankDocked === b.isCrankDocked &&
    a.held.join() === b.held.join()
  );
}

/** Stores the recording of the game in the browser, so that a reload of the page continues the game. */
export function storeSession(session: Session): void {
  try {
    localStorage.setItem(STORAGE_NAME, JSON.stringify(session));
  } catch (error) {
    console.warn("The browser cannot store the session:", error);
  }
}

/** Returns the recording of a game that the browser has stored, or undefined if there is none. */
export function loadSession(): Session | undefined {
  const text = localStorage.getItem(STORAGE_NAME);
  return text === null ? undefined : (JSON.parse(text) as Session);
}
