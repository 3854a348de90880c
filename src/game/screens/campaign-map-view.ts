/**
 * Draws the campaign's map: the background by chapters, the marks, the level preview, the traveller and the text line.
 */
import { drawClipped, fillBox, type Picture, paintOnto, showPicture, type Ink } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { textWidth, drawText } from "../../device/text";
import {
  MARK_FRAMES,
  MARK_SIZE,
  MARKS_PER_LIGHT,
  TRAVELLER_SIZE,
  TRAVELLER_SPOT_Y,
  type Journey,
  type JourneyPoint,
} from "../../puzzles/looks/journey";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Medals } from "../save/medals";
import { longestFitting } from "../widgets/longest-fitting";
import { drawThumbnail } from "./thumbnail";

const DARK = 1;
const LIT = 2;

const MAP_TEXT = { top: 2, margin: 8, gap: 14 };
const TEXT_HEIGHT = 21;

/** Paints the background of the map: dark, with the chapters lit in which a level is open. */
export function paintMapBackground(
  onto: Picture,
  { id, campaign, journey }: AnyPuzzle,
  isOpen: readonly boolean[],
): void {
  paintOnto(onto, () => {
    drawSprite(`images/${id}/journey`, DARK, 0, 0);
    for (let chapter = 0; chapter < journey.chapterCount; chapter++) {
      if (!isOpen[firstLevelOfChapter(journey, campaign.levelCount, chapter)]) continue;
      const { x, y, width, height } = journey.chapterBoxOf(chapter);
      drawClipped(x, y, width, height, () => {
        drawSprite(`images/${id}/journey`, LIT, 0, 0);
      });
    }
  });
}

/** Paints the mark of level `number` at its point of the map. */
export function paintMark(
  onto: Picture,
  { id, campaign, journey }: AnyPuzzle,
  number: number,
  isOpen: readonly boolean[],
  medals: Medals,
): void {
  const { x, y } = journey.pointOf(number);
  const frame = markFrame(isOpen[number], medals);
  const isLit =
    journey.chapterCount > 0 &&
    isOpen[firstLevelOfChapter(journey, campaign.levelCount, chapterOfLevel(journey, campaign.levelCount, number))];
  const half = MARK_SIZE / 2;
  paintOnto(onto, () => {
    drawSprite(`images/${id}/journey-marks`, isLit ? frame + MARKS_PER_LIGHT : frame, x - half, y - half);
  });
}

function markFrame(isOpen: boolean, { cleared, clean }: Medals): number {
  if (!cleared) return isOpen ? MARK_FRAMES.open : MARK_FRAMES.toCome;
  return clean ? MARK_FRAMES.clean : MARK_FRAMES.done;
}

function firstLevelOfChapter({ chapterCount }: Journey, levelCount: number, chapter: number): number {
  return Math.floor((chapter * levelCount) / chapterCount);
}

function chapterOfLevel({ chapterCount }: Journey, levelCount: number, number: number): number {
  return Math.floor((number * chapterCount) / levelCount);
}

/** Paints the preview of a level into its frame on the map; without a map it shows a question mark. */
export function paintLevelPreview(onto: Picture, puzzle: AnyPuzzle, map: readonly string[] | undefined): void {
  const { thumbnailBox } = puzzle.journey;
  const { x, y, width, height } = thumbnailBox;
  paintOnto(onto, () => {
    drawClipped(x, y, width, height, () => {
      if (map !== undefined) drawThumbnail(puzzle, map, thumbnailBox);
      else {
        fillBox("white", x, y, width, height);
        drawText("text", "?", x + Math.floor(width / 2), y + Math.floor((height - TEXT_HEIGHT) / 2), "centre", "black");
      }
    });
  });
}

/** Draws the cached map and the traveller at `point`. */
export function drawTraveller(background: Picture, id: string, point: JourneyPoint, looksLeft: boolean): void {
  showPicture(background);
  drawSprite(`images/${id}/traveller`, looksLeft ? 2 : 1, point.x - TRAVELLER_SIZE / 2, point.y - TRAVELLER_SPOT_Y);
}

/** The texts of the line above the map, about the selected level. */
interface MapText {
  readonly main: string;
  /** What was earned with the level, from long to short. */
  readonly results: readonly string[];
  readonly count: string;
}

/** Draws the line of texts above the map. */
export function drawMapText({ main, results, count }: MapText, width: number, ink: Ink): void {
  const { top, margin, gap } = MAP_TEXT;
  const right = width - margin;
  drawText("text", main, margin, top, "left", ink);
  drawText("text", count, right, top, "right", ink);
  const left = margin + textWidth("text", main) + gap;
  const room = right - textWidth("text", count) - gap - left;
  const text = longestFitting(room, results);
  if (textWidth("text", text) <= room) drawText("text", text, left + room, top, "right", ink);
}
