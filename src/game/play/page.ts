/** A page of words beside a puzzle's place: what a level or a run has brought, or what is to come. */
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { writeText } from "../../device/text";
import type { RunCard } from "./card";

/** The frame of `images/ID/place` in which the lamp is lit. */
const LIT = 1;

/** Right of the place. */
const WORDS = { x: 214, top: 44, first: 92, apart: 24 };
const BUTTONS = { y: 214, bRight: 290, aRight: 392 };

/** How wide a line of a page may be, in pixels. */
export const PAGE_WIDTH = BUTTONS.aRight - WORDS.x;

/** Draws the page of a run beside the place of the puzzle `world`. */
export function drawRunPage(world: string, card: RunCard): void {
  drawPlace(world);
  writeText("large", card.title, WORDS.x, WORDS.top, "left", "white");
  card.lines.forEach((line, at) => {
    writeText("text", line, WORDS.x, WORDS.first + at * WORDS.apart, "left", "white");
  });
  drawButtons(card);
}

function drawPlace(world: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawSprite(`images/${world}/place`, LIT, 0, 0);
}

function drawButtons({ aText, bText }: { readonly aText: string; readonly bText: string }): void {
  writeText("text", `Ⓑ ${bText}`, BUTTONS.bRight, BUTTONS.y, "right", "white");
  writeText("text", `Ⓐ ${aText}`, BUTTONS.aRight, BUTTONS.y, "right", "white");
}
