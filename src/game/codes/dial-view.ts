import { fillBox, fillPointer } from "../../device/screen";
import { writeDoubled, writeText } from "../../device/text";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import { CHALLENGE_SIZES } from "../../puzzles/puzzle";
import type { List } from "../widgets/list";
import { drawList, type Row } from "../widgets/list-view";
import { drawPage, drawSheet } from "../widgets/page";
import { CODE_LENGTH, writeCode, type Challenge } from "./challenge-code";
import { letterAt, type Dial } from "./dial";

const MIDDLE = 200;
const LINE_TOP = 212;
const LEFT_EDGE = 26;
const CHOICE_PLACE = { x: 26, y: 44, width: 348, height: 96 };

const TILE_PITCH = 50;
const TILE_WIDTH = 44;
const FIRST_TILE = 28;
const TILE_TOP = 88;
const TILE_HEIGHT = 72;
/** How much taller than the others the tile at the cursor is, at each end. */
const WHEEL_REACH = 36;
const LETTER_TOP = 91;
const NEIGHBOUR_TOP = [54, 160];
const POINTER_GAP = 4;
const POINTER_SIZE = 6;

const OFFER_PLACE = { x: 26, y: 44, width: 348, height: 104 };
const CODE_TOP = 64;
const SIZE_TOP = 164;
const SIZE_REACH = 64;

/** The two things to do with challenges, and what they are. */
export function drawChoice(list: List, rows: readonly Row[]): void {
  drawPage("Challenge");
  drawList(list, rows, CHOICE_PLACE);
  writeText("text", "A code of seven letters gives", LEFT_EDGE, 164, "left", "white");
  writeText("text", "a friend the very same levels.", LEFT_EDGE, 188, "left", "white");
}

/** The code being dialled: the letter at the cursor stands on a wheel, between those before and after it. */
export function drawDial(dial: Dial): void {
  drawPage("Enter a code");
  for (let place = 0; place < CODE_LENGTH; place++) drawThumbnail(dial, place);
  const line = dial.fault === "" ? "Ⓐ next   Ⓑ back   ✛ or 🎣 turn" : dial.fault;
  writeText("text", line, LEFT_EDGE, LINE_TOP, "left", "white");
}

/** A new challenge's code, to be photographed or read out. */
export function drawOffer(challenge: Challenge): void {
  drawPage("New challenge");
  drawSheet(OFFER_PLACE);
  const code = writeCode(challenge);
  for (let place = 0; place < CODE_LENGTH; place++) {
    writeDoubled("large", code.charAt(place), middleOf(place), CODE_TOP);
  }
  const { size } = challenge;
  writeText("large", `Size ${size}`, MIDDLE, SIZE_TOP, "centre", "white");
  const pointerY = SIZE_TOP + 15;
  if (size > 1) fillPointer("white", LEFT, MIDDLE - SIZE_REACH, pointerY, POINTER_SIZE + 2);
  if (size < CHALLENGE_SIZES) fillPointer("white", RIGHT, MIDDLE + SIZE_REACH, pointerY, POINTER_SIZE + 2);
  writeText("text", "Ⓐ play   Ⓑ back   ✛ change", MIDDLE, LINE_TOP, "centre", "white");
}

function drawThumbnail(dial: Dial, place: number): void {
  const middle = middleOf(place);
  const x = middle - TILE_WIDTH / 2;
  const isTurned = place === dial.place;
  const reach = isTurned ? WHEEL_REACH : 0;
  fillBox("white", x, TILE_TOP - reach, TILE_WIDTH, TILE_HEIGHT + 2 * reach);
  writeDoubled("large", letterAt(dial, place), middle, LETTER_TOP);
  if (!isTurned) return;
  writeText("large", letterAt(dial, place, -1), middle, NEIGHBOUR_TOP[0], "centre", "black");
  writeText("large", letterAt(dial, place, 1), middle, NEIGHBOUR_TOP[1], "centre", "black");
  for (const top of [TILE_TOP, TILE_TOP + TILE_HEIGHT - 2]) fillBox("black", x + 4, top, TILE_WIDTH - 8, 2);
  fillPointer("white", UP, middle, TILE_TOP - reach - POINTER_GAP - POINTER_SIZE, POINTER_SIZE);
  fillPointer("white", DOWN, middle, TILE_TOP + TILE_HEIGHT + reach + POINTER_GAP + POINTER_SIZE, POINTER_SIZE);
}

/** The middle of a letter of the code. */
function middleOf(place: number): number {
  return FIRST_TILE + place * TILE_PITCH + TILE_WIDTH / 2;
}
