/**
 * Connects the game's page with the page of the study, which embeds it. The study lends its own store, so that a study
 * neither reads nor changes the player's save, and it asks for the attempt at the level that is open.
 */
import type { Store } from "../host";

/** What the page of the study offers to the game's page that it embeds. */
export interface StudyHost {
  readonly store: Store;
  /** Receives the function that passes a key to the game, once the game has started. */
  readonly onStart: (keyPressed: (key: string) => void) => void;
  /** Receives an attempt as JSON, which the game prints after the key J. */
  readonly onAttempt: (json: string) => void;
}

declare global {
  interface Window {
    glissadeStudy?: StudyHost;
  }
}

/** Returns the study that embeds this page; undefined if no page, or a page of another site, embeds it. */
export function findStudy(): StudyHost | undefined {
  try {
    return window.parent.glissadeStudy;
  } catch {
    return undefined;
  }
}
