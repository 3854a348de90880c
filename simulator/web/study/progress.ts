/** Stores how far the player has come in the study, in the browser alone. */
import type { Store } from "../../host";
import { MAX_SEED } from "./order";
import type { StudyResult } from "./results";

export interface Progress {
  /** The seed of the random order in which a participant of the study plays the levels. */
  readonly seed: number;
  /** The results of the levels so far, in the order in which they were played. */
  readonly results: readonly StudyResult[];
  /** How often the participant has opened the level after those with a result. */
  readonly starts: number;
}

const FILE = "progress.json";

export function loadProgress(store: Store): Progress | undefined {
  const text = store.read(FILE);
  return text === undefined ? undefined : (JSON.parse(text) as Progress);
}

export function storeProgress(store: Store, progress: Progress): void {
  store.write(FILE, JSON.stringify(progress));
}

export function eraseProgress(store: Store): void {
  store.remove(FILE);
}

/** Returns the progress of a participant who begins the study, with a new seed for the order of the levels. */
export function createProgress(): Progress {
  const [chance] = crypto.getRandomValues(new Uint32Array(1));
  return { seed: 1 + (chance % MAX_SEED), results: [], starts: 0 };
}
