/**
 * Draws the map of a campaign: the background, the levels' marks, the selected level's small picture, the traveller and
 * the line of text.
 */
import { drawClipped, fillBox, type Picture, paintOnto, showPicture, type Ink } from "../../device/screen";
import { textWidth, drawText } from "../../device/text";
import {
  LEVEL_MARK_PICTURES,
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
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { drawThumbnail } from "./thumbnail";

const DARK = 1;
const LIT = 2;

const MAP_TEXT = { top: 2, margin: 8, gap: 14 };
const TEXT_HEIGHT = 21;

/**
 * Paints the background of a campaign's map. The map is dark, except for the rooms (parts of the campaign) that the
 * player has reached.
 */
export function paintMapBackground(
  onto: Picture,
  { id, campaign, journey }: AnyPuzzle,
  isOpen: readonly boolean[],
): void {
  paintOnto(onto, () => {
    drawPuzzlePicture(id, "journey", DARK, 0, 0);
    for (let room = 0; room < journey.roomCount; room++) {
      if (!isOpen[firstLevelOfRoom(journey, campaign.levelCount, room)]) continue;
      const { x, y, width, height } = journey.roomBoxOf(room);
      drawClipped(x, y, width, height, () => {
        drawPuzzlePicture(id, "journey", LIT, 0, 0);
      });
    }
  });
}

/**
 * Paints a level's mark on the map, which shows whether the level is locked, open or cleared. `number` is the level's
 * index, counted from 0.
 */
export function paintMark(
  onto: Picture,
  { id, campaign, journey }: AnyPuzzle,
  number: number,
  isOpen: readonly boolean[],
  medals: Medals,
): void {
  const { x, y } = journey.levelPointOf(number);
  const pictureNumber = markPicture(isOpen[number], medals);
  const isLit =
    journey.roomCount > 0 &&
    isOpen[firstLevelOfRoom(journey, campaign.levelCount, roomOfLevel(journey, campaign.levelCount, number))];
  const half = MARK_SIZE / 2;
  paintOnto(onto, () => {
    drawPuzzlePicture(id, "journey-marks", isLit ? pictureNumber + MARKS_PER_LIGHT : pictureNumber, x - half, y - half);
  });
}

function markPicture(isOpen: boolean, { cleared, clean }: Medals): number {
  if (!cleared) return isOpen ? LEVEL_MARK_PICTURES.open : LEVEL_MARK_PICTURES.toCome;
  return clean ? LEVEL_MARK_PICTURES.clean : LEVEL_MARK_PICTURES.done;
}

function firstLevelOfRoom({ roomCount }: Journey, levelCount: number, room: number): number {
  return Math.floor((room * levelCount) / roomCount);
}

function roomOfLevel({ roomCount }: Journey, levelCount: number, number: number): number {
  return Math.floor((number * roomCount) / levelCount);
}

/**
 * Paints a small picture of a level into its frame on the map. If `map` is undefined, paints a question mark instead.
 */
export function paintLevelPreview(onto: Picture, puzzle: AnyPuzzle, map: readonly string[] | undefined): void {
  const { thumbnailBox } = puzzle.journey;
  const { x, y, width, height } = thumbnailBox;
  paintOnto(onto, () => {
    drawClipped(x, y, width, height, () => {
      if (map !== undefined) drawThumbnail(puzzle, map, thumbnailBox);
      else {
        fillBox("white", x, y, width, height);
        drawText("?", x + Math.floor(width / 2), y + Math.floor((height - TEXT_HEIGHT) / 2), "centre", "black");
      }
    });
  });
}

/** Draws the cached picture of the map, and the traveller (the player's figure) at `point`. */
export function drawTraveller(background: Picture, id: string, point: JourneyPoint, looksLeft: boolean): void {
  showPicture(background);
  drawPuzzlePicture(id, "traveller", looksLeft ? 2 : 1, point.x - TRAVELLER_SIZE / 2, point.y - TRAVELLER_SPOT_Y);
}

/** The texts about the selected level in the line above the campaign's map. */
interface MapText {
  readonly main: string;
  /** The player's medals and fewest moves in the selected level, as texts from long to short. */
  readonly results: readonly string[];
  readonly count: string;
}

/**
 * Draws the line of texts above the campaign's map: the name of the selected level, the player's results in it and the
 * number of cleared levels.
 */
export function drawMapText({ main, results, count }: MapText, width: number, ink: Ink): void {
  const { top, margin, gap } = MAP_TEXT;
  const right = width - margin;
  drawText(main, margin, top, "left", ink);
  drawText(count, right, top, "right", ink);
  const left = margin + textWidth("text", main) + gap;
  const room = right - textWidth("text", count) - gap - left;
  const text = longestFitting(room, results);
  if (textWidth("text", text) <= room) drawText(text, left + room, top, "right", ink);
}
