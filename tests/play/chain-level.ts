/** Provides a level of the puzzle Last Ball that several tests play. */

/**
 * The map of a level of the puzzle Last Ball with five white balls. Two moves to the right play a chain of hits, a move
 * to the left loses the black ball, and a move down makes the level unwinnable.
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
