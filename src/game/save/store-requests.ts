/**
 * Queues requests to store the save, the first wins or a resume point (a stored unfinished level). frame.ts carries out
 * one step in each frame, so that no frame takes long.
 */
import { saveFirstWins } from "./first-wins-file";
import type { ResumePoint } from "./resume-point";
import type { Save } from "./save";
import { prepareSave, storePreparedSave, storeResumePoint } from "./store";

let isSaveRequested = false;
/**
 * Whether the save is formatted but not written yet. While a screen is open, one frame formats the save and the next
 * frame writes it.
 */
let isSavePrepared = false;
let requestedResumePoint: ResumePoint | undefined;
let areFirstWinsRequested = false;

export function requestSave(): void {
  isSaveRequested = true;
  // An earlier request to store only the resume point (a stored unfinished level) is dropped, because the whole save
  // contains it.
  requestedResumePoint = undefined;
}

/** Requests that the player's first wins of levels are stored, for all puzzles whose first wins have changed. */
export function requestFirstWins(): void {
  areFirstWinsRequested = true;
}

/**
 * Requests that only the resume point (a stored unfinished level) of the level being played is stored. It must already
 * be set in the save.
 */
export function requestResumePoint(resumePoint: ResumePoint): void {
  if (!isSaveRequested) requestedResumePoint = resumePoint;
}

/**
 * Carries out one step of the requests: formats the save, or writes the save, the resume point (a stored unfinished
 * level) or the first wins. Returns whether there was a request.
 */
export function storeNext(save: Save): boolean {
  if (isSavePrepared) {
    isSavePrepared = false;
    storePreparedSave();
  } else if (isSaveRequested) {
    isSaveRequested = false;
    isSavePrepared = true;
    prepareSave(save);
  } else if (requestedResumePoint !== undefined) {
    storeResumePoint(requestedResumePoint);
    requestedResumePoint = undefined;
  } else if (areFirstWinsRequested) {
    areFirstWinsRequested = false;
    saveFirstWins();
  } else return false;
  return true;
}

/**
 * Carries out all requests to store the save, the first wins or a resume point. It is called when the player leaves a
 * screen or the game.
 */
export function storeRequested(save: Save): void {
  while (storeNext(save));
}
