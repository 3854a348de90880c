/** Keeps what the player does while levels are played. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { deleteResumePoint, setResumePoint } from "../save/resume-point";
import type { Save } from "../save/save";
import { storeResumePoint, storeSave } from "../save/store";
import { createResumePoint } from "./create-resume-point";
import type { Mode } from "./mode";
import type { Attempt } from "./attempt";
import type { Tutorial } from "./tutorial";
import { isCrankAtRest, isStill } from "./timeline";

/** What there is to keep. */
export interface Autosave {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
  readonly mode: Mode;
  readonly attempt: Attempt | undefined;
  /** While something is taught what was left before stays what is left. */
  readonly tutorial: Tutorial | undefined;
  /** What is not kept yet: the player's last moves, or all that a new level changes. */
  unsaved: "nothing" | "moves" | "all";
  /** How long the mode's clock has run since it was kept last. */
  unsavedClockMs: number;
}

/** A clock that runs is kept at least every five seconds, so that a power cut gives next to no time back. */
const CLOCK_SAVE_AFTER_MS = 4500;

/**
 * Keeps what happened in the frame before: writing has a frame to itself. While the crank turns moves wait, and a win
 * waits for the last move to be seen; the clock waits for neither, as the player could turn the crank for minutes.
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

/** Keeps the level being played alone, with the mode's clock. */
function saveMoves(autosave: Autosave, attempt: Attempt): void {
  autosave.unsaved = "nothing";
  autosave.unsavedClockMs = 0;
  const resumePoint = createResumePoint(autosave.puzzle, autosave.mode, attempt);
  if (resumePoint === undefined) return;
  setResumePoint(autosave.save.resumePoints, resumePoint);
  storeResumePoint(resumePoint);
}

/** Keeps all, wherever the player stands. */
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
