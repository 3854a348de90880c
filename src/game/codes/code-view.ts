import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawText, type FontName } from "../../device/text";
import { wrapPhrases } from "../widgets/wrap";
import type { SharedCode } from "./link-qr";
import { QUIET_ZONE_MODULES, type QrCode } from "./qr/qr-code";

const HEADING = { x: 26, y: 4 };
const BACK_TOP = 212;
const MARGIN = 10;

/** The sheet that a code alone stands on, in its middle, its letters large as long as there is room for them. */
const SHEET = { x: 26, y: 44, width: 348, height: 150 };
const SHEET_MIDDLE = 200;
const LARGE = { font: "large" as const, height: 32, letters: 15, lines: 4 };
const SMALL = { font: "text" as const, height: 20, letters: 25, lines: 7 };

/** Beside a picture: its left edge, and the lines of the code. */
const PICTURE_LEFT = SCREEN_WIDTH - SCREEN_HEIGHT;
const BESIDE = { font: "text" as const, height: 20, letters: 10, lines: 7 };
const BESIDE_TOP = 40;
const SCAN_TOP = 188;
const MORE_TOP = 164;

/** How groups of a code are laid out. */
interface GroupLayout {
  readonly font: FontName;
  readonly height: number;
  /** For so many letters a line has room. */
  readonly letters: number;
  readonly lines: number;
}

/** Draws a code on a sheet, or in its place why it has none. */
export function drawCode(heading: string, code: string, fault: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawText("large", heading, HEADING.x, HEADING.y, "left", "white");
  fillBox("white", SHEET.x, SHEET.y, SHEET.width, SHEET.height);
  const groups = code.split("-");
  const layout = groups.length <= columnsOf(groups, LARGE) * LARGE.lines ? LARGE : SMALL;
  if (fault === "") writeOnSheet(layOutLines(groups, layout), layout);
  else writeOnSheet([fault], SMALL);
  drawText("text", "Ⓑ back", HEADING.x, BACK_TOP, "left", "white");
}

function writeOnSheet(texts: readonly string[], { font, height }: GroupLayout): void {
  const top = SHEET.y + Math.floor((SHEET.height - texts.length * height) / 2);
  texts.forEach((text, at) => {
    drawText(font, text, SHEET_MIDDLE, top + at * height, "centre", "black");
  });
}

/** Draws what is given to others: a code, beside the picture of its link if there is one. */
export function drawSharedCode(heading: string, { code, qr }: SharedCode, more = ""): void {
  if (qr === undefined) drawCode(heading, code, "");
  else drawCodeWithQr(heading, code, qr);
  if (qr === undefined) drawText("text", more, SHEET.x + SHEET.width, BACK_TOP, "right", "white");
  else drawText("text", more, MARGIN, MORE_TOP, "left", "white");
}

function drawCodeWithQr(heading: string, code: string, qr: QrCode): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  const headings = wrapPhrases(heading, PICTURE_LEFT - 2 * MARGIN);
  headings.forEach((line, at) => {
    drawText("text", line, MARGIN, MARGIN + at * BESIDE.height, "left", "white");
  });
  const top = BESIDE_TOP + (headings.length - 1) * BESIDE.height;
  layOutLines(code.split("-"), BESIDE).forEach((line, at) => {
    drawText(BESIDE.font, line, MARGIN, top + at * BESIDE.height, "left", "white");
  });
  drawText("text", "Scan to play", MARGIN, SCAN_TOP, "left", "white");
  drawText("text", "Ⓑ back", MARGIN, BACK_TOP, "left", "white");
  drawQr(qr);
}

/** As large as whole pixels let it be, in the middle of a white square as high as the screen. */
function drawQr({ side, dark }: QrCode): void {
  fillBox("white", PICTURE_LEFT, 0, SCREEN_HEIGHT, SCREEN_HEIGHT);
  const size = Math.floor(SCREEN_HEIGHT / (side + 2 * QUIET_ZONE_MODULES));
  const inset = Math.floor((SCREEN_HEIGHT - side * size) / 2);
  for (let row = 0; row < side; row++) {
    let first = 0;
    for (let column = 0; column <= side; column++) {
      if (column < side && dark[row * side + column] === 1) continue;
      fillBox("black", PICTURE_LEFT + inset + first * size, inset + row * size, (column - first) * size, size);
      first = column + 1;
    }
  }
}

/** Groups side by side; those that there is no room for are left out, and dots say so. */
function layOutLines(groups: readonly string[], layout: GroupLayout): string[] {
  const columns = columnsOf(groups, layout);
  const room = columns * layout.lines;
  const shown = groups.length <= room ? groups : [...groups.slice(0, room - 1), "…"];
  const all: string[] = [];
  for (let at = 0; at < shown.length; at += columns) all.push(shown.slice(at, at + columns).join(" "));
  return all;
}

/** How many groups stand side by side: all have as many letters as the first. */
function columnsOf([first]: readonly string[], { letters }: GroupLayout): number {
  return first === "" ? 1 : Math.floor(letters / first.length);
}
