/**
 * The English texts of the screen on which the player can share the record of first wins: the moves and time that the
 * first win of each level took.
 */
export const en = {
  title: "Share my record",
  levels: (first: number, last: number, count: number) => `Levels ${first}–${last} of ${count}`,
  contents: "Scan with a phone",
  sheet: (number: number, count: number) => `Code ${number} of ${count}`,
  wait: "One moment …",
  notSent: "Nothing is sent by itself.",
};
