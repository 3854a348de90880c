/**
 * An option of Node that reserves more memory for new objects. A process that compiles the game then collects garbage
 * less often, which saves a fifth of the time of a compilation.
 */
export const YOUNG_GENERATION = "--max-semi-space-size=64";
