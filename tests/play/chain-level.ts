/** A level of five balls: right starts a chain and right again goes on; left falls; down can no longer be won. */
export const CHAIN: readonly string[] = [
  "............",
  "............",
  "............",
  "..@....o..o.",
  "............",
  "..o........o",
  "........o...",
];
