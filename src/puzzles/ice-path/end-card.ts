/**
 * The look of the card that follows each won campaign level of Ice Path. The medals hang in the night sky above the
 * igloo, to the left of the board.
 */
import { MEDALS, type EndCardLook } from "../looks/end-card";

export const endCard: EndCardLook = {
  picture: "images/ice-path/end-card",
  ink: "white",
  width: 161,
  height: 240,
  isTilted: false,
  rim: 1,
  idea: { x: 6, y: 0, align: "left", width: 153, maxLines: 1 },
  moves: { x: 6, y: 20, align: "left", width: 147, maxLines: 1 },
  expected: { x: 6, y: 194, align: "left", width: 147, maxLines: 1 },
  buttons: { x: 6, y: 218, align: "left", width: 147, maxLines: 1 },
  signs: {
    pictures: MEDALS,
    x: 0,
    y: 39,
    apart: 39,
    textX: 40,
    textWidth: 112,
    textMiddle: 24,
    maxLines: 2,
    lineHeight: 18,
    areWide: true,
    earnedInk: "white",
  },
};
