/** Makes a film (ten pictures joined into one) of one long slide in each puzzle, for docs/gallery.md. */
import { openCampaignLevel } from "./bot";
import { takePictures } from "./film";
import { frame, makeMove, settle } from "./player";
import { puzzleOf } from "./puzzles";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../src/kernel/direction";
import type { Button } from "../../simulator/host";
import { filmStop, type TourStop } from "./tour-stop";

const FRAMES_APART = 2;

const SLIDES: readonly (readonly [string, string, readonly Direction[], Button])[] = [
  ["last-ball", "Bracket", [], "right"],
  ["ice-path", "Round the Rim", [RIGHT, DOWN], "left"],
  ["skid", "Take Turns", [RIGHT, UP], "left"],
  ["penguin", "Snowfall", [RIGHT, DOWN], "left"],
  ["fruit", "Patience", [DOWN, RIGHT, UP, LEFT], "down"],
];

export function* walkSlides(): Generator<TourStop, void> {
  for (const [id, name, moves, button] of SLIDES) {
    const player = openCampaignLevel(name, id);
    settle(player);
    for (const move of moves) makeMove(player, move);
    frame(player, [button]);
    const pictures = takePictures(player, FRAMES_APART);
    yield filmStop(`${id}-slide`, `A slide of ${puzzleOf(id).name}: a picture every second frame.`, player, pictures);
  }
}
