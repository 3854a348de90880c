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

/** Paints a campaign's place: dark, but for those parts where a level is open. */
export function paintMapBackground(
  onto: Picture,
  { id, campaign, journey }: AnyPuzzle,
  isOpen: readonly boolean[],
): void {
  paintOnto(onto, () => {
    drawSprite(`images/${id}/journey`, DARK, 0, 0);
    for (let part = 0; part < journey.chapterCount; part++) {
      if (!isOpen[firstLevelOfChapter(journey, campaign.levelCount, part)]) continue;
      const { x, y, width, height } = journey.chapterBoxOf(part);
      drawClipped(x, y, width, height, () => {
        drawSprite(`images/${id}/journey`, LIT, 0, 0);
      });
    }
  });
}

/** Paints the mark of level `number` into its place. */
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

function firstLevelOfChapter({ chapterCount }: Journey, levels: number, part: number): number {
  return Math.floor((part * levels) / chapterCount);
}

function chapterOfLevel({ chapterCount }: Journey, levels: number, number: number): number {
  return Math.floor((number * chapterCount) / levels);
}

/** Paints the picture of a level into the frame that hangs in its place; an empty one if there is no map. */
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

/** Draws the place as it is painted, who travels there, at `at`, and the line of words above. */
export function drawTraveller(background: Picture, id: string, point: JourneyPoint, looksLeft: boolean): void {
  showPicture(background);
  drawSprite(`images/${id}/traveller`, looksLeft ? 2 : 1, point.x - TRAVELLER_SIZE / 2, point.y - TRAVELLER_SPOT_Y);
}

/** What is said of the level in hand. */
interface MapText {
  readonly main: string;
  /** What was won there, from long to short. */
  readonly results: readonly string[];
  readonly count: string;
}

/** Writes the line above the place. */
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
