/**
 * The English sentences of Fruit's hints about the board. Each list has one sentence in several lengths, the longest
 * first. Each sentence is true of every shortest win, or of the shown win if it begins with "Try".
 */
import type { Side } from "../../../kernel/hints/board-region";
import { TEXTS as SHARED } from "../../hints/texts/index";

/** The words for one fruit. The index is its kind. */
const ONE: readonly string[] = ["cherry", "pear", "banana", "melon"];

/**
 * The words for stones, cars and barrels. The index is the kind (`SliderKind`). The two kinds of cars have the same
 * word, and so have the two kinds of barrels.
 */
const SLIDERS: readonly string[] = ["stone", "car", "car", "barrel", "barrel"];

export const en = {
  sliders: SLIDERS,
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
  rowAt: (side: Side) => [`Meet in a row ${SHARED.at(side)}`],
  columnAt: (side: Side) => [`Meet in a column ${SHARED.at(side)}`, `Meet ${SHARED.at(side)}`],
  meet: (side: Side) => [`Meet ${SHARED.at(side)}`],
  /** Suggestions which kind of fruit leaves first. The index is the kind. */
  tryFirst: [["Try cherries first"], ["Try pears first"], ["Try bananas first"], ["Try melons first"]],
  tryMeet: (side: Side) => [`Try to meet ${SHARED.at(side)}`],
};
