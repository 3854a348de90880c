/**
 * Draws the drawer of the workshop, where players make levels, with the cards of the player's own levels. drawer.ts
 * handles the input.
 */
import {
  drawFrame,
  fillBox,
  paintOnto,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  showPicture,
  darken,
  expandBox,
} from "../../device/screen";
import type { Picture } from "../../device/screen";
import { textWidth, drawText } from "../../device/text";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { drawThumbnail } from "../screens/thumbnail";
import { fillPill } from "../widgets/pill";
import { TEXTS } from "./texts/index";

/**
 * A card in the workshop's drawer: one of the player's own levels, a deleted level, or a card for a new level or a
 * friend's code.
 */
export type DrawerCard = { readonly map: string; readonly isDeleted: boolean } | "new" | "code";

export const COLUMNS = 5;
const ROWS = 2;
export const CARDS_IN_SIGHT = COLUMNS * ROWS;

const CARD = { width: 66, height: 60 };
const PITCH = { x: 74, y: 70 };
const FIRST = { x: 19, y: 54 };
const LIFT = 8;
const FRAME = { reach: 4, thickness: 2 };
const PADDING = 5;
const PLUS = { length: 24, thickness: 4 };
/** The words on the cards of the drawer that show no level. A card with an empty word shows a plus sign. */
const CARD_WORDS = TEXTS.drawer.cards;
/** The height of the word on the card of a deleted level, and the space around the level's picture, in pixels. */
const DELETED = { wordHeight: 22, padding: 3 };
/**
 * The distance from the top of a text line to the middle of its capital letters, in pixels. It serves to centre a word
 * on a card of the drawer.
 */
const WORD_MIDDLE = 10;

const TITLE = { y: 6, margin: 12 };
/**
 * The lamp above the drawer in the picture of the workshop, in pixels: the x coordinate of its middle, the length of
 * its cord, and the size of its shade. The light below reaches down to the y coordinate `bottom`. In each line of
 * pixels, the light is `spread` pixels wider on each side than in the line above.
 */
const LAMP = { x: 200, cord: 6, width: 20, height: 7, spread: 3, bottom: 40 };
/**
 * The edges of the inside of the workshop's drawer, in pixels. The side walls lean outwards: at the front, each of them
 * is `lean` pixels farther out than at the back.
 */
const DRAWER = { top: 40, left: 14, lean: 10, bottom: 192 };
const FRONT = { top: 192, height: 48, textTop: 206, margin: 16, corner: 3 };
const HANDLE = { left: 160, top: 208, width: 80, height: 16, rim: 2, slot: 6 };

/** Paints the workshop's open drawer under a lamp, without cards. */
export function paintDrawer(cards: Picture, name: string): void {
  paintOnto(cards, () => {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    drawLamp();
    drawText(TEXTS.drawer.title, TITLE.margin, TITLE.y, "left", "white");
    drawText(name, SCREEN_WIDTH - TITLE.margin, TITLE.y, "right", "white");
    drawSides();
    drawFront();
  });
}

/**
 * Paints the card at `index` among the visible cards of the workshop's drawer, darkened. The card of a level shows
 * a small picture of the level.
 */
export function paintCard(cards: Picture, index: number, puzzle: AnyPuzzle, card: DrawerCard): void {
  paintOnto(cards, () => {
    const [x, y] = [cardLeft(index), cardTop(index)];
    drawCard(x, y, puzzle, card);
    darken("middle", x, y, CARD.width, CARD.height);
  });
}

/** Draws the workshop's drawer. The selected card is lifted and bright, and a text is on the front of the drawer. */
export function drawDrawer(cards: Picture, index: number, puzzle: AnyPuzzle, card: DrawerCard, front: string): void {
  showPicture(cards);
  const [x, y] = [cardLeft(index), cardTop(index) - LIFT];
  const { reach, thickness } = FRAME;
  fillBox("black", x - reach - 1, y - reach - 1, CARD.width + 2 * reach + 2, CARD.height + 2 * reach + 2 + LIFT);
  drawFrame("white", expandBox({ x, y, width: CARD.width, height: CARD.height }, reach), thickness);
  drawCard(x, y, puzzle, card);
  drawText(front, FRONT.margin, FRONT.textTop, "left", "black");
  if (FRONT.margin + textWidth("text", front) < HANDLE.left) drawHandle();
}

function drawLamp(): void {
  const { x, cord, width, height, spread, bottom } = LAMP;
  const shade = cord + height;
  for (let y = shade; y < bottom; y++) {
    const half = width / 2 + spread * (y - shade);
    fillBox("white", x - half, y, 2 * half, 1);
  }
  darken("dark", 0, shade, SCREEN_WIDTH, bottom - shade);
  fillBox("white", x - 1, 0, 2, cord);
  for (let row = 0; row < height; row++) fillBox("white", x - 3 - row, cord + row, 6 + 2 * row, 1);
}

function drawSides(): void {
  const { top, left, lean } = DRAWER;
  fillBox("white", left, top, SCREEN_WIDTH - 2 * left, 2);
  // Each wall is a staircase of boxes, one for each pixel by which it leans outwards.
  for (let step = 0; step < lean; step++) {
    const [x, y] = [left - step, stepTop(step)];
    const height = stepTop(step + 1) - y;
    fillBox("white", x, y, 2, height);
    fillBox("white", SCREEN_WIDTH - 2 - x, y, 2, height);
  }
}

/** Returns the y coordinate from which on the drawer's side walls are `step` pixels farther out than at the back. */
function stepTop(step: number): number {
  const { top, lean, bottom } = DRAWER;
  return top + Math.ceil((step * (bottom - top)) / lean);
}

function drawFront(): void {
  const { top, height, corner } = FRONT;
  fillBox("white", 0, top, SCREEN_WIDTH, height);
  for (const x of [0, SCREEN_WIDTH - corner]) fillBox("black", x, top, corner, corner);
  fillBox("white", 1, top + 1, SCREEN_WIDTH - 2, corner);
  fillBox("black", 5, top + height - 6, SCREEN_WIDTH - 10, 1);
  fillBox("black", 5, top + 5, SCREEN_WIDTH - 10, 1);
}

function drawHandle(): void {
  const { left, top, width, height, rim, slot } = HANDLE;
  fillPill("black", left, top, width, height);
  fillPill("white", left + rim, top + rim, width - 2 * rim, height - 2 * rim);
  fillPill("black", left + slot, top + slot - 1, width - 2 * slot, height - slot);
}

function cardLeft(index: number): number {
  return FIRST.x + (index % COLUMNS) * PITCH.x;
}

function cardTop(index: number): number {
  return FIRST.y + Math.floor(index / COLUMNS) * PITCH.y;
}

function drawCard(x: number, y: number, puzzle: AnyPuzzle, card: DrawerCard): void {
  if (card === "new" || card === "code") drawEmpty(x, y, CARD_WORDS[card]);
  else if (card.isDeleted) drawDeletedLevel(puzzle, card.map.split("\n"), x, y);
  else drawLevel(puzzle, card.map.split("\n"), x, y);
}

function drawLevel(puzzle: AnyPuzzle, rows: readonly string[], x: number, y: number): void {
  fillBox("white", x, y, CARD.width, CARD.height);
  drawThumbnail(puzzle, rows, {
    x: x + PADDING,
    y: y + PADDING,
    width: CARD.width - 2 * PADDING,
    height: CARD.height - 2 * PADDING,
  });
}

/** Draws the card of a deleted level: its small picture, with a word below that says that it can be restored. */
function drawDeletedLevel(puzzle: AnyPuzzle, rows: readonly string[], x: number, y: number): void {
  const { wordHeight, padding } = DELETED;
  const pictureHeight = CARD.height - wordHeight;
  fillBox("white", x, y, CARD.width, pictureHeight);
  drawThumbnail(puzzle, rows, {
    x: x + padding,
    y: y + padding,
    width: CARD.width - 2 * padding,
    height: pictureHeight - 2 * padding,
  });
  fillBox("black", x, y + pictureHeight, CARD.width, wordHeight);
  drawFrame("white", { x, y, width: CARD.width, height: CARD.height }, 2);
  drawText(TEXTS.drawer.deletedCard, x + CARD.width / 2, y + pictureHeight, "centre", "white");
}

function drawEmpty(x: number, y: number, word: string): void {
  fillBox("black", x, y, CARD.width, CARD.height);
  drawFrame("white", { x, y, width: CARD.width, height: CARD.height }, 2);
  const [middleX, middleY] = [x + CARD.width / 2, y + CARD.height / 2];
  if (word === "") drawPlus(middleX, middleY);
  else drawText(word, middleX, middleY - WORD_MIDDLE, "centre", "white");
}

function drawPlus(x: number, y: number): void {
  const { length, thickness } = PLUS;
  fillBox("white", x - length / 2, y - thickness / 2, length, thickness);
  fillBox("white", x - thickness / 2, y - length / 2, thickness, length);
}
