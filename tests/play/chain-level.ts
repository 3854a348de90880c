/** A level of Last Ball that several tests share. */

/**
 * The map of a level with five balls. Moving right twice plays a chain of hits; left falls off; after down the level
 * cannot be won.
 */
export const CHAIN: readonly string[] = [
  "............",
  "............",
  "............",
  "..@....o..o.",
  "............",
  "..o........o",
  "........o...",
];
