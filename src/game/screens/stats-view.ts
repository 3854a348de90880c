import { drawFrame, fillBox, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { textWidth, drawText } from "../../device/text";
import { shortCount } from "../widgets/short-count";
import { CAST_HEIGHT, CAST_WIDTH } from "../../puzzles/looks/title-animation";

/** What a world's plinth tells. */
export interface PuzzleBar {
  readonly id: string;
  /** Levels cleared there, in all modes. */
  readonly levelsCleared: number;
  /** Of its campaign: cleared, and all. */
  readonly campaignCleared: number;
  readonly campaignLevels: number;
}

const TOP = { y: 3, margin: 8, rule: 26 };
const PUZZLE_BAR = { left: 8, apart: 78, width: 72, foot: 154, least: 26 };
const SLAB = { height: 5, margin: 4, most: 13 };
const PLATE = { width: 62, height: 21, above: 4 };
const FLOOR = { y: 155, height: 2 };
const PROGRESS_BAR = { y: 161, height: 8 };
const SHARE_TOP = 170;

const FOOT = { rule: 192, first: 195, second: 216 };
const DAY_COLUMNS = { foot: 237, left: 196, right: 392 };

/** How many levels a line of a plinth may stand for. */
const LEVELS_PER_SLAB = [10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 5000];

const TEXT_HEIGHT = 21;

/** Writes what is told at the top: whose figures these are, and the chief ones. */
export function drawHeading(name: string, figures: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, TOP.rule);
  drawText("text", name, TOP.margin, TOP.y, "left", "white");
  drawText("text", figures, SCREEN_WIDTH - TOP.margin, TOP.y, "right", "white");
  fillBox("white", 0, TOP.rule, SCREEN_WIDTH, 1);
}

/** Draws a plinth for each world, as high as its levels are many; the chosen one's name plate is black. */
export function drawPuzzleBars(bars: readonly PuzzleBar[], chosen: number | undefined): void {
  let most = 0;
  for (const { levelsCleared } of bars) most = Math.max(most, levelsCleared);
  const unit = LEVELS_PER_SLAB.find((each) => most <= each * SLAB.most) ?? LEVELS_PER_SLAB[LEVELS_PER_SLAB.length - 1];
  bars.forEach((bar, index) => {
    const x = PUZZLE_BAR.left + index * PUZZLE_BAR.apart;
    drawPuzzleBar(bar, x, Math.min(SLAB.most, Math.floor(bar.levelsCleared / unit)), index === chosen);
    drawProgressBar(bar, x);
  });
  fillBox("white", 0, FLOOR.y, SCREEN_WIDTH, FLOOR.height);
}

/** A pile of slabs, one for each unit of levels, and on it who lives there. */
function drawPuzzleBar({ id, levelsCleared }: PuzzleBar, x: number, slabs: number, isChosen: boolean): void {
  const { width, foot, least } = PUZZLE_BAR;
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
  drawText("text", shortCount(levelsCleared), x + width / 2, plateTop, "centre", isChosen ? "white" : "black");
}

/** The campaign as a thread of light below its plinth. */
function drawProgressBar({ campaignCleared, campaignLevels }: PuzzleBar, x: number): void {
  const { width } = PUZZLE_BAR;
  drawFrame("white", x, PROGRESS_BAR.y, width, PROGRESS_BAR.height, 1);
  fillBox(
    "white",
    x + 2,
    PROGRESS_BAR.y + 2,
    Math.floor(((width - 4) * campaignCleared) / campaignLevels),
    PROGRESS_BAR.height - 4,
  );
  drawText("text", `${campaignCleared}/${campaignLevels}`, x + width / 2, SHARE_TOP, "centre", "white");
}

/** Writes two lines at the foot. */
export function drawLines(lines: readonly string[]): void {
  clearFoot();
  lines.forEach((line, index) => {
    drawText("text", line, TOP.margin, index === 0 ? FOOT.first : FOOT.second, "left", "white");
  });
}

/** Draws a line of columns, one for each day, the latest at the right, with what they are at the left. */
export function drawDayColumns(counts: readonly number[], below: string): void {
  clearFoot();
  let most = 1;
  for (const count of counts) most = Math.max(most, count);
  drawText("text", "Levels a day", TOP.margin, FOOT.first, "left", "white");
  drawText("text", below, TOP.margin, FOOT.second, "left", "white");
  const { foot, left, right } = DAY_COLUMNS;
  const apart = Math.floor((right - left) / counts.length);
  counts.forEach((count, index) => {
    const x = right - (counts.length - index) * apart;
    const height = count === 0 ? 0 : Math.max(2, Math.floor((count * (foot - FOOT.first - 5)) / most));
    fillBox("white", x, foot - height, apart - 2, height);
    fillBox("white", x, foot, apart - 2, 1);
  });
}

function clearFoot(): void {
  fillBox("black", 0, FOOT.rule, SCREEN_WIDTH, FOOT.second + TEXT_HEIGHT + 4 - FOOT.rule);
}

/** The first of the texts that leaves room for a name beside it. */
export function longestBesideName(name: string, texts: readonly string[]): string {
  const availableWidth = SCREEN_WIDTH - 2 * TOP.margin - textWidth("text", name) - 2 * TOP.margin;
  return texts.find((text) => textWidth("text", text) <= availableWidth) ?? texts[texts.length - 1];
}
