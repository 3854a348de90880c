/** Collects all pictures of the game, also those for the Playdate console's launcher, and draws them as PNG files. */
import { ACHIEVEMENT_PICTURES } from "./achievements/pictures";
import { drawCursorBall } from "./balls";
import { END_CARD_PICTURES } from "./end-cards/pictures";
import { ENDING_PICTURES } from "./endings/pictures";
import { FRUIT_PICTURES } from "./fruit/pictures";
import { ICE_PATH_PICTURES } from "./ice-path/pictures";
import { JOURNEY_PICTURES } from "./journeys/pictures";
import { LAST_BALL_PICTURES } from "./last-ball/pictures";
import { DAY_CARD_PICTURES } from "./day-cards/pictures";
import { drawDrum, drawPanes } from "./code-windows";
import { LAUNCHER_PICTURES } from "./launcher/pictures";
import { drawFigures } from "./figures";
import { drawFogBanks, drawFogPuff, drawTurnArrows } from "./fog";
import { drawHands } from "./lessons/hands";
import { drawHangingLamps, drawLampLight } from "./hanging-lamps";
import { drawNumerals } from "./numerals";
import { PACE_PICTURES } from "./paces/pictures";
import { PENGUIN_PICTURES } from "./penguin/pictures";
import { RACE_PICTURES } from "./races/pictures";
import { SIDE_SCENE_PICTURES } from "./side-scenes/pictures";
import { encodePng } from "./png";
import { SKID_PICTURES } from "./skid/pictures";
import { SMALL_LEVEL_PICTURES } from "./small-levels/pictures";
import { STATS_PICTURES } from "./stats/pictures";
import { TITLE_PICTURES } from "./titles/pictures";
import { WORKSHOP_PICTURES } from "./workshop/pictures";

const PICTURES = {
  ...LAST_BALL_PICTURES,
  ...ICE_PATH_PICTURES,
  ...SKID_PICTURES,
  ...PENGUIN_PICTURES,
  ...TITLE_PICTURES,
  ...JOURNEY_PICTURES,
  ...SIDE_SCENE_PICTURES,
  ...STATS_PICTURES,
  ...PACE_PICTURES,
  ...DAY_CARD_PICTURES,
  ...ENDING_PICTURES,
  ...END_CARD_PICTURES,
  ...RACE_PICTURES,
  ...SMALL_LEVEL_PICTURES,
  ...WORKSHOP_PICTURES,
  ...ACHIEVEMENT_PICTURES,
  "images/pane-table-38-56.png": drawPanes,
  "images/drum.png": drawDrum,
  "images/figures-table-5-8.png": drawFigures,
  "images/hands-table-120-96.png": drawHands,
  "images/fog.png": drawFogBanks,
  "images/fog-puff-table-22-22.png": drawFogPuff,
  "images/turn-arrows-table-22-76.png": drawTurnArrows,
  "images/hanging-lamps-table-52-24.png": drawHangingLamps,
  "images/lamp-light.png": drawLampLight,
  "images/numerals-table-44-64.png": drawNumerals,
  ...FRUIT_PICTURES,
  "images/cursor.png": drawCursorBall,
  ...LAUNCHER_PICTURES,
};

/** Draws every picture of the game. Returns PNG files by their paths below `assets`. */
export function drawPictures(): Map<string, Uint8Array> {
  return new Map(Object.entries(PICTURES).map(([path, draw]) => [path, encodePng(draw())]));
}
