/**
 * The English sentences of Fruit's hints about the board. Each list has one sentence in several lengths, the longest
 * first. Each sentence is true of every shortest win. If it begins with "Try" or "Let", it may be true only of the
 * shown win: the shortest win that hints show.
 */
import type { Direction } from "../../../kernel/direction";
import type { Side } from "../../../kernel/hints/board-region";
import { TEXTS as SHARED } from "../../hints/texts/index";

const ONE: readonly string[] = ["cherry", "pear", "banana", "melon"];

/**
 * The words for stones, cars and barrels. The index is the kind (`SliderKind`). The two kinds of cars have the same
 * word, and so have the two kinds of barrels.
 */
const SLIDERS: readonly string[] = ["stone", "car", "car", "barrel", "barrel"];

/** The words for one of two fruits of a kind. The index is the direction from the other fruit to this one. */
const OF_TWO: readonly string[] = ["upper", "right", "lower", "left"];

/**
 * Says that one of two fruits of a kind must hit an obstacle, which stops this fruit. The fruit is the one on the side
 * `side`.
 */
function namedHit(fruit: number, side: Direction, obstacle: string): readonly string[] {
  const name = `${OF_TWO[side]} ${ONE[fruit]}`;
  return [
    `The ${name} must hit a ${obstacle}`,
    `The ${name} hits a ${obstacle}`,
    `${name.charAt(0).toUpperCase()}${name.slice(1)} hits a ${obstacle}`,
  ];
}

const MANY: readonly string[] = ["Cherries", "Pears", "Bananas", "Melons"];

function leaveAt(fruits: string, place: string): readonly string[] {
  return [`${fruits} must leave ${place}`, `${fruits} leave ${place}`];
}

const TRIES: readonly string[] = ["Try cherries", "Try pears", "Try bananas", "Try melons"];

export const en = {
  sliders: SLIDERS,
  /** Says that a piece of the kind `slider` must stop a fruit of the kind `fruit`. */
  stoneStop: (slider: number, fruit: number) => [`A ${SLIDERS[slider]} must stop a ${ONE[fruit]}`],
  /**
   * Says that a piece of the kind `slider` must stop one of two fruits of the kind `fruit`: the one on the side `side`.
   */
  namedStoneStop: (slider: number, fruit: number, side: Direction) => namedHit(fruit, side, SLIDERS[slider]),
  letStoneStop: (slider: number, fruit: number) => [`Let a ${SLIDERS[slider]} stop a ${ONE[fruit]}`],
  /** The sentences that say which kind of fruit leaves the board first. The index is the kind. */
  first: [["Cherries leave first"], ["Pears leave first"], ["Bananas leave first"], ["Melons leave first"]],
  pull: ["An anteater must pull"],
  /**
   * The sentences that say which of two anteaters must pull a fruit. The index is the direction from the other anteater
   * to the one that must pull.
   */
  namedPull: OF_TWO.map((side) => [
    `The ${side} anteater must pull`,
    `${side.charAt(0).toUpperCase()}${side.slice(1)} anteater pulls`,
  ]),
  kindStop: (stopper: number, stopped: number) => [`A ${ONE[stopper]} must stop a ${ONE[stopped]}`],
  namedKindStop: (stopper: number, stopped: number, side: Direction) => namedHit(stopped, side, ONE[stopper]),
  letKindStop: (stopper: number, stopped: number) => [`Let a ${ONE[stopper]} stop a ${ONE[stopped]}`],
  row: (row: number) => [`Meet in row ${row}`],
  column: (column: number) => [`Meet in column ${column}`],
  rowAt: (side: Side) => [`Meet in a row ${SHARED.at(side)}`],
  columnAt: (side: Side) => [`Meet in a column ${SHARED.at(side)}`, `Meet ${SHARED.at(side)}`],
  meet: (side: Side) => [`Meet ${SHARED.at(side)}`],
  /** The sentences that suggest which kind of fruit should leave the board first. The index is the kind. */
  tryFirst: TRIES.map((tries) => [`${tries} first`]),
  /**
   * Sentences that suggest which kind of fruit should leave the board first, and in which row or column or at which
   * side. The index of the list is the kind.
   */
  tryFirstIn: TRIES.map((tries) => ({
    row: (row: number) => [`${tries} in row ${row}`],
    column: (column: number) => [`${tries} in column ${column}`],
    at: (side: Side) => [`${tries} ${SHARED.at(side)}`],
  })),
  /** The sentences that say in which row or column a fruit must stop. The index is the fruit's kind. */
  lineStop: ONE.map((fruit) => ({
    row: (row: number) => [`A ${fruit} must stop in row ${row}`, `A ${fruit} stops in row ${row}`],
    column: (column: number) => [`A ${fruit} must stop in column ${column}`, `A ${fruit} in column ${column}`],
  })),
  /** The sentences that suggest in which row or column a fruit should stop. The index is the fruit's kind. */
  letLineStop: ONE.map((fruit) => ({
    row: (row: number) => [`Let a ${fruit} stop in row ${row}`, `Stop a ${fruit} in row ${row}`],
    column: (column: number) => [`Let a ${fruit} stop in column ${column}`, `Stop a ${fruit} in column ${column}`],
  })),
  allLeave: ["All fruits must leave at once", "All fruits leave at once"],
  /**
   * The sentences that say in which row or column or at which side all fruits of a kind leave. The index of the list is
   * the kind.
   */
  leave: MANY.map((fruits) => ({
    row: (row: number) => leaveAt(fruits, `in row ${row}`),
    column: (column: number) => leaveAt(fruits, `in column ${column}`),
    at: (side: Side) => leaveAt(fruits, SHARED.at(side)),
  })),
  tryRow: (row: number) => [`Try to meet in row ${row}`],
  tryColumn: (column: number) => [`Try to meet in column ${column}`],
  tryMeet: (side: Side) => [`Try to meet ${SHARED.at(side)}`],
};
