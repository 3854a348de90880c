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
  isStretched: true,
  headline: { x: 4, y: 1, align: "left", width: 107, maxLines: 2 },
  buttons: { x: 4, y: 216, align: "left", width: 107, maxLines: 1 },
  signs: {
    pictures: MEDALS,
    x: -2,
    y: 40,
    apart: 35,
    textX: 34,
    textWidth: 75,
    textMiddle: 24,
    maxLines: 2,
    earnedLines: 2,
    lineHeight: 18,
    areWide: true,
    earnedInk: "white",
  },
};
