/** Lists the paces of endless runs, which say how hard the levels of a run become. */

/**
 * The paces of endless runs: "calm" is always easy, "rising" becomes harder and harder, and "hard" is hard from the
 * first level on.
 */
export const PACES = ["calm", "rising", "hard"] as const;
export type Pace = (typeof PACES)[number];
