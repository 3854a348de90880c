/**
 * Draws the picture that opens a puzzle's chapter, with the chapter's name, the numbers of its levels and a traveller
 * who slides in.
 */
import { fillBox } from "../../device/screen";
import { drawImage, drawSprite } from "../../device/sprites";
import { drawLargeText, drawText } from "../../device/text";
import { easeIn } from "../../puzzles/looks/easing";
import { TRAVEL_MS, type Opening } from "./opening";

const TEXT_X = 16;
const NAME_Y = 16;
const NAME_LINE_HEIGHT = 34;
const LEVELS_GAP = 6;

const BEGINS_BEYOND = 60;

/** Draws the opening picture of a chapter. Each word of the chapter's name has a line of its own. */
export function drawOpening({ opening, name, levels, travelledMs }: Opening): void {
  const { picture, ink, traveller } = opening;
  drawImage(picture, 0, 0);
  const words = name.split(" ");
  for (let line = 0; line < words.length; line++) {
    drawLargeText(words[line], TEXT_X, NAME_Y + line * NAME_LINE_HEIGHT, "left", ink);
  }
  const levelsY = NAME_Y + words.length * NAME_LINE_HEIGHT + LEVELS_GAP;
  drawText(levels, TEXT_X, levelsY, "left", ink);
  const { sprites, pictureNumber, x, y, mark } = traveller;
  const left = Math.floor(-BEGINS_BEYOND + (x + BEGINS_BEYOND) * (1 - easeIn(1 - travelledMs / TRAVEL_MS)));
  const width = left + mark.reach;
  if (width > 0) {
    fillBox(mark.ink === "white" ? "black" : "white", 0, mark.y - 1, width, mark.height + 2);
    fillBox(mark.ink, 0, mark.y, width, mark.height);
  }
  drawSprite(sprites, pictureNumber, left, y);
}
