/**
 * The look of the card that follows each won campaign level of Last Ball. The view tilts up to a slate on the wall. The
 * medals hang beside the slate.
 */
import { MEDALS, type EndCardLook } from "../looks/end-card";

export const endCard: EndCardLook = {
  picture: "images/last-ball/end-card",
  ink: "white",
  width: 400,
  height: 240,
  isTilted: true,
  rim: 0,
  name: { x: 8, y: 1, align: "left", width: 220, maxLines: 1 },
  buttons: { x: 392, y: 1, align: "right", width: 160, maxLines: 1 },
  idea: { x: 97, y: 61, align: "centre", width: 160, maxLines: 1 },
  numeral: { middle: 97, y: 86, width: 164 },
  moves: { x: 97, y: 127, align: "left", width: 60, maxLines: 1 },
  expected: { x: 12, y: 160, align: "left", width: 380, maxLines: 1 },
  signs: {
    pictures: MEDALS,
    x: 196,
    y: 36,
    apart: 40,
    textX: 240,
    textWidth: 154,
    textMiddle: 24,
    maxLines: 2,
    lineHeight: 18,
    areWide: true,
    earnedInk: "white",
  },
};
