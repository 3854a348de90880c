import { drawFrame, fillBox, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { textWidth, writeText } from "../../device/text";
import { shortCount } from "../widgets/short-count";
import { CAST_HEIGHT, CAST_WIDTH } from "../../puzzles/looks/title-play";

/** What a world's plinth tells. */
export interface Plinth {
  readonly id: string;
  /** Levels cleared there, in all modes. */
  readonly levels: number;
  /** Of its campaign: cleared, and all. */
  readonly cleared: number;
  readonly all: number;
}

const TOP = { y: 3, margin: 8, rule: 26 };
const PLINTH = { left: 8, apart: 78, width: 72, foot: 154, least: 26 };
const SLAB = { height: 5, margin: 4, most: 13 };
const PLATE = { width: 62, height: 21, above: 4 };
const FLOOR = { y: 155, height: 2 };
const THREAD = { y: 161, height: 8 };
const SHARE_TOP = 170;

const FOOT = { rule: 192, first: 195, second: 216 };
const DAYS = { foot: 237, left: 196, right: 392 };

/** How many levels a line of a plinth may stand for. */
const UNITS = [10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 5000];

const TEXT_HEIGHT = 21;

/** Writes what is told at the top: whose figures these are, and the chief ones. */
export function drawHeading(name: string, figures: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, TOP.rule);
  writeText("text", name, TOP.margin, TOP.y, "left", "white");
  writeText("text", figures, SCREEN_WIDTH - TOP.margin, TOP.y, "right", "white");
  fillBox("white", 0, TOP.rule, SCREEN_WIDTH, 1);
}

/** Draws a plinth for each world, as high as its levels are many; the chosen one's name plate is black. */
export function drawPlinths(plinths: readonly Plinth[], chosen: number | undefined): void {
  let most = 0;
  for (const { levels } of plinths) most = Math.max(most, levels);
  const unit = UNITS.find((each) => most <= each * SLAB.most) ?? UNITS[UNITS.length - 1];
  plinths.forEach((plinth, at) => {
    const x = PLINTH.left + at * PLINTH.apart;
    drawPlinth(plinth, x, Math.min(SLAB.most, Math.floor(plinth.levels / unit)), at === chosen);
    drawThread(plinth, x);
  });
  fillBox("white", 0, FLOOR.y, SCREEN_WIDTH, FLOOR.height);
}

/** A pile of slabs, one for each unit of levels, and on it who lives there. */
function drawPlinth({ id, levels }: Plinth, x: number, slabs: number, isChosen: boolean): void {
  const { width, foot, least } = PLINTH;
  const height = least + slabs * SLAB.height;
  const top = foot - height;
  fillBox("white", x, top, width, height);
  for (let slab = 1; slab <= slabs; slab++) {
    fillBox("black", x + SLAB.margin, top + slab * SLAB.height, width - 2 * SLAB.margin, 1);
  }
  drawSprite(`images/${id}/cast`, 1, x + (width - CAST_WIDTH) / 2, top - CAST_HEIGHT);
  const [plateLeft, plateTop] = [x + (width - PLATE.width) / 2, foot - PLATE.height - PLATE.above];
  fillBox(isChosen ? "black" : "white", plateLeft, plateTop, PLATE.width, PLATE.height);
  drawFrame("black", plateLeft, plateTop, PLATE.width, PLATE.height, 1);
  writeText("text", shortCount(levels), x + width / 2, plateTop, "centre", isChosen ? "white" : "black");
}

/** The campaign as a thread of light below its plinth. */
function drawThread({ cleared, all }: Plinth, x: number): void {
  const { width } = PLINTH;
  drawFrame("white", x, THREAD.y, width, THREAD.height, 1);
  fillBox("white", x + 2, THREAD.y + 2, Math.floor(((width - 4) * cleared) / all), THREAD.height - 4);
  writeText("text", `${cleared}/${all}`, x + width / 2, SHARE_TOP, "centre", "white");
}

/** Writes two lines at the foot. */
export function drawLines(lines: readonly string[]): void {
  clearFoot();
  lines.forEach((line, at) => {
    writeText("text", line, TOP.margin, at === 0 ? FOOT.first : FOOT.second, "left", "white");
  });
}

/** Draws a line of columns, one for each day, the latest at the right, with what they are at the left. */
export function drawDays(counts: readonly number[], below: string): void {
  clearFoot();
  let most = 1;
  for (const count of counts) most = Math.max(most, count);
  writeText("text", "Levels a day", TOP.margin, FOOT.first, "left", "white");
  writeText("text", below, TOP.margin, FOOT.second, "left", "white");
  const { foot, left, right } = DAYS;
  const apart = Math.floor((right - left) / counts.length);
  counts.forEach((count, at) => {
    const x = right - (counts.length - at) * apart;
    const height = count === 0 ? 0 : Math.max(2, Math.floor((count * (foot - FOOT.first - 5)) / most));
    fillBox("white", x, foot - height, apart - 2, height);
    fillBox("white", x, foot, apart - 2, 1);
  });
}

function clearFoot(): void {
  fillBox("black", 0, FOOT.rule, SCREEN_WIDTH, FOOT.second + TEXT_HEIGHT + 4 - FOOT.rule);
}

/** The first of the texts that leaves room for a name beside it. */
export function besideName(name: string, texts: readonly string[]): string {
  const room = SCREEN_WIDTH - 2 * TOP.margin - textWidth("text", name) - 2 * TOP.margin;
  return texts.find((text) => textWidth("text", text) <= room) ?? texts[texts.length - 1];
}
