/**
 * Decides when the player's moves, wins and the clock of a timed mode are saved during play. frame.ts carries out the
 * requests, and save/store.ts writes the files.
 */
import { deleteResumePoint, setResumePoint } from "../save/resume-point";
import { requestFirstWins, requestResumePoint, requestSave } from "../save/store-requests";
import { createResumePoint } from "./create-resume-point";
import type { Attempt } from "./attempt";
import type { LevelContext } from "./level-context";
import { isCrankAtRest, isStill } from "./timeline";

/** What has changed during play and is not saved yet. */
export interface Autosave {
  /** What is not saved yet: `nothing`, the latest `moves`, or `all` after a new level or a new hint. */
  unsaved: "nothing" | "moves" | "all";
  /**
   * Whether the first unsaved change happened in this very frame. A later frame then saves it, because this one has no
   * time left.
   */
  isFresh: boolean;
  /**
   * How many milliseconds the clock of a timed mode has run since its time was last saved; 0 in modes without a clock.
   */
  unsavedClockMs: number;
}

/**
 * The clock of a timed mode is saved each time it has run this long. After a power cut, the player gains at most this
 * much time.
 */
const CLOCK_SAVE_AFTER_MS = 4500;

export function createAutosave(): Autosave {
  return { unsaved: "nothing", isFresh: false, unsavedClockMs: 0 };
}

/**
 * Notes that the latest moves (`moves`) or all of the player's data (`all`) must be saved soon. `moves` does not
 * replace `all`.
 */
export function noteUnsaved(autosave: Pick<Autosave, "unsaved" | "isFresh">, unsaved: "moves" | "all"): void {
  if (autosave.unsaved === "nothing") autosave.isFresh = true;
  if (autosave.unsaved !== "all") autosave.unsaved = unsaved;
}

/**
 * Saves what happened in earlier frames, if a save is due. Moves are saved once the crank is at rest, and a win once
 * its last move has been shown. The clock of a timed mode does not wait for the crank.
 */
export function autosaveIfDue(autosave: Autosave, context: LevelContext, attempt: Attempt): void {
  const { unsaved, isFresh, unsavedClockMs } = autosave;
  autosave.isFresh = false;
  const isClockDue = unsavedClockMs >= CLOCK_SAVE_AFTER_MS;
  if (((unsaved === "nothing" || isFresh) && !isClockDue) || context.tutorial !== undefined) return;
  const { timeline } = attempt.played;
  if (unsaved === "all") saveAll(autosave, context, attempt);
  else if (attempt.phase === "cleared") {
    if (isStill(timeline)) saveAll(autosave, context, attempt);
  } else if (isClockDue || isCrankAtRest(timeline)) saveMoves(autosave, context, attempt);
}

function saveMoves(autosave: Autosave, { puzzle, mode, save }: LevelContext, attempt: Attempt): void {
  autosave.unsaved = "nothing";
  autosave.unsavedClockMs = 0;
  const resumePoint = createResumePoint(puzzle, mode, attempt);
  if (resumePoint === undefined) return;
  setResumePoint(save, resumePoint);
  requestResumePoint(resumePoint);
}

/**
 * Writes the whole save, after updating or deleting the resume point (a stored unfinished level). A lesson leaves the
 * resume point as it is, so that the level left earlier stays saved.
 */
export function saveAll(autosave: Autosave, context: LevelContext, attempt: Attempt | undefined): void {
  const { save, puzzle, mode, tutorial } = context;
  if (attempt !== undefined && tutorial === undefined) {
    const resumePoint = createResumePoint(puzzle, mode, attempt);
    if (resumePoint === undefined) deleteResumePoint(save, puzzle.id, mode.name);
    else setResumePoint(save, resumePoint);
  }
  autosave.unsaved = "nothing";
  autosave.unsavedClockMs = 0;
  requestSave();
  requestFirstWins();
}
