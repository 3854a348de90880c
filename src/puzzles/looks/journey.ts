import type { Box, Ink } from "../../device/screen";

/** Where a level of the campaign lies in its place, in pixels: the middle of its mark. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * A puzzle's campaign as a way through its place. `images/ID/journey` is the place, 400 by 240 pixels: frame 1 as it is in
 * the dark, and, if it has parts, frame 2 with all lamps lit. `images/ID/journey-marks` are the marks of its levels (see
 * `MARK_FRAMES`), those for the dark first, then those for what is lit; `images/ID/traveller` is who walks there, looking
 * to the right and to the left.
 * @noSelf
 */
export interface Journey {
  /** What words are written in there. */
  readonly ink: Ink;
  /** Where level `number`, from 0, lies. */
  readonly spotOf: (number: number) => Spot;
  /** So many parts of the place, each with as many levels as every other, are dark until the player comes there; 0 where all is lit. */
  readonly parts: number;
  /** Where part `part`, from 0, lies. */
  readonly partOf: (part: number) => Box;
  /** Where the picture of the level in hand hangs, and what lies behind it. */
  readonly frame: Box;
  /**
   * For which sides of a cell, in pixels and from large to small, `images/ID/smallN` has a frame for each kind of thing, in
   * the order of the legend.
   */
  readonly smallCells: readonly number[];
}

/** The frames of `images/ID/journey-marks`, from 1: a ring, a ring with a dot, a full one, and one with a star. */
export const MARK_FRAMES = { toCome: 1, open: 2, done: 3, clean: 4 };

/** How many frames there are for one light. */
export const MARKS_PER_LIGHT = 4;

/** The sides of a mark and of a traveller, in pixels. */
export const MARK_SIZE = 26;
export const TRAVELLER_SIZE = 40;

/** Where the spot is in the traveller's picture: in its middle across, and so far below its upper edge. */
export const TRAVELLER_SPOT_Y = 24;

/** The place on a way of straight pieces through `corners` (x and y in turn) that lies at `share` of all its length, from 0 to 1. */
export function alongWay(corners: readonly number[], share: number): Spot {
  let rest = share * lengthOf(corners);
  for (let at = 2; at < corners.length; at += 2) {
    const length = pieceLength(corners, at);
    if (rest <= length || at + 2 === corners.length) {
      const part = Math.min(1, rest / length);
      return {
        x: Math.floor(corners[at - 2] + (corners[at] - corners[at - 2]) * part + 0.5),
        y: Math.floor(corners[at - 1] + (corners[at + 1] - corners[at - 1]) * part + 0.5),
      };
    }
    rest -= length;
  }
  return { x: corners[0], y: corners[1] };
}

function lengthOf(corners: readonly number[]): number {
  let length = 0;
  for (let at = 2; at < corners.length; at += 2) length += pieceLength(corners, at);
  return length;
}

/** Of the piece that ends at the corner whose x is at `at`. */
function pieceLength(corners: readonly number[], at: number): number {
  const [across, down] = [corners[at] - corners[at - 2], corners[at + 1] - corners[at - 1]];
  return Math.sqrt(across * across + down * down);
}
