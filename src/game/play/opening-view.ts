/**
 * Draws the picture that opens a puzzle's chapter, with the chapter's name, the numbers of its levels and a traveller
 * who slides in.
 */
import { darken, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawImage, drawSprite } from "../../device/sprites";
import { drawLargeText, drawText } from "../../device/text";
import { easeIn } from "../../puzzles/looks/easing";
import type { OpeningTraveller } from "../../puzzles/looks/chapter";
import { DARK_STEPS, TRAVEL_MS, type Opening } from "./opening";

const TEXT_X = 16;
const NAME_Y = 16;
const NAME_LINE_HEIGHT = 34;
const LEVELS_GAP = 6;

const BEGINS_BEYOND = 60;

/** How much of the picture is black while its light comes up, from the darkness 1 on. */
const GREYS = ["light", "middle", "dark"] as const;

/**
 * Draws the opening picture of a chapter: its light comes up, and then the traveller slides in. Each word of the
 * chapter's name has a line of its own.
 */
export function drawOpening({ opening, name, levels, travelledMs, darkness }: Opening): void {
  if (darkness >= DARK_STEPS) {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    return;
  }
  const { picture, ink, traveller } = opening;
  drawImage(picture, 0, 0);
  const words = name.split(" ");
  for (let line = 0; line < words.length; line++) {
    drawLargeText(words[line], TEXT_X, NAME_Y + line * NAME_LINE_HEIGHT, "left", ink);
  }
  const levelsY = NAME_Y + words.length * NAME_LINE_HEIGHT + LEVELS_GAP;
  drawText(levels, TEXT_X, levelsY, "left", ink);
  if (darkness > 0) darken(GREYS[darkness - 1], 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  else drawTraveller(traveller, travelledMs);
}

function drawTraveller(traveller: OpeningTraveller, travelledMs: number): void {
  const { sprites, pictureNumber, x, y, mark, standing } = traveller;
  const left = Math.floor(-BEGINS_BEYOND + (x + BEGINS_BEYOND) * (1 - easeIn(1 - travelledMs / TRAVEL_MS)));
  const width = left + mark.reach;
  if (width > 0) {
    fillBox(mark.ink === "white" ? "black" : "white", 0, mark.y - 1, width, mark.height + 2);
    fillBox(mark.ink, 0, mark.y, width, mark.height);
  }
  if (standing !== undefined && travelledMs >= TRAVEL_MS) {
    drawSprite(standing.sprites, standing.pictureNumber, standing.x, standing.y);
  } else drawSprite(sprites, pictureNumber, left, y);
}
