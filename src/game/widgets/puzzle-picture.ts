/**
 * Draws the pictures that each puzzle has in `images/ID/`, where `ID` is the puzzle's id. A plain shape of the same
 * size replaces a picture that a puzzle does not have yet.
 */
import { drawFrame, expandBox, fillBox, fillDisc, SCREEN_HEIGHT, SCREEN_WIDTH, type Ink } from "../../device/screen";
import { drawSprite, hasSprites } from "../../device/sprites";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import {
  LEVEL_MARK_PICTURES,
  MARK_SIZE,
  MARKS_PER_LIGHT,
  ROW_PICTURE_HEIGHT,
  TOP_PICTURE_HEIGHT,
  TRAVELLER_HEIGHT,
  TRAVELLER_SIZE,
} from "../../puzzles/looks/journey";
import { CAST_HEIGHT, CAST_WIDTH } from "../../puzzles/looks/cast";
import { HOUSE_HEIGHT, HOUSE_PICTURES, HOUSE_WIDTH, PANE, UNDER_LAMP } from "../../puzzles/looks/house";
import { KEEPSAKE_SIZE } from "../../puzzles/looks/keepsake";
import { POSTCARD_HEIGHT, POSTCARD_WIDTH } from "../../puzzles/looks/postcard";

type PuzzlePicture =
  | "house"
  | "place"
  | "paces"
  | "cast"
  | "journey-top"
  | "journey-rows"
  | "journey-marks"
  | "traveller"
  | "keepsakes"
  | "postcard";

const PLAIN_PANE = { left: 7, width: HOUSE_WIDTH - 14 };
const PLAIN_ROOF_Y = 26;
const BLIND_STRIPE = 4;
const PLACE_WIDTH = 200;
const PACE = { middle: 66, foot: 100, radius: 9, apart: 24 };
const CAST_RADIUS = 10;
const TRAVELLER_RADIUS = 12;
const MARK_RADIUS = 8;
const KEEPSAKE_RADIUS = 6;

/**
 * Draws picture `pictureNumber` (from 1) of a puzzle's image table, with its top left corner at (`x`, `y`), or a plain
 * shape if the table is missing.
 */
export function drawPuzzlePicture(
  puzzleId: string,
  name: PuzzlePicture,
  pictureNumber: number,
  x: number,
  y: number,
): void {
  const path = `images/${puzzleId}/${name}`;
  if (hasSprites(path)) drawSprite(path, pictureNumber, x, y);
  else drawPlaceholder[name](pictureNumber, x, y);
}

/** Draws the picture of an open chapter on the map of a campaign, with its upper edge at `y`. */
export function drawChapterPicture({ id, journey }: AnyPuzzle, chapterIndex: number, isLit: boolean, y: number): void {
  const path = `images/${id}/journey-${chapterIndex + 1}`;
  if (hasSprites(path)) drawSprite(path, isLit ? 2 : 1, 0, y);
  else drawPlainChapter(isLit, 0, y, journey.openHeight);
}

const drawPlaceholder: Readonly<Record<PuzzlePicture, (pictureNumber: number, x: number, y: number) => void>> = {
  house: (pictureNumber, x, y) => {
    drawPlainHouse(((pictureNumber - 1) % UNDER_LAMP) + 1, x, y);
  },
  place: (_, x, y) => {
    fillBox("black", x, y, PLACE_WIDTH, SCREEN_HEIGHT);
  },
  // Replaces a missing picture of the image table `paces`: one, two or three stones stand for the paces calm, rising
  // and hard of endless runs.
  paces: (pictureNumber, x, y) => {
    const stones = Math.floor((pictureNumber + 1) / 2);
    const left = x + PACE.middle - ((stones - 1) * PACE.apart) / 2;
    for (let stone = 0; stone < stones; stone++) drawStone(left + stone * PACE.apart, y + PACE.foot, PACE.radius);
  },
  cast: (_, x, y) => {
    drawStone(x + CAST_WIDTH / 2, y + CAST_HEIGHT - CAST_RADIUS, CAST_RADIUS);
  },
  "journey-top": (_, x, y) => {
    fillBox("black", x, y, SCREEN_WIDTH, TOP_PICTURE_HEIGHT);
  },
  "journey-rows": (pictureNumber, x, y) => {
    drawPlainChapter(isLitPicture(pictureNumber), x, y, ROW_PICTURE_HEIGHT);
  },
  "journey-marks": (pictureNumber, x, y) => {
    const ink: Ink = pictureNumber > MARKS_PER_LIGHT ? "black" : "white";
    drawMark(((pictureNumber - 1) % MARKS_PER_LIGHT) + 1, x + MARK_SIZE / 2, y + MARK_SIZE / 2, ink);
  },
  traveller: (_, x, y) => {
    drawStone(x + TRAVELLER_SIZE / 2, y + TRAVELLER_HEIGHT - TRAVELLER_RADIUS, TRAVELLER_RADIUS);
  },
  keepsakes: (_, x, y) => {
    drawStone(x + KEEPSAKE_SIZE / 2, y + KEEPSAKE_SIZE - KEEPSAKE_RADIUS, KEEPSAKE_RADIUS);
  },
  postcard: (_, x, y) => {
    fillBox("white", x, y, POSTCARD_WIDTH, POSTCARD_HEIGHT);
    drawStone(x + POSTCARD_WIDTH / 2, y + POSTCARD_HEIGHT - CAST_RADIUS, CAST_RADIUS);
  },
};

/**
 * Returns whether the picture of a chapter on the campaign map is bright. Pictures of bright chapters have even
 * numbers.
 */
function isLitPicture(pictureNumber: number): boolean {
  return pictureNumber % 2 === 0;
}

function drawPlainChapter(isLit: boolean, x: number, y: number, height: number): void {
  fillBox(isLit ? "white" : "black", x, y, SCREEN_WIDTH, height);
  fillBox(isLit ? "black" : "white", x, y + height - 1, SCREEN_WIDTH, 1);
}

function drawPlainHouse(state: number, x: number, y: number): void {
  const { dark, blind } = HOUSE_PICTURES;
  const wallTop = y + PLAIN_ROOF_Y;
  fillBox("black", x, wallTop, HOUSE_WIDTH, HOUSE_HEIGHT - PLAIN_ROOF_Y);
  drawFrame("white", { x: x + 1, y: wallTop, width: HOUSE_WIDTH - 2, height: HOUSE_HEIGHT - PLAIN_ROOF_Y }, 1);
  const pane = { x: x + PLAIN_PANE.left, y: y + PANE.top, width: PLAIN_PANE.width, height: PANE.height };
  drawFrame("white", expandBox(pane, 2), 2);
  if (state !== dark && state !== blind) fillBox("white", pane.x, pane.y, pane.width, pane.height);
  if (state !== blind) return;
  for (let stripe = BLIND_STRIPE - 1; stripe < pane.height; stripe += BLIND_STRIPE) {
    fillBox("white", pane.x + 2, pane.y + stripe, pane.width - 4, 1);
  }
}

/** Draws a white disc with a black rim in place of a missing picture; it is visible on any background. */
function drawStone(x: number, y: number, radius: number): void {
  fillDisc("black", x, y, radius);
  fillDisc("white", x, y, radius - 2);
}

/**
 * Draws a plain mark in place of a campaign level's missing picture: empty if locked, with a dot if open, full if
 * cleared, and with a hole if cleared without rewind and hint.
 */
function drawMark(mark: number, x: number, y: number, ink: Ink): void {
  const { toCome, open, clean } = LEVEL_MARK_PICTURES;
  const paper: Ink = ink === "white" ? "black" : "white";
  fillDisc(ink, x, y, MARK_RADIUS);
  if (mark === toCome || mark === open) fillDisc(paper, x, y, MARK_RADIUS - 2);
  if (mark === open) fillDisc(ink, x, y, 3);
  if (mark === clean) fillDisc(paper, x, y, 3);
}
