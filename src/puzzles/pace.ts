/** The paces of endless runs (sequences of levels): how fast the levels of a run become harder. */

/**
 * The paces that the player can choose for an endless run (a sequence of levels). "calm" stays easy, "rising" becomes
 * harder and harder, and "hard" is hard from the first level on.
 */
export const PACES = ["calm", "rising", "hard"] as const;
export type Pace = (typeof PACES)[number];
