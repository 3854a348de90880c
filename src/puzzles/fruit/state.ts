/** Defines the state of a level of Fruit, which has everything that a move can change. */

/** A state of a level of Fruit: the cells of all pieces that may move, and whether the level is lost. */
export interface State {
  /**
   * The cells of the fruits in the order of `Level.fruitKinds`, or `GONE` for a fruit that has left. The cells of
   * fruits of one kind ascend.
   */
  readonly fruits: readonly number[];
  /**
   * The cells of the stones, cars and barrels in the order of `Level.sliderKinds`. The cells of pieces of one kind
   * ascend.
   */
  readonly sliders: readonly number[];
  /**
   * What has spoilt a fruit, so that the level is lost; undefined if no fruit is spoilt. A dirty fruit stays in its
   * puddle, and an eaten fruit is gone.
   */
  readonly lostTo: "puddle" | "hedgehog" | undefined;
  /** The index in `fruits` of the first spoilt fruit, or `NO_FRUIT`. */
  readonly lostFruitIndex: number;
}

/** The value in `fruits` that replaces the cell of a fruit that has left or was eaten. */
export const GONE = -1;

/** The value of `lostFruitIndex` if no fruit is spoilt. */
export const NO_FRUIT = -1;
