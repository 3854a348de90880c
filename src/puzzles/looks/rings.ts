import {
  clearPicture,
  clipped,
  emptyPicture,
  fillDisc,
  paintOnto,
  showPicture,
  wantsLessFlashing,
  type Box,
  type Picture,
} from "../../device/screen";

const RING_MS = 780;
const RING_PIXELS = 190;
const RING_DELAY_MS = 180;
const RINGS = 3;

/** How long the rings of a farewell run. */
export const RINGS_MS = RING_MS + (RINGS - 1) * RING_DELAY_MS;

// The rings of the present frame; all else of it is transparent.
let picture: Picture | undefined;

/**
 * Rings that run out from a point, as far as the edges of a box, `elapsedMs` after the first began: only one where the
 * player wants less flashing.
 */
export function drawRings(within: Box, x: number, y: number, elapsedMs: number): void {
  const rings = wantsLessFlashing() ? 1 : RINGS;
  const painted = picture ?? emptyPicture();
  picture = painted;
  clearPicture(painted);
  paintOnto(painted, () => {
    for (let ring = 0; ring < rings; ring++) paintRing(x, y, (elapsedMs - ring * RING_DELAY_MS) / RING_MS);
  });
  clipped(within.x, within.y, within.width, within.height, () => {
    showPicture(painted);
  });
}

/** A ring within those painted before: a disc with a hole, for where a thick outline lies is not documented. */
function paintRing(x: number, y: number, share: number): void {
  if (share <= 0 || share >= 1) return;
  const radius = Math.floor(RING_PIXELS * (1 - (1 - share) * (1 - share)));
  fillDisc("black", x, y, radius);
  fillDisc("clear", x, y, radius - (share < 0.5 ? 3 : 2));
}
