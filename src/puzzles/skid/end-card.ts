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
  idea: { x: 3, y: 0, align: "left", width: 108, maxLines: 1 },
  moves: { x: 3, y: 20, align: "left", width: 104, maxLines: 1 },
  expected: { x: 3, y: 194, align: "left", width: 104, maxLines: 1 },
  buttons: { x: 3, y: 218, align: "left", width: 108, maxLines: 1 },
  signs: {
    pictures: MEDALS,
    x: -4,
    y: 38,
    apart: 37,
    textX: 34,
    textWidth: 74,
    textMiddle: 24,
    maxLines: 2,
    lineHeight: 18,
    areWide: true,
    earnedInk: "white",
  },
};
