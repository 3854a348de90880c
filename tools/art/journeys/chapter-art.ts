/**
 * Draws the pictures of a campaign's map from the drawings of its chapters. A closed chapter is drawn as a low strip of
 * the map; an open chapter is higher and shows its levels. Chapters are drawn in black on white. A chapter that the
 * player may not play yet is dark: the same things are white outlines on black.
 */
import type { Journey } from "../../../src/puzzles/looks/journey";
import { ROW_PICTURE_HEIGHT } from "../../../src/puzzles/looks/journey";
import { createBitmap, fill, inkAt, joinInColumn, setInk, type Bitmap } from "../bitmap";
import { rectangle, WIDTH } from "../drawing";

/** The drawings of the row "After hours" (optional levels) of one campaign map, in white on black. */
export interface NightDrawings {
  readonly drawRow: (onto: Bitmap) => void;
  readonly drawOpen: (onto: Bitmap) => void;
}

export interface JourneyArt {
  readonly journey: Journey;
  /**
   * For each chapter, the functions that draw its things: in a low row while the chapter is closed, and in its whole
   * picture while it is open and shows its levels.
   */
  readonly chapters: readonly ChapterDrawings[];
  readonly drawFrame: (onto: Bitmap, isLit: boolean, chapter: number) => void;
  /** Draws the ground below the levels of an open chapter, in black on white. */
  readonly drawLevelGround: (onto: Bitmap) => void;
}

interface ChapterDrawings {
  readonly drawRow: (onto: Bitmap) => void;
  readonly drawOpen: (onto: Bitmap) => void;
}

/**
 * The x coordinates between which a closed chapter on the campaign map shows its furniture: a few things that are
 * typical of the chapter.
 */
export const FURNITURE = { left: 136, right: 200 };

/**
 * Draws the low rows that stand for closed chapters on a campaign map: for each chapter a dark and a lit row. The last
 * picture is the row "After hours" of the optional levels, which is always dark.
 */
export function drawRows({ chapters, drawFrame }: JourneyArt, night: NightDrawings): Bitmap {
  const rows = chapters.flatMap(({ drawRow }, chapter) =>
    inBothLights(ROW_PICTURE_HEIGHT, drawRow, (onto, isLit) => {
      drawFrame(onto, isLit, chapter);
    }),
  );
  const nightRow = createBitmap(WIDTH, ROW_PICTURE_HEIGHT, "black");
  night.drawRow(nightRow);
  drawFrame(nightRow, false, 0);
  return joinInColumn([...rows, nightRow]);
}

/** Draws an open chapter of a campaign map, with space for its levels, in two pictures: in the dark, and lit. */
export function drawOpen({ journey, chapters, drawFrame }: JourneyArt, chapter: number): Bitmap {
  const { drawOpen: drawThings } = chapters[chapter];
  return joinInColumn(
    inBothLights(
      journey.openHeight,
      (onto) => {
        drawThings(onto);
        drawPictureFrame(onto, journey);
      },
      (onto, isLit) => {
        drawFrame(onto, isLit, chapter);
      },
    ),
  );
}

/** Draws the open row "After hours" of a campaign map, which leads to the optional levels. It is night in this row. */
export function drawOpenNight({ journey, drawFrame, drawLevelGround }: JourneyArt, night: NightDrawings): Bitmap {
  const lit = createBitmap(WIDTH, journey.openHeight, "white");
  drawLevelGround(lit);
  drawPictureFrame(lit, journey);
  const dark = outlinesOf(lit);
  drawFrame(dark, false, 0);
  night.drawOpen(dark);
  return dark;
}

function inBothLights(
  height: number,
  drawThings: (onto: Bitmap) => void,
  drawFrame: (onto: Bitmap, isLit: boolean) => void,
): Bitmap[] {
  const lit = createBitmap(WIDTH, height, "white");
  drawThings(lit);
  const dark = outlinesOf(lit);
  drawFrame(dark, false);
  drawFrame(lit, true);
  return [dark, lit];
}

function outlinesOf(lit: Bitmap): Bitmap {
  const dark = createBitmap(lit.width, lit.height, "black");
  for (let y = 0; y < lit.height; y++) {
    for (let x = 0; x < lit.width; x++) if (isEdge(lit, x, y)) setInk(dark, x, y, "white");
  }
  return dark;
}

function isEdge(picture: Bitmap, x: number, y: number): boolean {
  if (inkAt(picture, x, y) !== "black") return false;
  return [
    inkAt(picture, x + 1, y),
    inkAt(picture, x - 1, y),
    inkAt(picture, x, y + 1),
    inkAt(picture, x, y - 1),
  ].includes("white");
}

function drawPictureFrame(onto: Bitmap, { thumbnailBox }: Journey): void {
  const { x, y, width, height } = thumbnailBox;
  fill(onto, rectangle(x - 5, y - 5, width + 10, height + 10), "white");
  fill(onto, rectangle(x - 4, y - 4, width + 8, height + 8), "black");
  fill(onto, rectangle(x - 2, y - 2, width + 4, height + 4), "white");
  fill(onto, rectangle(x - 1, y - 1, width + 2, height + 2), "black");
  fill(onto, rectangle(x, y, width, height), "white");
}
