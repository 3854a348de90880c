/** Draws the rocking horse in the scenery of the chapter Attic. */
import { drawSprite } from "../../../device/sprites";
import type { MoveFollower } from "../../puzzle";
import type { Level } from "../level";
import { FOLDER } from "./pen";

const HORSE = { x: 0, y: 184 };
/**
 * The picture numbers of the rocking horse in the order in which they are shown after a move: it rocks back, then
 * forwards, and is upright again.
 */
const ROCKING = [2, 3, 2, 1, 4, 5, 4, 1];
const UPRIGHT = 1;
const PICTURE_MS = 100;

/** The rocking horse, which rocks once after each move. */
export const rockingHorse: MoveFollower<Level> = {
  moveMs: ROCKING.length * PICTURE_MS,
  draw: (_level, _lamp, followedMoves) => {
    const share = followedMoves % 1;
    const pictureNumber = share === 0 ? UPRIGHT : ROCKING[Math.floor(share * ROCKING.length)];
    drawSprite(`${FOLDER}/horse`, pictureNumber, HORSE.x, HORSE.y);
  },
};
