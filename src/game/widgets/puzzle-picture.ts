/**
 * Draws the pictures that each puzzle has in `images/ID/`, where `ID` is the puzzle's id. A picture that a puzzle does
 * not have yet is replaced by a plain shape of the same size.
 */
import { drawFrame, fillBox, fillDisc, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawImage, drawSprite, hasImage, hasSprites } from "../../device/sprites";
import {
  LEVEL_MARK_PICTURES,
  MARK_SIZE,
  MARKS_PER_LIGHT,
  TRAVELLER_SIZE,
  TRAVELLER_SPOT_Y,
} from "../../puzzles/looks/journey";
import { CAST_HEIGHT, CAST_WIDTH } from "../../puzzles/looks/title-animation";

/** The names of the image tables that the game draws for each puzzle. */
type PuzzlePicture = "window" | "place" | "paces" | "cast" | "journey" | "journey-marks" | "traveller";

const WINDOW_WIDTH = 80;
const WINDOW_HEIGHT = 52;
const PLACE_WIDTH = 200;
const PACE = { middle: 66, foot: 100, radius: 9, apart: 24 };
const CAST_RADIUS = 10;
const TRAVELLER_RADIUS = 6;
const MARK_RADIUS = 8;

/** Draws the picture behind the title screen of a puzzle. A black screen replaces a picture that is missing. */
export function drawTitlePicture(puzzleId: string): void {
  const path = `images/${puzzleId}/title`;
  if (hasImage(path)) drawImage(path, 0, 0);
  else fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
}

/**
 * Draws the picture with the number `pictureNumber` (from 1) of a puzzle's image table, with its top left corner at
 * (`x`, `y`). A plain shape replaces a table that is missing.
 */
export function drawPuzzlePicture(
  puzzleId: string,
  name: PuzzlePicture,
  pictureNumber: number,
  x: number,
  y: number,
): void {
  const path = `images/${puzzleId}/${name}`;
  if (hasSprites(path)) drawSprite(path, pictureNumber, x, y);
  else drawPlaceholder[name](pictureNumber, x, y);
}

/** For each picture, the function that draws the plain shape in its place if the picture is missing. */
const drawPlaceholder: Readonly<Record<PuzzlePicture, (pictureNumber: number, x: number, y: number) => void>> = {
  // Pictures with even numbers show a window with its lights on.
  window: (pictureNumber, x, y) => {
    fillBox(pictureNumber % 2 === 0 ? "white" : "black", x, y, WINDOW_WIDTH, WINDOW_HEIGHT);
    drawFrame("black", { x, y, width: WINDOW_WIDTH, height: WINDOW_HEIGHT }, 4);
    drawFrame("white", { x: x + 2, y: y + 2, width: WINDOW_WIDTH - 4, height: WINDOW_HEIGHT - 4 }, 1);
  },
  place: (_, x, y) => {
    fillBox("black", x, y, PLACE_WIDTH, SCREEN_HEIGHT);
  },
  // Each pace has two pictures. One, two or three stones stand for the paces from calm to hard.
  paces: (pictureNumber, x, y) => {
    const stones = Math.floor((pictureNumber + 1) / 2);
    const left = x + PACE.middle - ((stones - 1) * PACE.apart) / 2;
    for (let stone = 0; stone < stones; stone++) drawStone(left + stone * PACE.apart, y + PACE.foot, PACE.radius);
  },
  cast: (_, x, y) => {
    drawStone(x + CAST_WIDTH / 2, y + CAST_HEIGHT - CAST_RADIUS, CAST_RADIUS);
  },
  journey: (_, x, y) => {
    fillBox("black", x, y, SCREEN_WIDTH, SCREEN_HEIGHT);
  },
  "journey-marks": (pictureNumber, x, y) => {
    drawMark(((pictureNumber - 1) % MARKS_PER_LIGHT) + 1, x + MARK_SIZE / 2, y + MARK_SIZE / 2);
  },
  traveller: (_, x, y) => {
    drawStone(x + TRAVELLER_SIZE / 2, y + TRAVELLER_SPOT_Y - MARK_RADIUS - TRAVELLER_RADIUS, TRAVELLER_RADIUS);
  },
};

/** Draws a white disc with a black rim, which is visible on any background. */
function drawStone(x: number, y: number, radius: number): void {
  fillDisc("black", x, y, radius);
  fillDisc("white", x, y, radius - 2);
}

/**
 * Draws a plain mark of a campaign level: empty if locked, with a dot if open, full if cleared, with a hole if clean.
 */
function drawMark(mark: number, x: number, y: number): void {
  const { toCome, open, clean } = LEVEL_MARK_PICTURES;
  fillDisc("white", x, y, MARK_RADIUS);
  if (mark === toCome || mark === open) fillDisc("black", x, y, MARK_RADIUS - 2);
  if (mark === open) fillDisc("white", x, y, 3);
  if (mark === clean) fillDisc("black", x, y, 3);
}
