import { readStored, writeStored } from "../device/storage";
import { packProgress, unpackProgress, type Progress } from "./progress";

/** Where the player left a puzzle's endless run; undefined if nowhere. */
export function loadProgress(puzzleId: string): Progress | undefined {
  const stored = readStored(fileOf(puzzleId));
  const progress = unpackProgress(stored);
  // What cannot be read, perhaps from a newer version, is put aside: the next write would be over it.
  if (progress === undefined && stored !== undefined) writeStored(`${fileOf(puzzleId)}-unread`, stored as object);
  return progress;
}

export function saveProgress(puzzleId: string, progress: Progress): void {
  writeStored(fileOf(puzzleId), packProgress(progress));
}

function fileOf(puzzleId: string): string {
  return `endless-${puzzleId}`;
}
