/** Draws the statistics screen: a heading, a bar for each puzzle, and at the bottom texts or a column for each day. */
import { drawFrame, fillBox, SCREEN_WIDTH } from "../../device/screen";
import { textWidth, drawText } from "../../device/text";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { firstInSight } from "../widgets/first-in-sight";
import { longestFitting } from "../widgets/longest-fitting";
import { shortCount } from "../widgets/short-count";
import { CAST_HEIGHT, CAST_WIDTH } from "../../puzzles/looks/cast";
import { TEXTS } from "../texts/index";

/** The figures that the bar of a puzzle shows on the statistics screen. */
export interface PuzzleBar {
  readonly id: string;
  /** The number of levels that the player has cleared in all modes of the puzzle. */
  readonly levelsCleared: number;
  /**
   * The number of campaign levels that the player has cleared. `campaignLevels` is the number of levels in the
   * campaign.
   */
  readonly campaignCleared: number;
  readonly campaignLevels: number;
}

const TOP = { y: 3, margin: 8, rule: 26 };
const PUZZLE_BAR = { left: 8, apart: 78, width: 72, foot: 154, least: 26 };
/** The number of bars that the screen has room for. */
const BARS_IN_SIGHT = 5;
const SLAB = { height: 5, margin: 4, most: 13 };
const PLATE = { width: 62, height: 21, above: 4 };
const FLOOR = { y: 155, height: 2 };
const PROGRESS_BAR = { y: 161, height: 8 };
const SHARE_TOP = 170;

const FOOT = { rule: 192, first: 195, second: 216, width: SCREEN_WIDTH - 2 * TOP.margin };
// The position of the columns that show the levels cleared on each day. The text line above may reach over the columns,
// so the highest column must end below that line.
const DAY_COLUMNS = { foot: 237, left: 196, right: 392, height: 19 };

/**
 * The bar of a puzzle is a pile of slabs, and each slab stands for one of these numbers of cleared levels. The smallest
 * number with which all bars fit on the screen is used.
 */
const LEVELS_PER_SLAB = [10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 5000];

const TEXT_HEIGHT = 21;

/** Draws the heading of the statistics screen: a name on the left and the most important figures on the right. */
export function drawHeading(name: string, figures: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, TOP.rule);
  drawText(name, TOP.margin, TOP.y, "left", "white");
  drawText(figures, SCREEN_WIDTH - TOP.margin, TOP.y, "right", "white");
  fillBox("white", 0, TOP.rule, SCREEN_WIDTH, 1);
}

/**
 * Draws a bar for each puzzle; the bar's height shows how many levels the player has cleared. The selected bar has a
 * black name plate. If there are more bars than the screen has room for, those around the selected one are drawn.
 */
export function drawPuzzleBars(bars: readonly PuzzleBar[], chosen: number | undefined): void {
  let most = 0;
  for (const { levelsCleared } of bars) most = Math.max(most, levelsCleared);
  const unit = LEVELS_PER_SLAB.find((each) => most <= each * SLAB.most) ?? LEVELS_PER_SLAB[LEVELS_PER_SLAB.length - 1];
  const first = firstInSight(bars.length, BARS_IN_SIGHT, chosen ?? 0);
  bars.slice(first, first + BARS_IN_SIGHT).forEach((bar, place) => {
    const index = first + place;
    const x = PUZZLE_BAR.left + place * PUZZLE_BAR.apart;
    drawPuzzleBar(bar, x, Math.min(SLAB.most, Math.floor(bar.levelsCleared / unit)), index === chosen);
    drawProgressBar(bar, x);
  });
  fillBox("white", 0, FLOOR.y, SCREEN_WIDTH, FLOOR.height);
}

/** Draws the bar of a puzzle: a pile of slabs with the puzzle's main character on top. */
function drawPuzzleBar({ id, levelsCleared }: PuzzleBar, x: number, slabs: number, isChosen: boolean): void {
  const { width, foot, least } = PUZZLE_BAR;
  const height = least + slabs * SLAB.height;
  const top = foot - height;
  fillBox("white", x, top, width, height);
  for (let slab = 1; slab <= slabs; slab++) {
    fillBox("black", x + SLAB.margin, top + slab * SLAB.height, width - 2 * SLAB.margin, 1);
  }
  drawPuzzlePicture(id, "cast", 1, x + (width - CAST_WIDTH) / 2, top - CAST_HEIGHT);
  const [plateLeft, plateTop] = [x + (width - PLATE.width) / 2, foot - PLATE.height - PLATE.above];
  fillBox(isChosen ? "black" : "white", plateLeft, plateTop, PLATE.width, PLATE.height);
  drawFrame("black", { x: plateLeft, y: plateTop, width: PLATE.width, height: PLATE.height }, 1);
  drawText(shortCount(levelsCleared), x + width / 2, plateTop, "centre", isChosen ? "white" : "black");
}

/**
 * Draws the player's progress in a campaign as a horizontal bar below the puzzle's vertical bar. Nothing is drawn if
 * the campaign has no levels.
 */
function drawProgressBar({ campaignCleared, campaignLevels }: PuzzleBar, x: number): void {
  if (campaignLevels === 0) return;
  const { width } = PUZZLE_BAR;
  drawFrame("white", { x, y: PROGRESS_BAR.y, width, height: PROGRESS_BAR.height }, 1);
  fillBox(
    "white",
    x + 2,
    PROGRESS_BAR.y + 2,
    Math.floor(((width - 4) * campaignCleared) / campaignLevels),
    PROGRESS_BAR.height - 4,
  );
  drawText(`${campaignCleared}/${campaignLevels}`, x + width / 2, SHARE_TOP, "centre", "white");
}

/** Draws up to two lines of text at the bottom of the statistics screen. */
export function drawLines(lines: readonly string[]): void {
  clearFoot();
  lines.forEach((line, index) => {
    drawText(line, TOP.margin, index === 0 ? FOOT.first : FOOT.second, "left", "white");
  });
}

/**
 * Draws two lines of text at the bottom of the statistics screen, and at the end of the first one the button that
 * shares the record. Each line is the longest of several texts for which there is room.
 */
export function drawLinesWithShare(first: readonly string[], second: readonly string[]): void {
  const share = `Ⓐ ${TEXTS.buttons.share}`;
  drawLines([longestBesideName(share, first), ...(second.length === 0 ? [] : [longestFitting(FOOT.width, second)])]);
  drawText(share, SCREEN_WIDTH - TOP.margin, FOOT.first, "right", "white");
}

/**
 * Draws one column for each day at the bottom of the screen, the latest day on the right. The text `above` is drawn
 * above the columns.
 */
export function drawDayColumns(counts: readonly number[], above: string): void {
  clearFoot();
  let most = 1;
  for (const count of counts) most = Math.max(most, count);
  drawText(above, TOP.margin, FOOT.first, "left", "white");
  drawText(TEXTS.stats.levelsPerDay, TOP.margin, FOOT.second, "left", "white");
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

/**
 * Returns the first text that leaves room for a name on the same line; the last text if none does. The texts must be
 * ordered from long to short.
 */
export function longestBesideName(name: string, texts: readonly string[]): string {
  const availableWidth = SCREEN_WIDTH - 2 * TOP.margin - textWidth("text", name) - 2 * TOP.margin;
  return texts.find((text) => textWidth("text", text) <= availableWidth) ?? texts[texts.length - 1];
}
