/** Where everything is that may move, and whether the level is lost. */
export interface State {
  /** The cells of the fruits, in the order of the level's `kinds`, `GONE` for one that has left; those of a kind ascend. */
  readonly fruits: readonly number[];
  /** The cells of what else slides, in the order of the level's `sorts`; those of a sort ascend. */
  readonly sliders: readonly number[];
  /** What has spoilt a fruit: then the level is lost. A dirty one stays in its puddle, an eaten one is gone. */
  readonly lostTo: "puddle" | "hedgehog" | undefined;
  /** The spoilt fruit's place in `fruits`, of several the first; −1 as long as there is none. */
  readonly lostFruitIndex: number;
}

/** In the place of a fruit's cell: it has left. */
export const GONE = -1;

export const NO_FRUIT = -1;
