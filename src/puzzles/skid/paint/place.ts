/** Draws the scenery behind the board of the puzzle Skid, and the star that decorates the lamp and can fall off. */
import { drawClipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { LAMP_CHANGE_MS } from "../../looks/board-light";
import { progressBetween } from "../../looks/easing";
import type { Lamp } from "../../puzzle";
import type { Look } from "./look";
import { FOLDER } from "./pen";

/**
 * The look of the first chapter: a playroom with a lamp. In levels without a lamp, books stand where the lamp would be.
 */
export const PLAYROOM: Look = {
  scenes: `${FOLDER}/room`,
  scenePictures: { lit: 1, half: 3, out: 2, none: 4, dark: 4 },
  floor: `${FOLDER}/floor`,
  rim: {
    beads: `${FOLDER}/beads`,
    posts: `${FOLDER}/posts`,
    postInset: 2,
    postPictures: [1, 1, 1, 1],
    lines: [21, 3],
  },
  hasStar: true,
  movements: [],
};

const ON_SHADE = 1;
/** The number, in the star's image table, of the picture that shows the star while it moves or lies beside the lamp. */
const LYING = 2;
const SHADE = { x: 68, y: 147 };
/**
 * The upper left corner, in pixels, of the star that decorates the lamp, while the lamp is out. The star then lies on
 * the chest beside the lamp.
 */
const CHEST = { x: 37, y: 159 };

/**
 * The part of the screen, in pixels, in which the star that decorates the lamp moves: it falls from the lamp's shade
 * when the lamp goes out, and hops back later.
 */
const STAR_PATH = { x: 30, y: 125, width: 76, height: 54 };
const FALL_MS = 200;
const HOP_PIXELS = 14;
const BOUNCE_PIXELS = 6;

/** Draws the scenery of a chapter, without the star on the lamp. */
export function drawPlace({ scenes, scenePictures }: Look, lamp: Lamp): void {
  drawSprite(scenes, scenePictures[lamp], 0, 0);
}

/**
 * Draws the star that decorates the lamp, while the star does not move. The star is on the lampshade while all toys of
 * each colour can still leave in one move, otherwise beside the lamp. A level without a lamp has no star.
 */
export function drawStarAtRest(lamp: Lamp): void {
  if (lamp === "lit") drawSprite(`${FOLDER}/star`, ON_SHADE, SHADE.x, SHADE.y);
  else if (lamp === "half" || lamp === "out") drawSprite(`${FOLDER}/star`, LYING, CHEST.x, CHEST.y);
}

/**
 * Draws the lamp's star while it moves, `elapsedMs` after the lamp has changed. The star falls from the shade and
 * bounces once, or it hops back up.
 */
export function drawMovingStar(lamp: Lamp, elapsedMs: number): void {
  const { x, y, width, height } = STAR_PATH;
  drawClipped(x, y, width, height, () => {
    drawPlace(PLAYROOM, lamp);
    const share = progressBetween(elapsedMs, 0, FALL_MS);
    if (lamp === "lit" && share === 1) drawStarAtRest(lamp);
    else if (lamp === "lit") drawStarBetween(CHEST, SHADE, share, arc(share, HOP_PIXELS));
    else if (share < 1) drawStarBetween(SHADE, CHEST, share, arc(share, HOP_PIXELS));
    else drawStarBetween(CHEST, CHEST, 1, arc(progressBetween(elapsedMs, FALL_MS, LAMP_CHANGE_MS), BOUNCE_PIXELS));
  });
}

function drawStarBetween(from: typeof SHADE, to: typeof SHADE, share: number, lift: number): void {
  const x = Math.floor(from.x + (to.x - from.x) * share + 0.5);
  const y = Math.floor(from.y + (to.y - from.y) * share - lift + 0.5);
  drawSprite(`${FOLDER}/star`, LYING, x, y);
}

function arc(share: number, pixels: number): number {
  return 4 * pixels * share * (1 - share);
}
