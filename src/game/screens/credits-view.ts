/**
 * Draws the pages of the credits: a page for each author, with the main character of the author's puzzle, and a page
 * with all authors.
 */
import { fillBox } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { drawLargeText, drawText, textWidth } from "../../device/text";
import { easeIn, progressBetween } from "../../puzzles/looks/easing";
import { CAST_HEIGHT } from "../../puzzles/looks/cast";
import { ENDING_TEXTS } from "../texts/ending";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { wrapText } from "../widgets/wrap";

/** An author whom the credits thank for the idea of a puzzle. */
export interface Thanks {
  readonly id: string;
  readonly author: string;
  readonly puzzle: string;
}

/** How long a puzzle's main character takes to slide into the light on a page of the credits, in milliseconds. */
export const SLIDE_MS = 800;

const STAGE = "images/credits";
const [HERO_STAGE, WALL] = [1, 2];
const TEXT = { x: 16, top: 40, apart: 24, largeHeight: 38, width: 216 };
/**
 * The path of a puzzle's main character on the page of the credits, in pixels: its left edge before and after it
 * slides, its upper edge `y`, and the distance from its left edge to its middle.
 */
const HERO = { fromX: -72, toX: 262, y: 140, middle: 36 };
const GROOVE = { y: 204, height: 4 };
const LIST = { x: 12, top: 30, apart: 42, titleY: 4, lineBelow: 33, lineHeight: 2, heroX: 346, bottom: 240 };

/**
 * Draws the page of the credits that thanks one author. `pageMs` is the time since the page was opened, in
 * milliseconds. The main character of the author's puzzle slides in.
 */
export function drawThanks({ id, author, puzzle }: Thanks, pageMs: number): void {
  drawSprite(STAGE, HERO_STAGE, 0, 0);
  let y = TEXT.top;
  drawText(ENDING_TEXTS.thanks, TEXT.x, y, "left", "white");
  y += TEXT.apart;
  if (textWidth("large", author) <= TEXT.width) {
    drawLargeText(author, TEXT.x, y, "left", "white");
    y += TEXT.largeHeight;
  } else {
    for (const line of wrapText(author, TEXT.width)) {
      drawText(line, TEXT.x, y, "left", "white");
      y += TEXT.apart;
    }
  }
  drawText(ENDING_TEXTS.forArticle, TEXT.x, y, "left", "white");
  drawText(puzzle, TEXT.x, y + TEXT.apart, "left", "white");
  const share = 1 - easeIn(1 - progressBetween(pageMs, 0, SLIDE_MS));
  const x = Math.floor(HERO.fromX + (HERO.toX - HERO.fromX) * share);
  fillBox("black", 0, GROOVE.y - 2, x + HERO.middle, GROOVE.height + 4);
  fillBox("white", 0, GROOVE.y, x + HERO.middle, GROOVE.height);
  drawSprite(`images/${id}/ending-hero`, 1, x, HERO.y);
}

/** Draws the page that thanks all authors, each beside the main character of the author's puzzle. */
export function drawAllThanks(thanks: readonly Thanks[]): void {
  drawSprite(STAGE, WALL, 0, 0);
  drawText(ENDING_TEXTS.thanks, LIST.x, LIST.titleY, "left", "white");
  const apart = Math.min(LIST.apart, Math.floor((LIST.bottom - LIST.top) / thanks.length));
  thanks.forEach(({ id, author }, row) => {
    const lineY = LIST.top + row * apart + LIST.lineBelow;
    drawText(author, LIST.x, lineY - TEXT.apart, "left", "white");
    fillBox("white", 0, lineY, LIST.heroX, LIST.lineHeight);
    drawPuzzlePicture(id, "cast", 1, LIST.heroX, lineY + LIST.lineHeight - CAST_HEIGHT);
  });
}
