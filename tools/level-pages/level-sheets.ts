/**
 * Lists the levels of all campaigns for the web page levels/, and draws their pictures. Each chapter has one image,
 * with the small pictures of its levels one below the other.
 */
import { BLACK, createBitmap, cutBitmap, WHITE, type Bitmap } from "../../simulator/graphics/bitmap";
import { findTable } from "../../simulator/graphics/tables";
import { chapterCountOf, chapterInCampaign } from "../../src/game/play/chapters";
import { countDifficultyDots } from "../../src/game/workshop/difficulty-dots";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { PUZZLES } from "../../src/puzzles/index";
import { copyInto, drawLevel } from "./thumbnail";

type Files = ReadonlyMap<string, Uint8Array>;

interface ShownLevel {
  readonly number: number;
  readonly name: string;
  readonly par: number;
  /**
   * The difficulty of the level as a number of dots, from 1 to 5. The workshop, the game's level editor, shows the same
   * dots.
   */
  readonly dots: number;
}

interface ShownChapter {
  readonly name: string;
  readonly levels: readonly ShownLevel[];
}

interface PictureSize {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

interface ShownPuzzle {
  readonly id: string;
  readonly name: string;
  readonly size: PictureSize;
  readonly chapters: readonly ShownChapter[];
}

export interface LevelPages {
  readonly puzzles: readonly ShownPuzzle[];
  /** The pictures for the web page by their names, such as `skid-1` for the levels of Skid's first chapter. */
  readonly pictures: ReadonlyMap<string, Bitmap>;
}

const EMBLEM = { x: 124, y: 4, width: 84, height: 20 };
/** The width in which the web page shows the picture of a level, in CSS pixels. */
const SHOWN_WIDTH = 168;

/**
 * Lists the levels of all campaigns and draws their pictures for the web page levels/. `files` are the files of the
 * game, which have the images to draw with.
 */
export function createLevelPages(files: Files): LevelPages {
  const pictures = new Map<string, Bitmap>();
  const puzzles = PUZZLES.map(({ id, name, loadPuzzle }, puzzleIndex) => {
    const puzzle = loadPuzzle();
    const size = pictureSizeOf(puzzle);
    const chapters = Array.from({ length: chapterCountOf(puzzle) }, (_, index) => {
      const numbers = levelNumbersOf(puzzle, index);
      pictures.set(`${id}-${index + 1}`, drawSheet(files, puzzle, numbers, size));
      return {
        name: puzzle.journey.chapterNames[index],
        levels: numbers.map((number) => showLevel(puzzleIndex, number)),
      };
    });
    pictures.set(`${id}-figure`, drawFigure(files, id));
    pictures.set(`${id}-emblems`, drawEmblems(files, id, chapters.length));
    return { id, name, size, chapters };
  });
  return { puzzles, pictures };
}

function levelNumbersOf(puzzle: AnyPuzzle, chapterIndex: number): readonly number[] {
  const numbers = Array.from({ length: puzzle.campaign.levelCount }, (_, index) => index + 1);
  return numbers.filter((number) => chapterInCampaign(puzzle, number).index === chapterIndex);
}

function showLevel(puzzleIndex: number, number: number): ShownLevel {
  const { name, verdict } = PUZZLES[puzzleIndex].loadPuzzle().campaign.level(number - 1);
  return { number, name, par: verdict.par, dots: countDifficultyDots(verdict.difficultyCentibits) };
}

/**
 * Returns the size of the pictures of a campaign's levels, in which every level of the campaign fits. The size is 84
 * pixels wide if the web page shows the pictures twice as large, or 56 pixels wide if it shows them three times as
 * large.
 */
function pictureSizeOf({ journey, campaign }: AnyPuzzle): PictureSize {
  const [largestCell] = journey.thumbnailCellSizes;
  const sizes = Array.from({ length: campaign.levelCount }, (_, index) => boardSizeOf(campaign.level(index).map));
  const isSmall = sizes.every(({ columns }) => columns * largestCell <= SHOWN_WIDTH / 3);
  const scale = isSmall ? 3 : 2;
  const width = SHOWN_WIDTH / scale;
  const heights = sizes.map(({ columns, rows }) => {
    const cell = journey.thumbnailCellSizes.find((size) => size * Math.max(columns, rows) <= width) ?? 1;
    return cell * rows;
  });
  return { scale, width, height: Math.max(...heights) };
}

function boardSizeOf(map: readonly string[]): { readonly columns: number; readonly rows: number } {
  return { columns: map[0].length, rows: map.includes("") ? map.indexOf("") : map.length };
}

function drawSheet(
  files: Files,
  puzzle: AnyPuzzle,
  numbers: readonly number[],
  { width, height }: PictureSize,
): Bitmap {
  const sheet = createBitmap(width, numbers.length * height, BLACK);
  numbers.forEach((number, index) => {
    drawLevel(sheet, files, puzzle, puzzle.campaign.level(number - 1).map, { x: 0, y: index * height, width, height });
  });
  return sheet;
}

/**
 * Draws a puzzle's traveller, the figure that stands on the selected level of the campaign's map, on a black
 * background.
 */
function drawFigure(files: Files, id: string): Bitmap {
  const [figure] = tableOf(files, `images/${id}/traveller`);
  const picture = createBitmap(figure.width, figure.height, BLACK);
  copyInto(picture, figure, 0, 0);
  return picture;
}

function drawEmblems(files: Files, id: string, chapterCount: number): Bitmap {
  const rows = tableOf(files, `images/${id}/journey-rows`);
  const { x, y, width, height } = EMBLEM;
  const picture = createBitmap(width, chapterCount * height, WHITE);
  for (let index = 0; index < chapterCount; index++) {
    copyInto(picture, cutBitmap(rows[2 * index + 1], x, y, width, height), 0, index * height);
  }
  return picture;
}

function tableOf(files: Files, path: string): readonly Bitmap[] {
  const table = findTable(files, path);
  if (table === undefined) throw new Error(`There is no image table ${path}.`);
  return table.bitmaps;
}
