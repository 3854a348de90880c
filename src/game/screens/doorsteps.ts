/**
 * The doorsteps of the puzzles' houses on the title screen, with the puzzles' newest keepsakes (souvenirs that the
 * player earns). A keepsake drops when the screen first shows it.
 */
import { HOUSE_HEIGHT, HOUSE_WIDTH } from "../../puzzles/looks/house";
import { KEEPSAKE_SIZE } from "../../puzzles/looks/keepsake";
import { PUZZLES } from "../../puzzles/index";
import { countKeepsakes } from "../save/keepsakes";
import { openPuzzleSave, type Save } from "../save/save";
import { playKeepsakeSound } from "../sounds";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";

/**
 * The earned keepsakes (souvenirs) on the doorsteps of the title screen's houses, and how far new ones have dropped.
 */
export interface Doorsteps {
  readonly counts: readonly number[];
  /**
   * For each puzzle, how many keepsakes (souvenirs) the title screen has shown before. Further keepsakes drop onto the
   * doorstep.
   */
  readonly seenCounts: readonly number[];
  /**
   * The time since the title screen was opened, in milliseconds. It stops when all keepsakes (souvenirs) stand on their
   * doorsteps. If none is new, it has its final value from the start.
   */
  elapsedMs: number;
}

const MAX_ON_STEP = 3;
/**
 * The position of the keepsakes (souvenirs) on a doorstep: their middle (x) and their lower edge (y), in pixels from
 * the upper left corner of the house.
 */
const STEP = { middle: HOUSE_WIDTH / 2, foot: HOUSE_HEIGHT };
/**
 * New keepsakes (souvenirs) begin to drop this many milliseconds after the title screen opens. By then, its opening
 * animation is over.
 */
const DROP_FROM_MS = 400;
/**
 * How long each frame lasts in which a keepsake (a souvenir) drops, in milliseconds: at least as long as a frame of the
 * console, so that none is skipped.
 */
const FRAME_MS = 34;
/**
 * The height of a new keepsake (a souvenir) above the doorstep in each frame of its drop, in pixels. The keepsake
 * bounces once.
 */
const DROP_HEIGHTS = [20, 11, 0, 5, 4, 0];
/** The frames of the drop in which the new keepsake (a souvenir) touches the doorstep, counted from 0. */
const TOUCH_FRAMES = [2, 5];
const ALL_STAND_MS = DROP_FROM_MS + DROP_HEIGHTS.length * FRAME_MS;

export function createDoorsteps(save: Save): Doorsteps {
  const saved = PUZZLES.map(({ id }) => openPuzzleSave(save, id));
  const counts = saved.map((each) => countKeepsakes(each.endless));
  const seenCounts = saved.map(({ endless }) => endless.seenKeepsakes);
  const hasNew = counts.some((count, index) => count > seenCounts[index]);
  return { counts, seenCounts, elapsedMs: hasNew ? 0 : ALL_STAND_MS };
}

/**
 * Stores in the save that the player has seen all earned keepsakes (souvenirs). It is called one frame after the title
 * screen has opened, when this screen has been drawn once.
 */
export function markKeepsakesSeen({ counts }: Doorsteps, save: Save): void {
  PUZZLES.forEach(({ id }, index) => {
    openPuzzleSave(save, id).endless.seenKeepsakes = counts[index];
  });
}

/**
 * Lets new keepsakes (souvenirs) drop onto the doorsteps of the houses. Plays a note each time the keepsakes touch the
 * doorsteps. Returns whether a keepsake moved.
 */
export function advanceDoorsteps(steps: Doorsteps, elapsedMs: number): boolean {
  const before = dropFrameIndex(steps);
  if (before >= DROP_HEIGHTS.length) return false;
  steps.elapsedMs += elapsedMs;
  const after = dropFrameIndex(steps);
  TOUCH_FRAMES.forEach((frame, note) => {
    if (before < frame && after >= frame) playKeepsakeSound(note);
  });
  return after !== before;
}

/**
 * Draws the newest earned keepsakes (souvenirs) of the puzzle with this `index` in `PUZZLES` before its house. (`x`,
 * `y`) is the upper left corner of the house.
 */
export function drawDoorstep(steps: Doorsteps, index: number, x: number, y: number): void {
  const count = steps.counts[index];
  const frame = dropFrameIndex(steps);
  const first = Math.max(1, count - MAX_ON_STEP + 1);
  const left = Math.floor(x + STEP.middle - ((count - first + 1) * KEEPSAKE_SIZE) / 2);
  for (let keepsake = first; keepsake <= count; keepsake++) {
    const isNew = keepsake > steps.seenCounts[index];
    if (isNew && frame < 0) continue;
    const height = isNew && frame < DROP_HEIGHTS.length ? DROP_HEIGHTS[frame] : 0;
    const keepsakeX = left + (keepsake - first) * KEEPSAKE_SIZE;
    drawPuzzlePicture(PUZZLES[index].id, "keepsakes", keepsake, keepsakeX, y + STEP.foot - KEEPSAKE_SIZE - height);
  }
}

/**
 * Returns the index of the current frame of the animation in which new keepsakes (souvenirs) drop. Returns −1 before
 * the animation, and the number of its frames after it.
 */
export function dropFrameIndex({ elapsedMs }: Doorsteps): number {
  if (elapsedMs < DROP_FROM_MS) return -1;
  return Math.min(DROP_HEIGHTS.length, Math.floor((elapsedMs - DROP_FROM_MS) / FRAME_MS));
}
