/**
 * Draws the quay of the title screen: a house for each puzzle, the lamp over the chosen house, and the keepsakes
 * (souvenirs) before the houses.
 */
import { drawClipped, fillArrowhead, fillBox } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { LEFT, RIGHT, type Direction } from "../../kernel/direction";
import { CAST_HEIGHT, CAST_PICTURES, CAST_WIDTH } from "../../puzzles/looks/cast";
import { HOUSE_PICTURES, HOUSE_WIDTH, PANE, SILL_Y, UNDER_LAMP } from "../../puzzles/looks/house";
import { PUZZLES } from "../../puzzles/index";
/** The import below is loaded from keepsakes.lua on first use. @lazy keepsakes */
import { drawDoorstep, type Doorsteps } from "./doorsteps";
import { firstInSight } from "../widgets/first-in-sight";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";

export interface Quay {
  readonly chosen: number;
  /** For each puzzle, how many levels of its campaign the player has cleared. */
  readonly clearedCounts: readonly number[];
  /** Whether the title screen shows the morning, with the lamp out, because the player has seen the finale. */
  readonly isMorning: boolean;
  /** The earned keepsakes (souvenirs) in front of the houses, or undefined if the player has none. */
  readonly doorsteps: Doorsteps | undefined;
  /**
   * The house of the title screen over which the lamp hangs, as the puzzle's index in `PUZZLES`. It is a fraction while
   * the lamp moves between two houses.
   */
  lampIndex: number;
  /**
   * How far the lights on the water of the quay are shifted sideways now, in pixels. The values alternate, so that the
   * water seems to move.
   */
  waterShift: 0 | 1;
}

/**
 * The row of houses on the title screen, in pixels: the left edge of the first, and the top of all. `inSight` is how
 * many are visible at once.
 */
export const HOUSES = { left: 135, top: 96, inSight: 5 };
const [NIGHT, MORNING] = [1, 2];
const LAMP = { left: 15, top: 83, out: 1, lit: 2 };
/**
 * The height of a stripe of the blind in a house's window, in pixels. The blind covers as large a share of the window
 * as the share of uncleared campaign levels, rounded down to whole stripes.
 */
const BLIND_STRIPE = 4;
const WATER = { y: 213, narrow: 6, wider: 28 };
const POINTER = { y: 150, size: 6, rim: 2, left: 134, right: 398 };

/**
 * Draws the quay of the title screen with a house for each puzzle. `blinkingIndex` is the index of the puzzle whose
 * main character has its eyes shut, or undefined.
 */
export function drawQuay(quay: Quay, blinkingIndex: number | undefined): void {
  const { chosen, isMorning, lampIndex } = quay;
  const first = firstInSight(PUZZLES.length, HOUSES.inSight, chosen);
  const end = Math.min(PUZZLES.length, first + HOUSES.inSight);
  drawSprite("images/title/quay", isMorning ? MORNING : NIGHT, 0, 0);
  for (let index = first; index < end; index++) {
    drawHouse(quay, index, HOUSES.left + (index - first) * HOUSE_WIDTH, index === blinkingIndex);
  }
  const lampX = HOUSES.left + LAMP.left + Math.floor((lampIndex - first) * HOUSE_WIDTH);
  drawSprite("images/title/lamp", isMorning ? LAMP.out : LAMP.lit, lampX, LAMP.top);
  if (first > 0) drawPointer(LEFT, POINTER.left);
  if (end < PUZZLES.length) drawPointer(RIGHT, POINTER.right);
}

function drawHouse(quay: Quay, index: number, x: number, areEyesShut: boolean): void {
  const { id, levelCount } = PUZZLES[index];
  const share = levelCount === 0 ? 0 : quay.clearedCounts[index] / levelCount;
  const light = index === quay.chosen && index === quay.lampIndex && !quay.isMorning ? UNDER_LAMP : 0;
  drawPuzzlePicture(id, "house", windowPicture(share) + light, x, HOUSES.top);
  if (share > 0 && share < 1) drawBlind(id, HOUSE_PICTURES.blind + light, x, share);
  const heroX = x + (HOUSE_WIDTH - CAST_WIDTH) / 2;
  const heroPicture = areEyesShut ? CAST_PICTURES.blinking : CAST_PICTURES.hero;
  drawPuzzlePicture(id, "cast", heroPicture, heroX, HOUSES.top + SILL_Y - CAST_HEIGHT);
  if (quay.doorsteps !== undefined) drawDoorstep(quay.doorsteps, index, x, HOUSES.top);
  const width = WATER.narrow + Math.floor(WATER.wider * share);
  const waterX = x + Math.floor((HOUSE_WIDTH - width) / 2) + (index % 2 === 0 ? quay.waterShift : -quay.waterShift);
  fillBox("white", waterX, WATER.y, width, share < 1 ? 1 : 2);
}

function windowPicture(clearedShare: number): number {
  if (clearedShare === 0) return HOUSE_PICTURES.dark;
  return clearedShare < 1 ? HOUSE_PICTURES.lit : HOUSE_PICTURES.curtains;
}

function drawBlind(id: string, picture: number, x: number, clearedShare: number): void {
  const stripes = Math.floor((PANE.height * (1 - clearedShare)) / BLIND_STRIPE);
  drawClipped(x, HOUSES.top + PANE.top, HOUSE_WIDTH, stripes * BLIND_STRIPE, () => {
    drawPuzzlePicture(id, "house", picture, x, HOUSES.top);
  });
}

function drawPointer(direction: Direction, tipX: number): void {
  const rimX = tipX + (direction === LEFT ? -POINTER.rim : POINTER.rim);
  fillArrowhead("black", direction, rimX, POINTER.y, POINTER.size + 2 * POINTER.rim);
  fillArrowhead("white", direction, tipX, POINTER.y, POINTER.size);
}
