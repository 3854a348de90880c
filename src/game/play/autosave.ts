/** Saves the player's moves, wins and clock while levels are played. Reading and writing files is in save/store.ts. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { deleteResumePoint, setResumePoint } from "../save/resume-point";
import type { Save } from "../save/save";
import { storeResumePoint, storeSave } from "../save/store";
import { createResumePoint } from "./create-resume-point";
import type { Mode } from "./mode";
import type { Attempt } from "./attempt";
import type { Tutorial } from "./tutorial";
import { isCrankAtRest, isStill } from "./timeline";

/** The things that are saved, and what of them is not saved yet. */
export interface Autosave {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
  readonly mode: Mode;
  readonly attempt: Attempt | undefined;
  /** The open tutorial. While there is one, the mode's earlier resume point stays as it is. */
  readonly tutorial: Tutorial | undefined;
  /** What is not saved yet: nothing, the latest moves, or the whole save (after a new level or new help). */
  unsaved: "nothing" | "moves" | "all";
  /** How long the mode's clock has run since it was last saved. */
  unsavedClockMs: number;
}

/** A rush saves its clock after this time, so that a power cut gives the player hardly any time back. */
const CLOCK_SAVE_AFTER_MS = 4500;

/**
 * Saves what happened in earlier frames, if it is time to. Moves are saved once the crank is at rest, and a win once
 * its last move has been shown. The clock does not wait for the crank, because the player could turn it for minutes.
 */
export function autosaveIfDue(autosave: Autosave, attempt: Attempt): void {
  const { unsaved, unsavedClockMs, tutorial } = autosave;
  const isClockDue = unsavedClockMs >= CLOCK_SAVE_AFTER_MS;
  if ((unsaved === "nothing" && !isClockDue) || tutorial !== undefined) return;
  const { timeline } = attempt.played;
  if (unsaved === "all") saveAll(autosave);
  else if (attempt.phase === "cleared") {
    if (isStill(timeline)) saveAll(autosave);
  } else if (isClockDue || isCrankAtRest(timeline)) saveMoves(autosave, attempt);
}

/** Saves only the resume point: the level being played and the mode's clock. */
function saveMoves(autosave: Autosave, attempt: Attempt): void {
  autosave.unsaved = "nothing";
  autosave.unsavedClockMs = 0;
  const resumePoint = createResumePoint(autosave.puzzle, autosave.mode, attempt);
  if (resumePoint === undefined) return;
  setResumePoint(autosave.save.resumePoints, resumePoint);
  storeResumePoint(resumePoint);
}

/** Writes the whole save. Outside tutorials it first updates or deletes the mode's resume point. */
export function saveAll(autosave: Autosave): void {
  const { save, puzzle, mode, attempt, tutorial } = autosave;
  if (attempt !== undefined && tutorial === undefined) {
    const resumePoint = createResumePoint(puzzle, mode, attempt);
    if (resumePoint === undefined) deleteResumePoint(save.resumePoints, puzzle.id, mode.name);
    else setResumePoint(save.resumePoints, resumePoint);
  }
  autosave.unsaved = "nothing";
  autosave.unsavedClockMs = 0;
  storeSave(save);
}
