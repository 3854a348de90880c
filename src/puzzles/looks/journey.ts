import type { Box, Ink } from "../../device/screen";

/** Where a level of the campaign lies in its place, in pixels: the middle of its mark. */
export interface JourneyPoint {
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
  readonly pointOf: (number: number) => JourneyPoint;
  /** So many parts of the place, each with as many levels as every other, are dark until the player comes there; 0 where all is lit. */
  readonly chapterCount: number;
  /** Where part `part`, from 0, lies. */
  readonly chapterBoxOf: (part: number) => Box;
  /** Where the picture of the level in hand hangs, and what lies behind it. */
  readonly thumbnailBox: Box;
  /**
   * For which sides of a cell, in pixels and from large to small, `images/ID/smallN` has a frame for each kind of thing, in
   * the order of the legend.
   */
  readonly thumbnailCellSizes: readonly number[];
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
export function pointAlongPath(corners: readonly number[], progress: number): JourneyPoint {
  let distanceLeft = progress * pathLength(corners);
  for (let index = 2; index < corners.length; index += 2) {
    const length = segmentLength(corners, index);
    if (distanceLeft <= length || index + 2 === corners.length) {
      const segmentProgress = Math.min(1, distanceLeft / length);
      return {
        x: Math.floor(corners[index - 2] + (corners[index] - corners[index - 2]) * segmentProgress + 0.5),
        y: Math.floor(corners[index - 1] + (corners[index + 1] - corners[index - 1]) * segmentProgress + 0.5),
      };
    }
    distanceLeft -= length;
  }
  return { x: corners[0], y: corners[1] };
}

function pathLength(corners: readonly number[]): number {
  let length = 0;
  for (let index = 2; index < corners.length; index += 2) length += segmentLength(corners, index);
  return length;
}

/** Of the piece that ends at the corner whose x is at `at`. */
function segmentLength(corners: readonly number[], index: number): number {
  const [across, down] = [corners[index] - corners[index - 2], corners[index + 1] - corners[index - 1]];
  return Math.sqrt(across * across + down * down);
}
