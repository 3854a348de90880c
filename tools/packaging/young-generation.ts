/**
 * An option of Node that reserves more memory for new objects. A process that compiles the game then collects garbage
 * less often, which makes a compilation a fifth faster.
 */
export const YOUNG_GENERATION = "--max-semi-space-size=64";
