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
  isStretched: true,
  headline: { x: 6, y: 2, align: "left", width: 149, maxLines: 2 },
  buttons: { x: 6, y: 216, align: "left", width: 149, maxLines: 1 },
  signs: {
    pictures: MEDALS,
    x: 0,
    y: 40,
    apart: 37,
    textX: 42,
    textWidth: 112,
    textMiddle: 24,
    maxLines: 2,
    earnedLines: 1,
    lineHeight: 18,
    areWide: true,
    earnedInk: "white",
  },
};
