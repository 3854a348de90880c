/** Draws the statistics screen: the heading, the bars of the puzzles and the texts or the day columns at the bottom. */
import { drawFrame, fillBox, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { textWidth, drawText } from "../../device/text";
import { shortCount } from "../widgets/short-count";
import { CAST_HEIGHT, CAST_WIDTH } from "../../puzzles/looks/title-animation";

/** What the bar of a puzzle shows. */
export interface PuzzleBar {
  readonly id: string;
  /** The number of levels cleared, in all modes. */
  readonly levelsCleared: number;
  /** The number of campaign levels cleared; `campaignLevels` is how many there are. */
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
// The line above the columns may reach over them, so the highest column stays below it.
const DAY_COLUMNS = { foot: 237, left: 196, right: 392, height: 19 };

/** The numbers of levels that one slab of a bar may stand for; the smallest that fits is used. */
const LEVELS_PER_SLAB = [10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 5000];

const TEXT_HEIGHT = 21;

/** Draws the heading: a name at the left and the most important figures at the right. */
export function drawHeading(name: string, figures: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, TOP.rule);
  drawText("text", name, TOP.margin, TOP.y, "left", "white");
  drawText("text", figures, SCREEN_WIDTH - TOP.margin, TOP.y, "right", "white");
  fillBox("white", 0, TOP.rule, SCREEN_WIDTH, 1);
}

/** Draws a bar for each puzzle, whose height shows its cleared levels. The selected bar has a black name plate. */
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

/** Draws the bar of a puzzle: a pile of slabs with the puzzle's main figure on top. */
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

/** Draws the progress in the campaign as a bar below the puzzle's bar. */
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

/** Draws up to two lines at the bottom. */
export function drawLines(lines: readonly string[]): void {
  clearFoot();
  lines.forEach((line, index) => {
    drawText("text", line, TOP.margin, index === 0 ? FOOT.first : FOOT.second, "left", "white");
  });
}

/** Draws the text `above` at the bottom, and below it one column for each day, the latest at the right. */
export function drawDayColumns(counts: readonly number[], above: string): void {
  clearFoot();
  let most = 1;
  for (const count of counts) most = Math.max(most, count);
  drawText("text", above, TOP.margin, FOOT.first, "left", "white");
  drawText("text", "Levels a day", TOP.margin, FOOT.second, "left", "white");
  const { foot, left, right, height: maxHeight } = DAY_COLUMNS;
  const apart = Math.floor((right - left) / counts.length);
  counts.forEach((count, index) => {
    const x = right - (counts.length - index) * apart;
    const height = count === 0 ? 0 : Math.max(2, Math.floor((count * maxHeight) / most));
    fillBox("white", x, foot - height, apart - 2, height);
    fillBox("white", x, foot, apart - 2, 1);
  });
}

function clearFoot(): void {
  fillBox("black", 0, FOOT.rule, SCREEN_WIDTH, FOOT.second + TEXT_HEIGHT + 4 - FOOT.rule);
}

/** Returns the first of the texts that leaves room for a name beside it; the last one if none does. */
export function longestBesideName(name: string, texts: readonly string[]): string {
  const availableWidth = SCREEN_WIDTH - 2 * TOP.margin - textWidth("text", name) - 2 * TOP.margin;
  return texts.find((text) => textWidth("text", text) <= availableWidth) ?? texts[texts.length - 1];
}
