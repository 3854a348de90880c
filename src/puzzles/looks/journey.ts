/**
 * The journey of a puzzle: a picture with a path, on which the player selects a level of the campaign. The screen that
 * shows this picture is in src/game/screens.
 */
import type { Box, Ink } from "../../device/screen";

/**
 * The position of a level on the picture of its campaign, in pixels: the middle of the mark that stands for the level.
 */
export interface JourneyPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The picture of a puzzle's campaign: a path through its scene, with a mark for each level.
 *
 * In the paths of pictures, `ID` stands for the `id` of the puzzle. `images/ID/journey` is the scene, 400 by 240
 * pixels: picture 1 shows it in the dark. If there are rooms (parts of the campaign), picture 2 shows it with all
 * lamps on. `images/ID/journey-marks` has the marks of levels (see `LEVEL_MARK_PICTURES`), first for dark rooms,
 * then for rooms with the lamps on. `images/ID/traveller` is the figure that walks along the path, first facing
 * right, then left.
 * @noSelf
 */
export interface Journey {
  /** The colour of texts on the picture of the campaign. */
  readonly ink: Ink;
  /** Returns the position of a level on the picture of the campaign. Levels are counted from 0. */
  readonly levelPointOf: (levelIndex: number) => JourneyPoint;
  /**
   * The number of rooms, which are equally long parts of the campaign. On the picture of the campaign, a room is
   * dark until the player reaches it. The number is 0 if no part of the picture is dark.
   */
  readonly roomCount: number;
  /** Returns the rectangle that belongs to a room on the picture of the campaign. Rooms are counted from 0. */
  readonly roomBoxOf: (room: number) => Box;
  /**
   * The rectangle for the small picture of the selected level. The picture of the campaign has a frame around this
   * rectangle.
   */
  readonly thumbnailBox: Box;
  /**
   * The sizes of a cell in small pictures of levels, in pixels, from large to small. For each size N,
   * `images/ID/smallN` has one picture for each kind of thing, in the order of the puzzle's legend (its list of
   * things). `ID` is the `id` of the puzzle.
   */
  readonly thumbnailCellSizes: readonly number[];
}

/**
 * The numbers of the pictures in `images/ID/journey-marks` (`ID` is the puzzle's `id`), counted from 1: an empty ring
 * (locked level), a ring with a dot (level that can be played), a full ring (cleared level) and a full ring with a star
 * (level cleared without taking a move back).
 */
export const LEVEL_MARK_PICTURES = { toCome: 1, open: 2, done: 3, clean: 4 };

/**
 * The number of marks for levels in dark rooms of the campaign, in `images/ID/journey-marks`. The same number of
 * marks follows for rooms with the lamps on.
 */
export const MARKS_PER_LIGHT = 4;

/**
 * The width and height of the mark of a level, in pixels. `TRAVELLER_SIZE` is the same for the figure that walks to the
 * selected level.
 */
export const MARK_SIZE = 26;
export const TRAVELLER_SIZE = 40;

/**
 * The y coordinate of the point in the picture of the walking figure that is placed on the mark of a level.
 * Horizontally, this point is in the middle of the picture.
 */
export const TRAVELLER_SPOT_Y = 24;

/**
 * Returns the point on a path of straight segments at a share of its length, from 0 to 1. `corners` has the x and y
 * coordinates of the corners in turn.
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

/**
 * Returns the length of a path's segment. The segment ends at the corner whose x coordinate is at `index` in `corners`.
 */
function segmentLength(corners: readonly number[], index: number): number {
  const [across, down] = [corners[index] - corners[index - 2], corners[index + 1] - corners[index - 1]];
  return Math.sqrt(across * across + down * down);
}
