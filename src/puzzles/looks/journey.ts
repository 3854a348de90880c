/**
 * The journey of a puzzle: the picture on which a campaign's levels are selected. The screen that shows it is in
 * src/game/screens.
 */
import type { Box, Ink } from "../../device/screen";

/** The position of a level in the picture of its campaign, in pixels: the middle of its mark. */
export interface JourneyPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The picture of a puzzle's campaign as a path through its scene.
 *
 * `images/ID/journey` is the scene, 400 by 240 pixels: frame 1 in the dark and, if there are chapters, frame 2 with all
 * lamps lit. `images/ID/journey-marks` has the marks of levels (see `MARK_FRAMES`), first for dark chapters, then for
 * lit ones. `images/ID/traveller` is the figure that walks along the path, first facing right, then left.
 * @noSelf
 */
export interface Journey {
  /** The colour of texts on the picture. */
  readonly ink: Ink;
  /** Returns the position of a level, counted from 0. */
  readonly pointOf: (number: number) => JourneyPoint;
  /**
   * The number of chapters, all with the same number of levels. A chapter is dark until the player reaches it. 0 if the
   * whole picture is lit.
   */
  readonly chapterCount: number;
  /** Returns the rectangle of a chapter in the picture. Chapters are counted from 0. */
  readonly chapterBoxOf: (chapter: number) => Box;
  /** The rectangle for the thumbnail of the selected level; the picture shows a frame behind it. */
  readonly thumbnailBox: Box;
  /**
   * The sizes of a cell in thumbnails, in pixels, from large to small. For each size N, `images/ID/smallN` has one
   * frame per kind of thing, in the order of the legend.
   */
  readonly thumbnailCellSizes: readonly number[];
}

/**
 * The frames of `images/ID/journey-marks`, counted from 1: a ring, a ring with a dot, a full ring, and a full ring with
 * a star.
 */
export const MARK_FRAMES = { toCome: 1, open: 2, done: 3, clean: 4 };

/** The number of frames in `images/ID/journey-marks` for dark chapters; as many follow for lit ones. */
export const MARKS_PER_LIGHT = 4;

/** The side lengths of the pictures of a mark and of a traveller, in pixels. */
export const MARK_SIZE = 26;
export const TRAVELLER_SIZE = 40;

/**
 * The y coordinate, in the traveller's picture, of the point that stands on a level's mark. The point is in the middle
 * horizontally.
 */
export const TRAVELLER_SPOT_Y = 24;

/**
 * Returns the point at a share from 0 to 1 of a path of straight segments. `corners` has the x and y coordinates of the
 * segments' ends in turn.
 */
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

/** Returns the length of the segment that ends at the corner with its x coordinate at `index`. */
function segmentLength(corners: readonly number[], index: number): number {
  const [across, down] = [corners[index] - corners[index - 2], corners[index + 1] - corners[index - 1]];
  return Math.sqrt(across * across + down * down);
}
