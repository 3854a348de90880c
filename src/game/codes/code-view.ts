/** Draws the code of a level or challenge, either alone on a hanging tag or beside the QR code of its web link. */
import { readPageAddress } from "../../device/address";
import { expandBox, fillBox, fillDisc, SCREEN_HEIGHT, SCREEN_WIDTH, type Ink } from "../../device/screen";
import { drawLargeText, drawText, textWidth, type FontName } from "../../device/text";
import { findLongestFitting } from "../widgets/longest-fitting";
import { wrapPhrases } from "../widgets/wrap";
import type { SharedCode } from "./link-qr";
import type { QrCode } from "./qr/qr-code";
import { drawQr } from "./qr-view";
import { TEXTS } from "../texts/index";

interface GroupLayout {
  readonly font: FontName;
  readonly lineHeight: number;
  readonly maxLetters: number;
  readonly maxLines: number;
}

const HEADING = { x: 8, y: 3 };
const BACK_TOP = 216;
const MARGIN = 10;

const RAIL = { y: 34, height: 3, lower: 38 };
const HOOK = { y: 39, radius: 3 };
const TAG = { x: 18, y: 46, width: 364, height: 164, cut: 24, lineInset: 5 };
const HOLE = { y: 59, radius: 4 };
/**
 * The upper and lower limit of the lines of a code on their tag (a drawn white label), in pixels from the top of the
 * screen. The lines are centred between these limits.
 */
const TEXT_AREA = { top: 64, bottom: 206 };
const TAG_MIDDLE = TAG.x + TAG.width / 2;
const LARGE: GroupLayout = { font: "large", lineHeight: 32, maxLetters: 15, maxLines: 4 };
const SMALL: GroupLayout = { font: "text", lineHeight: 20, maxLetters: 25, maxLines: 7 };
const MAX_SINGLE_GROUPS = 3;

const PICTURE_LEFT = SCREEN_WIDTH - SCREEN_HEIGHT;
const ADDRESS_HEIGHT = 12;
const ADDRESS_MARGIN = 4;
const ADDRESS_TOP = 218;
const BESIDE_QR: GroupLayout = { font: "text", lineHeight: 20, maxLetters: 10, maxLines: 7 };
const BESIDE_TOP = 40;
const SCAN_TOP = 188;
const MORE_TOP = 164;

/**
 * Draws a challenge or level code on a tag (a hanging white label). If the message `fault` is not empty, draws this
 * message instead.
 */
export function drawCode(heading: string, code: string, fault: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawText(heading, HEADING.x, HEADING.y, "left", "white");
  drawTag();
  const groups = code.split("-");
  const layout = groups.length <= columnsOf(groups, LARGE) * LARGE.maxLines ? LARGE : SMALL;
  if (fault !== "") writeOnTag([fault], SMALL);
  else if (groups.length <= MAX_SINGLE_GROUPS) writeOnTag(groups, LARGE);
  else writeOnTag(layOutLines(groups, layout), layout);
  drawText(`Ⓑ ${TEXTS.buttons.back}`, HEADING.x, BACK_TOP, "left", "white");
}

function drawTag(): void {
  fillBox("white", 0, RAIL.y, SCREEN_WIDTH, RAIL.height);
  fillBox("white", 0, RAIL.lower, SCREEN_WIDTH, 1);
  fillDisc("white", TAG_MIDDLE, HOOK.y, HOOK.radius);
  fillBox("white", TAG_MIDDLE - 1, HOOK.y, 2, TAG.y - HOOK.y);
  fillTag("white", 0);
  fillTag("black", TAG.lineInset);
  fillTag("white", TAG.lineInset + 1);
  fillDisc("black", TAG_MIDDLE, HOLE.y, HOLE.radius);
}

function fillTag(ink: Ink, inset: number): void {
  const { cut } = TAG;
  const { x, y, width, height } = expandBox(TAG, -inset);
  for (let row = 0; row < cut; row++) fillBox(ink, x + cut - row, y + row, width - 2 * (cut - row), 1);
  fillBox(ink, x, y + cut, width, height - cut);
}

/**
 * Draws two texts at the right of the screen with a challenge code: one at the top, and `below` at the bottom. The
 * upper text is the longest one of `above` that fits beside the heading.
 */
export function drawTagTexts(heading: string, above: readonly string[], below: string): void {
  const width = SCREEN_WIDTH - 2 * HEADING.x - MARGIN - textWidth("text", heading);
  drawText(findLongestFitting(width, above), SCREEN_WIDTH - HEADING.x, HEADING.y, "right", "white");
  drawText(below, SCREEN_WIDTH - HEADING.x, BACK_TOP, "right", "white");
}

function writeOnTag(texts: readonly string[], { font, lineHeight }: GroupLayout): void {
  const { top, bottom } = TEXT_AREA;
  const first = top + Math.floor((bottom - top - texts.length * lineHeight) / 2);
  const draw = font === "large" ? drawLargeText : drawText;
  texts.forEach((text, index) => {
    draw(text, TAG_MIDDLE, first + index * lineHeight, "centre", "black");
  });
}

/**
 * Draws the code of a level or challenge for a friend, beside the QR code of its web link if there is one. If a
 * challenge has a second code, `more` says how to see it.
 */
export function drawSharedCode(heading: string, { code, qr }: SharedCode, more = ""): void {
  if (qr === undefined) drawCode(heading, code, "");
  else drawCodeWithQr(heading, code, qr);
  if (qr === undefined) drawText(more, SCREEN_WIDTH - HEADING.x, BACK_TOP, "right", "white");
  else drawText(more, MARGIN, MORE_TOP, "left", "white");
}

function drawCodeWithQr(heading: string, code: string, qr: QrCode): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  const headings = wrapPhrases(heading, PICTURE_LEFT - 2 * MARGIN);
  headings.forEach((line, index) => {
    drawText(line, MARGIN, MARGIN + index * BESIDE_QR.lineHeight, "left", "white");
  });
  const top = BESIDE_TOP + (headings.length - 1) * BESIDE_QR.lineHeight;
  layOutLines(code.split("-"), BESIDE_QR).forEach((line, index) => {
    drawText(line, MARGIN, top + index * BESIDE_QR.lineHeight, "left", "white");
  });
  drawText(TEXTS.codes.scan, MARGIN, SCAN_TOP, "left", "white");
  drawText(`Ⓑ ${TEXTS.buttons.back}`, MARGIN, BACK_TOP, "left", "white");
  fillBox("white", PICTURE_LEFT, 0, SCREEN_HEIGHT, SCREEN_HEIGHT);
  drawQr(qr, PICTURE_LEFT + ADDRESS_HEIGHT / 2, 0, SCREEN_HEIGHT - ADDRESS_HEIGHT);
  const address = findLongestFitting(SCREEN_HEIGHT - 2 * ADDRESS_MARGIN, shownAddresses(readPageAddress() ?? ""));
  drawText(address, PICTURE_LEFT + SCREEN_HEIGHT / 2, ADDRESS_TOP, "centre", "black");
}

/**
 * Returns two short forms of a web address, the longer one first: without `https://` and the last slash, and the host
 * name alone.
 */
function shownAddresses(address: string): readonly string[] {
  const start = address.indexOf("//") + 2;
  const whole = address.endsWith("/") ? address.substring(start, address.length - 1) : address.substring(start);
  return [whole, whole.split("/")[0]];
}

/**
 * Distributes a code's groups of letters over lines. If there is no space for all, an ellipsis (…) replaces the last
 * ones.
 */
function layOutLines(groups: readonly string[], layout: GroupLayout): string[] {
  const columns = columnsOf(groups, layout);
  const space = columns * layout.maxLines;
  const shown = groups.length <= space ? groups : [...groups.slice(0, space - 1), "…"];
  const lines: string[] = [];
  for (let index = 0; index < shown.length; index += columns) lines.push(shown.slice(index, index + columns).join(" "));
  return lines;
}

/** Returns how many groups of letters fit into a line. All groups are as long as the first one. */
function columnsOf([first]: readonly string[], { maxLetters }: GroupLayout): number {
  return first === "" ? 1 : Math.floor(maxLetters / first.length);
}
