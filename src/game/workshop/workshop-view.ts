import { drawFrame, fillBox, paintOnto, SCREEN_HEIGHT, SCREEN_WIDTH, showPicture, veil } from "../../device/screen";
import type { Picture } from "../../device/screen";
import { writeText } from "../../device/text";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { drawThumbnail } from "../screens/thumbnail";
import type { List } from "../widgets/list";
import { fillPill } from "../widgets/pill";

/** How many cards stand side by side, and how many are in sight. */
export const COLUMNS = 5;
const ROWS = 2;
export const CARDS_IN_SIGHT = COLUMNS * ROWS;

const CARD = { width: 66, height: 62 };
const PITCH = { x: 74, y: 74 };
const FIRST = { x: 19, y: 42 };
const CURSOR_REACH = 4;
const PADDING = 5;
const PLUS = { length: 24, thickness: 4 };

const FRONT = { top: 194, height: 46, textTop: 206, margin: 14 };

const HEADING = { x: 26, y: 4 };
const ACTIONS = { x: 42, top: 52, height: 28, pill: { left: 26, width: 180, height: 24 } };
const HELP = { x: 26, y: 212 };

/** Paints the drawer without cards. */
export function paintDrawer(cards: Picture, name: string): void {
  paintOnto(cards, () => {
    drawPage(`Workshop: ${name}`);
  });
}

/** Paints a card at a place in sight: of a level its small picture, of none a cross. */
export function paintCard(cards: Picture, place: number, puzzle: SealedPuzzle, map: string | undefined): void {
  paintOnto(cards, () => {
    const [x, y] = [leftOf(place), topOf(place)];
    if (map === undefined) drawNew(x, y);
    else drawLevel(puzzle, map.split("\n"), x, y);
  });
}

/** Draws the drawer with the cursor on a card in sight, and what its front says. */
export function drawDrawer(cards: Picture, place: number, front: string): void {
  showPicture(cards);
  const [x, y] = [leftOf(place) - CURSOR_REACH, topOf(place) - CURSOR_REACH];
  drawFrame("white", x, y, CARD.width + 2 * CURSOR_REACH, CARD.height + 2 * CURSOR_REACH, 2);
  fillBox("white", 0, FRONT.top, SCREEN_WIDTH, FRONT.height);
  writeText("text", front, FRONT.margin, FRONT.textTop, "left", "black");
}

/** Draws what can be done with a level. */
export function drawActions(heading: string, list: List, labels: readonly string[], help: string): void {
  drawPage(heading);
  const { pill } = ACTIONS;
  fillPill("white", pill.left, ACTIONS.top + Math.floor(list.shownChosen * ACTIONS.height), pill.width, pill.height);
  labels.forEach((label, at) => {
    const ink = at === list.chosen ? "black" : "white";
    writeText("text", label, ACTIONS.x, ACTIONS.top + 1 + at * ACTIONS.height, "left", ink);
  });
  writeText("text", help, HELP.x, HELP.y, "left", "white");
}

/** An empty page with its heading. */
function drawPage(heading: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  writeText("large", heading, HEADING.x, HEADING.y, "left", "white");
}

function leftOf(place: number): number {
  return FIRST.x + (place % COLUMNS) * PITCH.x;
}

function topOf(place: number): number {
  return FIRST.y + Math.floor(place / COLUMNS) * PITCH.y;
}

function drawLevel(puzzle: SealedPuzzle, rows: readonly string[], x: number, y: number): void {
  fillBox("white", x, y, CARD.width, CARD.height);
  drawThumbnail(puzzle, rows, {
    x: x + PADDING,
    y: y + PADDING,
    width: CARD.width - 2 * PADDING,
    height: CARD.height - 2 * PADDING,
  });
}

function drawNew(x: number, y: number): void {
  drawFrame("white", x, y, CARD.width, CARD.height, 2);
  veil("middle", x, y, CARD.width, CARD.height);
  const [middleX, middleY] = [x + CARD.width / 2, y + CARD.height / 2];
  const half = PLUS.length / 2;
  fillBox("white", middleX - half, middleY - PLUS.thickness / 2, PLUS.length, PLUS.thickness);
  fillBox("white", middleX - PLUS.thickness / 2, middleY - half, PLUS.thickness, PLUS.length);
}
