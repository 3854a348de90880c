import { clipped, fillBox, type Picture, paintOnto, showPicture, type Ink } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { textWidth, writeText } from "../../device/text";
import {
  MARK_FRAMES,
  MARK_SIZE,
  MARKS_PER_LIGHT,
  TRAVELLER_SIZE,
  TRAVELLER_SPOT_Y,
  type Journey,
  type Spot,
} from "../../puzzles/looks/journey";
import type { SealedPuzzle } from "../../puzzles/sealed";
import type { Medals } from "../save/medals";
import { longestIn } from "../widgets/longest";
import { drawThumbnail } from "./thumbnail";

const DARK = 1;
const LIT = 2;

const LINE = { top: 2, margin: 8, gap: 14 };
const TEXT_HEIGHT = 21;

/** Paints a campaign's place: dark, but for those parts where a level is open. */
export function paintPlace(onto: Picture, { id, campaign, journey }: SealedPuzzle, isOpen: readonly boolean[]): void {
  paintOnto(onto, () => {
    drawSprite(`images/${id}/journey`, DARK, 0, 0);
    for (let part = 0; part < journey.parts; part++) {
      if (!isOpen[firstOf(journey, campaign.length, part)]) continue;
      const { x, y, width, height } = journey.partOf(part);
      clipped(x, y, width, height, () => {
        drawSprite(`images/${id}/journey`, LIT, 0, 0);
      });
    }
  });
}

/** Paints the mark of level `number` into its place. */
export function paintMark(
  onto: Picture,
  { id, campaign, journey }: SealedPuzzle,
  number: number,
  isOpen: readonly boolean[],
  medals: Medals,
): void {
  const { x, y } = journey.spotOf(number);
  const frame = markFrame(isOpen[number], medals);
  const isLit =
    journey.parts > 0 && isOpen[firstOf(journey, campaign.length, partAt(journey, campaign.length, number))];
  const half = MARK_SIZE / 2;
  paintOnto(onto, () => {
    drawSprite(`images/${id}/journey-marks`, isLit ? frame + MARKS_PER_LIGHT : frame, x - half, y - half);
  });
}

function markFrame(isOpen: boolean, { cleared, clean }: Medals): number {
  if (!cleared) return isOpen ? MARK_FRAMES.open : MARK_FRAMES.toCome;
  return clean ? MARK_FRAMES.clean : MARK_FRAMES.done;
}

function firstOf({ parts }: Journey, levels: number, part: number): number {
  return Math.floor((part * levels) / parts);
}

function partAt({ parts }: Journey, levels: number, number: number): number {
  return Math.floor((number * parts) / levels);
}

/** Paints the picture of a level into the frame that hangs in its place; an empty one if there is no map. */
export function paintLevel(onto: Picture, puzzle: SealedPuzzle, map: readonly string[] | undefined): void {
  const { frame } = puzzle.journey;
  const { x, y, width, height } = frame;
  paintOnto(onto, () => {
    clipped(x, y, width, height, () => {
      if (map !== undefined) drawThumbnail(puzzle, map, frame);
      else {
        fillBox("white", x, y, width, height);
        writeText(
          "text",
          "?",
          x + Math.floor(width / 2),
          y + Math.floor((height - TEXT_HEIGHT) / 2),
          "centre",
          "black",
        );
      }
    });
  });
}

/** Draws the place as it is painted, who travels there, at `at`, and the line of words above. */
export function drawJourney(place: Picture, id: string, at: Spot, looksLeft: boolean): void {
  showPicture(place);
  drawSprite(`images/${id}/traveller`, looksLeft ? 2 : 1, at.x - TRAVELLER_SIZE / 2, at.y - TRAVELLER_SPOT_Y);
}

/** What is said of the level in hand. */
interface Line {
  readonly main: string;
  /** What was won there, from long to short. */
  readonly won: readonly string[];
  readonly count: string;
}

/** Writes the line above the place. */
export function drawLine({ main, won, count }: Line, width: number, ink: Ink): void {
  const { top, margin, gap } = LINE;
  const right = width - margin;
  writeText("text", main, margin, top, "left", ink);
  writeText("text", count, right, top, "right", ink);
  const left = margin + textWidth("text", main) + gap;
  const room = right - textWidth("text", count) - gap - left;
  const text = longestIn(room, won);
  if (textWidth("text", text) <= room) writeText("text", text, left + room, top, "right", ink);
}
