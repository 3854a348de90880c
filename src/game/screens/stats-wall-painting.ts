/**
 * Paints the wall of the statistics screen into a cached picture, one part in each frame, because all parts together
 * would take longer than a frame.
 */
import { createBlackPicture, paintOnto, type Picture } from "../../device/screen";
import type { Preparation } from "../screen";
import type { StatsWall } from "./stats-figures";
import { drawEmptyWall, drawMonth, drawPostcards, drawShelf } from "./stats-wall-view";

/** The postcards and the rows of the shelf that are visible on the statistics screen, which scrolls with the cursor. */
interface WallView {
  /** The index of the puzzle whose postcard is the first visible one. */
  readonly firstPostcard: number;
  /** The index of the puzzle whose keepsakes (souvenirs) are in the first visible row of the shelf. */
  readonly firstShelfRow: number;
}

/**
 * The cached picture of the statistics screen's wall, which is painted in parts. `view` says which postcards and rows
 * of the shelf it shows, and `paintedPartCount` how many parts are painted.
 */
export interface WallPainting {
  readonly picture: Picture;
  view: WallView;
  paintedPartCount: number;
}

/**
 * The functions that draw the parts of the statistics screen's wall, in this order. A later part may cover an earlier
 * one.
 */
const PARTS: readonly ((stats: StatsWall, view: WallView) => void)[] = [
  drawEmptyWall,
  (stats, { firstPostcard }) => {
    drawPostcards(stats, firstPostcard);
  },
  drawMonth,
  ({ cards }, { firstShelfRow }) => {
    drawShelf(cards, firstShelfRow);
  },
];

export function createWallPainting(): WallPainting {
  return { picture: createBlackPicture(), view: { firstPostcard: 0, firstShelfRow: 0 }, paintedPartCount: 0 };
}

/**
 * Paints the next missing part of the statistics screen's wall. If other postcards or rows of the shelf become visible,
 * begins anew with the first part.
 */
export function prepareWall(painting: WallPainting, stats: StatsWall, view: WallView): Preparation {
  const { firstPostcard, firstShelfRow } = painting.view;
  if (view.firstPostcard !== firstPostcard || view.firstShelfRow !== firstShelfRow) painting.paintedPartCount = 0;
  painting.view = view;
  if (painting.paintedPartCount === PARTS.length) return "ready";
  const drawPart = PARTS[painting.paintedPartCount];
  paintOnto(painting.picture, () => {
    drawPart(stats, view);
  });
  painting.paintedPartCount++;
  return painting.paintedPartCount === PARTS.length ? "ready" : "painting";
}
