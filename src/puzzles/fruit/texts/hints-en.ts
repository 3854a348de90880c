/**
 * The English sentences of Fruit's hints about the board. Each list has one sentence in several lengths, the longest
 * first. Each sentence is true of every shortest win.
 */
export const en = {
  /** Sentences for a stone, a car or a barrel that must stop a fruit. The index is the kind of this piece. */
  stoneStop: [
    ["A stone must stop a fruit"],
    ["A car must stop a fruit"],
    ["A car must stop a fruit"],
    ["A barrel must stop a fruit"],
    ["A barrel must stop a fruit"],
  ],
  /** Sentences for the kind of fruit that leaves first. The index is the kind. */
  first: [["Cherries leave first"], ["Pears leave first"], ["Bananas leave first"], ["Melons leave first"]],
  pull: ["An anteater must pull"],
  fruitStop: ["A fruit must stop another"],
  row: ["Meet in one row"],
  column: ["Meet in one column"],
};
