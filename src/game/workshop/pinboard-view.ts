/**
 * Draws the first view of the workshop, where players make levels: a pinboard with the cards of the player's own
 * levels, and a bench with the selected card. pinboard.ts handles the input.
 */
import {
  drawClipped,
  drawFrame,
  expandBox,
  fillArrowhead,
  fillBox,
  fillDisc,
  paintOnto,
  paintTransparentPicture,
  SCREEN_WIDTH,
  showPicture,
  type Box,
  type Picture,
} from "../../device/screen";
import { drawImage } from "../../device/sprites";
import { drawText, textWidth, TextStep } from "../../device/text";
import type { Tap } from "../../device/touch";
import { LEFT, RIGHT } from "../../kernel/direction";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { drawThumbnail, findMaxCellSize } from "../screens/thumbnail";
import { wrapEvenly } from "../widgets/wrap";
import { findLargeSprites } from "./large-sprites";
import { cropToInside } from "./shown-part";
import { TEXTS } from "./texts/index";

/**
 * A card on the workshop's pinboard: one of the player's own levels, a deleted level, or a card for a new level or a
 * friend's code.
 */
export type PinnedCard = LevelCard | "new" | "code";

interface LevelCard {
  readonly map: string;
  readonly isDeleted: boolean;
  /** The fewest moves with which the player has won the level; undefined if it was never won. */
  readonly best: number | undefined;
}

/**
 * The texts of the workshop's first view, which has a pinboard and a bench. The lines on both sides of the bench are
 * from top to bottom.
 */
export interface BenchTexts {
  readonly place: string;
  readonly left: readonly string[];
  readonly right: readonly string[];
  /**
   * The line of text below the workshop's bench (which holds the selected card): what ✛ does, and what the buttons do.
   */
  readonly pad: string;
  readonly buttons: string;
}

/** The picture of the selected card at the size that the card has on the workshop's bench. */
export interface Hand {
  readonly picture: Picture;
  readonly width: number;
}

/**
 * How far the selected card has moved on its way from the pinboard to the bench: 0 while it is on the pinboard, 1 when
 * it lies on the bench.
 */
export type Slide = number;

export const CARDS_IN_SIGHT = 5;

const CARD = { left: 17, top: 33, width: 66, height: 50, pitch: 75, rim: 1 };
/**
 * The pins of the cards on the pinboard, in pixels: how far the middle of a pin lies above the card's top edge, and the
 * radius of a pin.
 */
const PIN = { above: 1, radius: 3 };
const TITLE = { y: 0, margin: 8 };
/**
 * The sizes and position of the selected card on the bench, in pixels: its middle, its top and height, the range of its
 * width, and its white rim. `smallest` is no length, but the share of its full size with which the card begins to slide
 * to the bench.
 */
const HAND = { x: 178, top: 104, height: 110, minWidth: 110, maxWidth: 176, rim: 3, smallest: 0.4 };
const HAND_MIDDLE = HAND.top + HAND.height / 2;
const LINES = { top: 112, height: TextStep.Line, left: 10, right: 392, gap: 8 };
const FOOTER = { y: 217, margin: 8, gap: 12 };
const PLUS = { share: 0.4, thickness: 0.08 };
const ARROW = { size: 8, y: 57, margin: 4, gap: 2 };
/**
 * The text on a pinboard without levels, in pixels: the middle of its lines, its top, the width of the text and the
 * height of a line. The text is beside the cards for a new level and for a friend's code, which such a pinboard always
 * has.
 */
const EMPTY_TEXT = { x: 279, y: 36, width: 200, height: TextStep.Line };
/** The distance from the top of a text line to the middle of its capital letters, in pixels. */
const WORD_MIDDLE = 10;

/**
 * Paints the workshop's pinboard and bench without cards. `hint` is a text on the pinboard for a player without own
 * levels; an empty `hint` paints no text.
 */
export function paintBench(picture: Picture, hint: string): void {
  paintOnto(picture, () => {
    drawImage("images/workshop/bench", 0, 0);
    drawText(TEXTS.pinboard.title, TITLE.margin, TITLE.y, "left", "white");
    if (hint === "") return;
    wrapEvenly(hint, EMPTY_TEXT.width).forEach((line, index) => {
      drawText(line, EMPTY_TEXT.x, EMPTY_TEXT.y + index * EMPTY_TEXT.height, "centre", "white");
    });
  });
}

/** Paints arrows at the edges of the pinboard, if there are cards before or after the visible ones. */
export function paintArrows(picture: Picture, hasBefore: boolean, hasAfter: boolean): void {
  const { size, y, margin, gap } = ARROW;
  paintOnto(picture, () => {
    for (const [isShown, x, direction] of [
      [hasBefore, margin, LEFT],
      [hasAfter, SCREEN_WIDTH - margin, RIGHT],
    ] as const) {
      // prettier-ignore
      if (!isShown) continue;
      const inner = direction === LEFT ? x + size : x - size;
      fillBox("black", Math.min(x, inner) - gap, y - size - gap, size + 2 * gap, 2 * (size + gap));
      fillArrowhead("white", direction, x, y, size);
    }
  });
}

/** Paints a card in its slot on the pinboard. `slot` is the index of this slot among the visible cards, from 0. */
export function paintPinnedCard(picture: Picture, slot: number, puzzle: AnyPuzzle, card: PinnedCard): void {
  const box = slotBox(slot);
  paintOnto(picture, () => {
    fillBox("white", box.x, box.y, box.width, box.height);
    drawCardFace(puzzle, card, box, CARD.rim);
    const isWon = typeof card === "object" && card.best !== undefined;
    drawPin(slot, isWon);
  });
}

/**
 * Paints the selected card at the size that the card has on the workshop's bench. The card of a level is as wide as the
 * level's board needs.
 */
export function paintHand(puzzle: AnyPuzzle, card: PinnedCard): Hand {
  const { height, rim } = HAND;
  const width = handWidth(puzzle, card);
  const picture = paintTransparentPicture(width, height, () => {
    fillBox("black", 0, 0, width, height);
    fillBox("white", 1, 1, width - 2, height - 1);
    drawCardFace(puzzle, card, { x: 0, y: 0, width, height }, rim);
  });
  return { picture, width };
}

/** Draws the workshop: the pinboard, the selected card on its way to the bench or on the bench, and the texts. */
export function drawBench(board: Picture, slot: number, hand: Hand, slide: Slide, texts: BenchTexts): void {
  showPicture(board);
  drawGap(slot);
  drawText(texts.place, SCREEN_WIDTH - TITLE.margin, TITLE.y, "right", "white");
  drawFooter(texts);
  drawLines(texts.left, LINES.left, "left");
  drawLines(texts.right, LINES.right, "right");
  if (slide >= 1) {
    showPicture(hand.picture, HAND.x - Math.floor(hand.width / 2), HAND.top);
    return;
  }
  const from = slotBox(slot);
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const scale = HAND.smallest + (1 - HAND.smallest) * slide;
  const [handX, handY] = [x + (HAND.x - x) * slide, y + (HAND_MIDDLE - y) * slide];
  drawPart(hand, handX, handY, scale);
}

/**
 * Draws the middle of the selected card around the point (x, y), with a rim. `scale` is the share of the card's width
 * and height that is shown, from 0 to 1. It grows as the card slides to the bench.
 */
function drawPart(hand: Hand, x: number, y: number, scale: number): void {
  const [width, height] = [Math.floor(hand.width * scale), Math.floor(HAND.height * scale)];
  const part = { x: Math.floor(x - width / 2), y: Math.floor(y - height / 2), width, height };
  drawClipped(part.x, part.y, width, height, () => {
    showPicture(hand.picture, Math.floor(x - hand.width / 2), Math.floor(y - HAND.height / 2));
  });
  drawFrame("white", part, HAND.rim);
}

/**
 * Returns the width of the lines of text at the right of the workshop's bench (which holds the selected card). They
 * stand beside the given card.
 */
export function rightLinesWidth(puzzle: AnyPuzzle, card: PinnedCard): number {
  return LINES.right - LINES.gap - HAND.x - Math.ceil(handWidth(puzzle, card) / 2);
}

function drawLines(lines: readonly string[], x: number, alignment: "left" | "right"): void {
  lines.forEach((line, index) => {
    drawText(line, x, LINES.top + index * LINES.height, alignment, "white");
  });
}

function drawFooter({ pad, buttons }: BenchTexts): void {
  const { y, margin, gap } = FOOTER;
  drawText(buttons, SCREEN_WIDTH - margin, y, "right", "white");
  const space = SCREEN_WIDTH - 2 * margin - gap - textWidth("text", buttons);
  if (textWidth("text", pad) <= space) drawText(pad, margin, y, "left", "white");
}

function slotBox(slot: number): Box {
  const { left, top, width, height, pitch } = CARD;
  return { x: left + slot * pitch, y: top, width, height };
}

/**
 * Returns the number of the visible card at a point of the pinboard, counted from 0. The result is −1 left of the cards
 * and `CARDS_IN_SIGHT` right of them, where the arrows to other cards are. Returns undefined above and below the cards.
 */
export function slotAtPoint({ x, y }: Tap): number | undefined {
  const { left, top, width, height, pitch } = CARD;
  if (y < top - PIN.above - PIN.radius || y >= top + height) return undefined;
  if (x >= left + (CARDS_IN_SIGHT - 1) * pitch + width) return CARDS_IN_SIGHT;
  return x < left ? -1 : Math.floor((x - left) / pitch);
}

/** Returns whether a point is on the selected card, which lies on the bench below the pinboard. */
export function isOnHand({ width }: Hand, { x, y }: Tap): boolean {
  return Math.abs(x - HAND.x) * 2 <= width && y >= HAND.top && y < HAND.top + HAND.height;
}

function drawGap(slot: number): void {
  const { x, y, width, height } = slotBox(slot);
  fillBox("black", x, y, width, height);
  for (let dot = 0; dot < width; dot += 4) {
    fillBox("white", x + dot, y, 2, 1);
    fillBox("white", x + dot, y + height - 1, 2, 1);
  }
  for (let dot = 0; dot < height; dot += 4) {
    fillBox("white", x, y + dot, 1, 2);
    fillBox("white", x + width - 1, y + dot, 1, 2);
  }
  drawPin(slot, true);
}

function drawPin(slot: number, isFull: boolean): void {
  const { x, y, width } = slotBox(slot);
  const [pinX, pinY] = [x + width / 2, y - PIN.above];
  fillDisc("black", pinX, pinY, PIN.radius + 1);
  fillDisc("white", pinX, pinY, PIN.radius);
  if (!isFull) fillDisc("black", pinX, pinY, PIN.radius - 2);
}

function drawCardFace(puzzle: AnyPuzzle, card: PinnedCard, box: Box, rim: number): void {
  const inner = { x: box.x + rim, y: box.y + rim, width: box.width - 2 * rim, height: box.height - 2 * rim };
  if (typeof card === "object") {
    const rows = rowsOnCard(puzzle, card);
    // The box for the picture of the level. The box is less high on the card of a deleted level, which has the word
    // "UNDO" below the picture.
    const face = card.isDeleted ? { ...inner, height: inner.height - 2 * WORD_MIDDLE } : inner;
    const paper = expandBox(face, -1);
    fillBox("white", face.x, face.y, face.width, face.height);
    drawThumbnail(puzzle, rows, paper, findLargeSprites(puzzle, rows, paper), "white");
    if (card.isDeleted) drawWord(TEXTS.pinboard.deletedCard, inner, inner.y + face.height);
    return;
  }
  fillBox("black", inner.x, inner.y, inner.width, inner.height);
  if (card === "code") drawWord(TEXTS.pinboard.codeCard, inner, inner.y + inner.height / 2 - WORD_MIDDLE);
  else drawPlus(inner);
}

/** Returns the rows of a level that the level's card on the workshop's pinboard shows. */
function rowsOnCard({ legend }: AnyPuzzle, { map }: LevelCard): readonly string[] {
  return cropToInside(map.split("\n"), legend.characters.charAt(legend.emptyKind));
}

function drawWord(word: string, { x, width }: Box, top: number): void {
  fillBox("black", x, top, width, 2 * WORD_MIDDLE);
  drawText(word, x + width / 2, top, "centre", "white");
}

function drawPlus({ x, y, width, height }: Box): void {
  const thickness = 2 * Math.ceil((height * PLUS.thickness) / 2);
  const length = 2 * Math.ceil((height * PLUS.share) / 2);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  fillBox("white", middleX - length / 2, middleY - thickness / 2, length, thickness);
  fillBox("white", middleX - thickness / 2, middleY - length / 2, thickness, length);
}

function handWidth(puzzle: AnyPuzzle, card: PinnedCard): number {
  const { minWidth, maxWidth, height, rim } = HAND;
  if (typeof card !== "object") return minWidth;
  const rows = rowsOnCard(puzzle, card);
  const inner = { x: 0, y: 0, width: maxWidth - 2 * rim - 2, height: height - 2 * rim - 2 };
  const sprites = findLargeSprites(puzzle, rows, inner);
  const cellSize = sprites?.cellSize ?? findMaxCellSize(rows, inner);
  return Math.max(minWidth, Math.min(maxWidth, rows[0].length * cellSize + 2 * rim + 8));
}
