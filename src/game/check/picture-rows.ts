/**
 * The rows (tests) of the console check that draw screens, images and fonts, and compare their pixels with built-in
 * values.
 */
import { readPixel } from "../../device/console-check";
import { createBlackPicture, fillBox, paintOnto, SCREEN_HEIGHT, SCREEN_WIDTH, type Picture } from "../../device/screen";
import { drawImage, drawSprite } from "../../device/sprites";
import { drawLargeText, drawText, textWidth } from "../../device/text";
import { isFault } from "../../kernel/fault";
import { momentAtRest } from "../../kernel/motion";
import type { Task } from "../../kernel/task";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { PUZZLES } from "../../puzzles/index";
import type { Lamp } from "../../puzzles/puzzle";
import { chapterCountOf, withChapter } from "../play/chapters";
import { createFreshSave } from "../save/save";
import type { Screen } from "../screen";
/** The import below is loaded from map.lua on first use. @lazy map */
import { createCampaignMapScreen } from "../screens/campaign-map-screen";
/** The import below is loaded from start-run.lua on first use. @lazy start-run */
import { createPaceScreen } from "../screens/pace-screen";
import { countParts, waitForFrame, type CheckRecord, type Outcome } from "./check-row";
import { compare, endComparison, startComparison, type Comparison } from "./compare";
import { loadCheckedPuzzle } from "./load-checked-puzzle";

/** Which pixels of a picture are read: a grid of 50 columns and 40 rows. */
interface Grid {
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
}

const COLUMNS = 50;
const ROWS = 40;
/**
 * The grid of compared pixels that is spread over a whole screen. The next constant, `NARROW`, has all 50 × 40 pixels
 * in the upper left corner, for smaller images.
 */
const WIDE: Grid = { left: 4, top: 3, stepX: SCREEN_WIDTH / COLUMNS, stepY: SCREEN_HEIGHT / ROWS };
const NARROW: Grid = { left: 0, top: 0, stepX: 1, stepY: 1 };

/** The number of values that a pixel can have. Ten pixels form a number below 59,049. */
const COLOURS = 3;
const PIXELS_PER_NUMBER = 10;
const CHECKSUM_MODULUS = 65521;

const CHAPTERS = 4;
/**
 * The number of checked screens of each puzzle besides the boards of its chapters (levels with the same scenery). These
 * screens are a board with the lamp out, the choice of a difficulty pace, and the map of the campaign.
 */
const OTHER_SCREENS = 3;
const MAX_PREPARATIONS = 100;

interface CheckedTable {
  /** The path of the image table, or its name if each puzzle has such a table. */
  readonly id: string;
  readonly pictureNumber: number;
  /**
   * Whether the compared pixels are spread over a whole screen, because the image is large. Left out if only the 50 ×
   * 40 pixels in the upper left corner are compared.
   */
  readonly isLarge?: true;
}

const TABLES: readonly CheckedTable[] = [
  { id: "house", pictureNumber: 1 },
  { id: "place", pictureNumber: 1, isLarge: true },
  { id: "cast", pictureNumber: 1 },
  { id: "paces", pictureNumber: 2, isLarge: true },
  { id: "journey-top", pictureNumber: 1, isLarge: true },
  { id: "journey-rows", pictureNumber: 2, isLarge: true },
  { id: "journey-marks", pictureNumber: 1 },
  { id: "traveller", pictureNumber: 1 },
  { id: "keepsakes", pictureNumber: 1 },
  { id: "postcard", pictureNumber: 1 },
];
const SHARED_TABLES: readonly CheckedTable[] = [
  { id: "images/hanging-lamps", pictureNumber: 1 },
  { id: "images/numerals", pictureNumber: 8 },
  { id: "images/medals", pictureNumber: 1 },
];
const LAMP_LIGHT = "images/lamp-light";

const TEXT_LINES = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "abcdefghijklmnopqrstuvwxyz",
  "0123456789 .,:;!?'-+/()",
  "Ⓐ Ⓑ ✛ ● ○ …",
] as const;
const LARGE_LINES = ["ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "0123456789"] as const;
const LINE_HEIGHT = 30;

/**
 * Draws boards of several chapters of each puzzle, and other screens. Compares 2,000 pixels of each with built-in
 * values.
 */
export function* checkScreens(record: CheckRecord): Task<Outcome> {
  const comparison = startComparison(record);
  countParts(record, PUZZLES.length * (CHAPTERS + OTHER_SCREENS));
  const picture = createBlackPicture();
  for (let index = 0; index < PUZZLES.length; index++) {
    const puzzle = loadCheckedPuzzle(record.titlePuzzleId, index);
    for (let chapter = 0; chapter < Math.min(CHAPTERS, chapterCountOf(puzzle)); chapter++) {
      yield;
      yield* compareBoard(comparison, picture, { puzzle, number: index + 1, chapter, lamp: "lit" });
    }
    yield* compareBoard(comparison, picture, { puzzle, number: index + 1, chapter: 0, lamp: "out" });
    const save = createFreshSave();
    save.titlePuzzleId = puzzle.id;
    yield* compareScreen(comparison, picture, `screens.${index + 1}-paces`, createPaceScreen(puzzle, save));
    yield* compareScreen(comparison, picture, `screens.${index + 1}-map`, createCampaignMapScreen(puzzle, save, 0));
  }
  return endComparison(comparison);
}

interface CheckedBoard {
  readonly puzzle: AnyPuzzle;
  /** The number of the puzzle in the list of all puzzles, from 1. */
  readonly number: number;
  readonly chapter: number;
  readonly lamp: Lamp;
}

function* compareBoard(comparison: Comparison, picture: Picture, checked: CheckedBoard): Task<void> {
  const { puzzle, number, chapter, lamp } = checked;
  const { painter, campaign, parseMap, rules } = withChapter(puzzle, chapter);
  const { map } = campaign.level(Math.floor((campaign.levelCount * chapter) / chapterCountOf(puzzle)));
  yield* waitForFrame(comparison.record);
  const level = parseMap(map.join("\n"));
  if (isFault(level)) return;
  yield* waitForFrame(comparison.record);
  paintOnto(picture, () => {
    painter.drawBackground(level, lamp);
  });
  yield* waitForFrame(comparison.record);
  paintOnto(picture, () => {
    painter.drawPieces(level, momentAtRest(rules(level).start), lamp);
  });
  yield* comparePixels(comparison, picture, `screens.${number}-${chapter + 1}-${lamp}`, WIDE);
}

function* compareScreen(comparison: Comparison, picture: Picture, name: string, { kind, state }: Screen): Task<void> {
  for (let count = 0; count < MAX_PREPARATIONS; count++) {
    yield* waitForFrame(comparison.record);
    if ((kind.prepare?.(state) ?? "ready") === "ready") break;
  }
  yield* waitForFrame(comparison.record);
  paintOnto(picture, () => {
    kind.draw(state);
  });
  yield* comparePixels(comparison, picture, name, WIDE);
}

/** Draws a picture of each image table listed in this file. Compares 2,000 pixels of each with built-in values. */
export function* checkTables(record: CheckRecord): Task<Outcome> {
  const comparison = startComparison(record);
  countParts(record, PUZZLES.length * TABLES.length + SHARED_TABLES.length + 1);
  const picture = createBlackPicture();
  for (let index = 0; index < PUZZLES.length; index++) {
    const { id } = PUZZLES[index];
    for (const table of TABLES)
      yield* compareTable(comparison, picture, `tables.${index + 1}-${table.id}`, {
        ...table,
        id: `images/${id}/${table.id}`,
      });
  }
  for (const table of SHARED_TABLES) yield* compareTable(comparison, picture, `tables.${table.id}`, table);
  yield;
  clear(picture, () => {
    drawImage(LAMP_LIGHT, 0, 0);
  });
  yield* comparePixels(comparison, picture, `tables.${LAMP_LIGHT}`, WIDE);
  return endComparison(comparison);
}

function* compareTable(comparison: Comparison, picture: Picture, name: string, table: CheckedTable): Task<void> {
  yield;
  clear(picture, () => {
    drawSprite(table.id, table.pictureNumber, 0, 0);
  });
  yield* comparePixels(comparison, picture, name, table.isLarge === true ? WIDE : NARROW);
}

/** Draws letters of both fonts and measures their width, and compares all this with built-in values. */
export function* checkFonts(record: CheckRecord): Task<Outcome> {
  const comparison = startComparison(record);
  countParts(record, TEXT_LINES.length + LARGE_LINES.length);
  const picture = createBlackPicture();
  for (const font of ["text", "large"] as const) {
    const lines = font === "text" ? TEXT_LINES : LARGE_LINES;
    const draw = font === "text" ? drawText : drawLargeText;
    let width = 0;
    clear(picture, () => {
      lines.forEach((line, index) => {
        draw(line, 0, index * LINE_HEIGHT, "left", "white");
        width += textWidth(font, line);
      });
    });
    yield* comparePixels(comparison, picture, `fonts.${font}`, WIDE);
    compare(comparison, `fonts.${font}-width`, width);
  }
  return endComparison(comparison);
}

function clear(picture: Picture, draw: () => void): void {
  paintOnto(picture, () => {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    draw();
  });
}

function* comparePixels(comparison: Comparison, picture: Picture, name: string, grid: Grid): Task<void> {
  const { left, top, stepX, stepY } = grid;
  let sum = 0;
  for (let row = 0; row < ROWS; row++) {
    if (row % 2 === 0) yield;
    for (let column = 0; column < COLUMNS; column += PIXELS_PER_NUMBER) {
      let number = 0;
      for (let index = column; index < column + PIXELS_PER_NUMBER; index++)
        number = number * COLOURS + readPixel(picture, left + index * stepX, top + row * stepY);
      sum = (sum * 31 + number) % CHECKSUM_MODULUS;
    }
  }
  compare(comparison, name, sum);
  comparison.record.doneParts++;
}
