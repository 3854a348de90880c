/**
 * Connects the game's page with the page of the study, which embeds it. The study passes its own store to the game, so
 * that the player's save stays as it is.
 */
import type { Store } from "../host";

/** The functions and the store of saved data that the page of the study offers to the game's page, which it embeds. */
export interface StudyHost {
  readonly store: Store;
  /** Receives, once the game has started, a function that passes a key to the game. */
  readonly onStart: (keyPressed: (key: string) => void) => void;
  /**
   * Receives, as JSON, the level being played and its moves. The game prints this JSON when the page of the study
   * passes the key J to the game.
   */
  readonly onAttempt: (json: string) => void;
}

declare global {
  interface Window {
    glissadeStudy?: StudyHost;
  }
}

/**
 * Returns the study if its page embeds this page. Returns undefined if no page, or a page of another site, embeds it.
 */
export function findStudy(): StudyHost | undefined {
  try {
    return window.parent.glissadeStudy;
  } catch {
    return undefined;
  }
}
