/**
 * What the present frame must store, as plain values in order. During a frame, the game only adds requests here.
 * frame.ts stores all of them after the sounds and announcements of the frame.
 */
import { saveFirstWins } from "./first-wins-file";
import type { ResumePoint } from "./resume-point";
import type { Save } from "./save";
import { storeResumePoint, storeSave } from "./store";

type StoreRequest =
  | { readonly kind: "save" }
  | { readonly kind: "first-wins" }
  | { readonly kind: "resume-point"; readonly resumePoint: ResumePoint };

const SAVE_REQUEST: StoreRequest = { kind: "save" };
const FIRST_WINS_REQUEST: StoreRequest = { kind: "first-wins" };

let requests: StoreRequest[] = [];

/** Requests that the whole save is stored in this frame. */
export function requestSave(): void {
  requests.push(SAVE_REQUEST);
}

/** Requests that the first wins of all puzzles are stored in this frame, if they have changed. */
export function requestFirstWins(): void {
  requests.push(FIRST_WINS_REQUEST);
}

/** Requests that only the resume point of the level being played is stored in this frame. */
export function requestResumePoint(resumePoint: ResumePoint): void {
  requests.push({ kind: "resume-point", resumePoint });
}

/** Stores everything that was requested in this frame, in the order of the requests. */
export function storeRequested(save: Save): void {
  if (requests.length === 0) return;
  const stored = requests;
  requests = [];
  for (const request of stored) {
    if (request.kind === "save") storeSave(save);
    else if (request.kind === "first-wins") saveFirstWins();
    else storeResumePoint(request.resumePoint);
  }
}
