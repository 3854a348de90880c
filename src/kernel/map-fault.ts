/**
 * Defines the faults that text maps and boards can have, as data. The tools and the level editor have tables that turn
 * these faults into sentences.
 */
import type { SizeLimits, Thing } from "./legend";

/** A cell of a text map. Rows and columns are counted from 1. */
export interface MapPosition {
  readonly row: number;
  readonly column: number;
}

/** The fault for which no board can be read from a text map. Rows, columns and lines are counted from 1. */
export type MapTextFault =
  | { readonly kind: "empty-map" }
  | { readonly kind: "empty-first-row"; readonly isLower: boolean }
  | { readonly kind: "too-many-rows"; readonly rows: number; readonly most: number }
  | { readonly kind: "too-wide"; readonly isLower: boolean; readonly width: number; readonly most: number }
  | UnknownCharacter
  | {
      readonly kind: "uneven-row";
      readonly row: number;
      readonly isLower: boolean;
      readonly width: number;
      readonly right: number;
    }
  | EmptyRow
  | { readonly kind: "wrong-size"; readonly width: number; readonly height: number; readonly limits: SizeLimits }
  | { readonly kind: "too-large"; readonly width: number; readonly height: number; readonly mostRows: number }
  | { readonly kind: "wrong-title"; readonly line: number; readonly text: string; readonly hasPasses: boolean }
  | { readonly kind: "wrong-pass"; readonly line: number; readonly text: string }
  | {
      readonly kind: "pass-outside";
      readonly line: number;
      readonly text: string;
      readonly width: number;
      readonly height: number;
    };

interface UnknownCharacter extends MapPosition {
  readonly kind: "unknown-character";
  readonly isLower: boolean;
  readonly character: string;
  readonly allowed: string;
}

/**
 * The fault of an empty row in a text map if the lines below this row are no second map of the same size. `row` is the
 * number of the empty row, counted from 1. `width` and `height` are the size of the map above the empty row.
 * `rowsBelow` is the number of lines below the empty row, and `widthBelow` the length of the first of these lines.
 */
interface EmptyRow {
  readonly kind: "empty-row";
  readonly row: number;
  readonly width: number;
  readonly height: number;
  readonly rowsBelow: number;
  readonly widthBelow: number;
}

export type BoardFault =
  | Misplaced
  | WrongBeneath
  | { readonly kind: "missing"; readonly thing: Thing }
  | WrongCount
  | { readonly kind: "room-count"; readonly count: number; readonly least: number; readonly most: number }
  | (MapPosition & { readonly kind: "broken-wall" })
  | (MapPosition & { readonly kind: "unjoined-room" })
  | (MapPosition & { readonly kind: "pass-off-board" })
  | (MapPosition & { readonly kind: "second-pass" })
  | (MapPosition & { readonly kind: "too-many-passes"; readonly count: number; readonly most: number })
  | MissingGroup
  | (MapPosition & {
      readonly kind: "unpaired";
      readonly thing: Thing;
      readonly character: string;
      readonly count: number;
    })
  | (MapPosition & { readonly kind: "side-by-side"; readonly thing: Thing; readonly character: string })
  | (MapPosition & { readonly kind: "without-counterpart"; readonly thing: Thing; readonly counterpart: Thing })
  | InCorner;

interface Misplaced extends MapPosition {
  readonly kind: "misplaced";
  readonly isLower: boolean;
  readonly character: string;
  readonly isAtEdge: boolean;
  readonly allowed: string;
}

interface WrongBeneath extends MapPosition {
  readonly kind: "wrong-beneath";
  readonly character: string;
  readonly upper: string;
  /** The characters of the things that may lie beneath the thing `upper`; undefined if no thing may lie beneath it. */
  readonly allowed: string | undefined;
}

interface WrongCount {
  readonly kind: "wrong-count";
  readonly thing: Thing;
  readonly count: number;
  readonly right: "one" | "pair";
  /**
   * The position of the thing to which the fault points: the first thing that is too many, or the only thing where a
   * pair is required. Undefined if the board has none of these things.
   */
  readonly at: (MapPosition & { readonly isLower: boolean }) | undefined;
}

/**
 * The fault that a board has none of several things, such as no fruit of any kind. `name` is the common name of these
 * things.
 */
interface MissingGroup {
  readonly kind: "missing-group";
  readonly name: string;
  readonly characters: string;
  readonly least: "one" | "pair";
}

/**
 * The fault that a thing stands in a corner, where only the thing `corner` may stand. `name` is a common name of
 * several things, such as "goal" for goals of any colour.
 */
interface InCorner extends MapPosition {
  readonly kind: "in-corner";
  readonly name: string;
  readonly character: string;
  readonly corner: Thing;
}

export type MapFault = MapTextFault | BoardFault;
