/**
 * Describes the card that follows each won campaign level of Skid. The medals hang on the wall above the lamp, to the
 * left of the board.
 */
import { MEDALS, type EndCardLook } from "../looks/end-card";

export const endCard: EndCardLook = {
  picture: "images/skid/end-card",
  ink: "white",
  width: 112,
  height: 240,
  isTilted: false,
  rim: 0,
  idea: { x: 3, y: 1, align: "left", width: 108, maxLines: 1 },
  moves: { x: 3, y: 22, align: "left", width: 108, maxLines: 1 },
  expected: { x: 3, y: 196, align: "left", width: 108, maxLines: 1 },
  buttons: { x: 3, y: 217, align: "left", width: 108, maxLines: 1 },
  signs: {
    pictures: MEDALS,
    x: -4,
    y: 41,
    apart: 34,
    textX: 31,
    textWidth: 81,
    textMiddle: 24,
    maxLines: 2,
    lineHeight: 18,
    areWide: true,
    earnedInk: "white",
  },
};
