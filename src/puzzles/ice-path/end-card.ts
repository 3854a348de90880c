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
  idea: { x: 6, y: 1, align: "left", width: 153, maxLines: 1 },
  moves: { x: 6, y: 22, align: "left", width: 153, maxLines: 1 },
  expected: { x: 6, y: 196, align: "left", width: 153, maxLines: 1 },
  buttons: { x: 6, y: 217, align: "left", width: 153, maxLines: 1 },
  signs: {
    pictures: MEDALS,
    x: 0,
    y: 41,
    apart: 36,
    textX: 38,
    textWidth: 122,
    textMiddle: 24,
    maxLines: 2,
    lineHeight: 18,
    areWide: true,
    earnedInk: "white",
  },
};
