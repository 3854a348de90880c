/**
 * The English sentences of Fruit's hints about the board. Each list has one sentence in several lengths, the longest
 * first. Each sentence is true of every shortest win.
 */
/** The words for one fruit. The index is its kind. */
const ONE: readonly string[] = ["cherry", "pear", "banana", "melon"];

/**
 * The words for stones, cars and barrels. The index is the kind (`SliderKind`). The two kinds of cars have the same
 * word, and so have the two kinds of barrels.
 */
const SLIDERS: readonly string[] = ["stone", "car", "car", "barrel", "barrel"];

export const en = {
  /**
   * Says that a piece of the kind `slider` must stop a fruit. `fruit` is the kind of this fruit, or undefined if the
   * kind is not the same in every win.
   */
  stoneStop: (slider: number, fruit: number | undefined) => [
    `A ${SLIDERS[slider]} must stop a ${fruit === undefined ? "fruit" : ONE[fruit]}`,
  ],
  /** Sentences for the kind of fruit that leaves first. The index is the kind. */
  first: [["Cherries leave first"], ["Pears leave first"], ["Bananas leave first"], ["Melons leave first"]],
  pull: ["An anteater must pull"],
  fruitStop: ["A fruit must stop another"],
  kindStop: (stopper: number, stopped: number) => [`A ${ONE[stopper]} must stop a ${ONE[stopped]}`],
  row: ["Meet in one row"],
  column: ["Meet in one column"],
};
