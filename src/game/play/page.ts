/** A page of words beside a puzzle's place: what a level or a run has brought, or what is to come. */
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { writeText } from "../../device/text";
import { longestIn } from "../widgets/longest";
import { shortCount } from "../widgets/short-count";
import { evenlyWrapped, phrased } from "../widgets/wrap";
import type { Card, LevelPage, ResultState, RunCard } from "./card";
import { movesText } from "./worth";

/** The frame of `images/ID/place` in which the lamp is lit. */
const LIT = 1;

/** Right of the place. */
const WORDS = { x: 214, top: 44, first: 92, apart: 24, bottom: 212 };
const BUTTONS = { y: 214, bRight: 290, aRight: 392 };

/** How wide a line of a page may be, in pixels. */
const PAGE_WIDTH = BUTTONS.aRight - WORDS.x;

/** The first of the texts, from long to short, that a line of a page has room for; else the last. */
export function pageLine(...texts: readonly string[]): string {
  return longestIn(PAGE_WIDTH, texts);
}

/** Below the place: which level it is. */
const PLACE_WORDS = { middle: 100, y: 180, apart: 22, width: 192 };
/** Of the page of a level, from above. */
const LEVEL = { moves: 6, par: 40, rows: 68, apart: 22, note: 164, noteApart: 20 };

const STATES: Readonly<Record<ResultState, string>> = { new: "new", again: "again", before: "held", none: "–" };

/** Draws the page of a card beside the place of the puzzle `world`; the card must have one. `told` stands for its buttons. */
export function drawPage(world: string, card: Card, told?: readonly string[]): void {
  if (card.about === "run") drawRunPage(world, card);
  else if (card.page !== undefined) {
    drawPlace(world);
    drawLevel(card.page);
    if (told === undefined) drawButtons(card);
    else writeText("text", longestIn(PAGE_WIDTH, told), BUTTONS.aRight, BUTTONS.y, "right", "white");
  }
}

/** Draws the page of a run beside the place of the puzzle `world`. */
export function drawRunPage(world: string, card: RunCard): void {
  drawPlace(world);
  writeText("large", card.title, WORDS.x, WORDS.top, "left", "white");
  const lines = card.lines.flatMap((line) => evenlyWrapped(line, PAGE_WIDTH));
  const apart = Math.min(WORDS.apart, Math.floor((WORDS.bottom - WORDS.first) / lines.length));
  lines.forEach((line, at) => {
    writeText("text", line, WORDS.x, WORDS.first + at * apart, "left", "white");
  });
  drawButtons(card);
}

/** What can be won stands on the left of its line, and whether it was won on the right. */
function drawLevel({ moves, par, best, place, dots, rows, note }: LevelPage): void {
  const { middle, y, apart, width } = PLACE_WORDS;
  writeText("text", longestIn(width, place), middle, y, "centre", "white");
  writeText("text", dots, middle, y + apart, "centre", "white");
  const bestText = best === undefined ? "" : `, best ${shortCount(best)}`;
  writeText("large", movesText(moves), WORDS.x, LEVEL.moves, "left", "white");
  writeText("text", `par ${par}${bestText}`, WORDS.x, LEVEL.par, "left", "white");
  rows.forEach(({ name, state }, at) => {
    const top = LEVEL.rows + at * LEVEL.apart;
    writeText("text", name, WORDS.x, top, "left", "white");
    writeText("text", STATES[state], BUTTONS.aRight, top, "right", "white");
  });
  phrased(note, PAGE_WIDTH).forEach((line, at) => {
    writeText("text", line, WORDS.x, LEVEL.note + at * LEVEL.noteApart, "left", "white");
  });
}

function drawPlace(world: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawSprite(`images/${world}/place`, LIT, 0, 0);
}

function drawButtons({ aText, bText }: { readonly aText: string; readonly bText: string }): void {
  writeText("text", `Ⓑ ${bText}`, BUTTONS.bRight, BUTTONS.y, "right", "white");
  writeText("text", `Ⓐ ${aText}`, BUTTONS.aRight, BUTTONS.y, "right", "white");
}
