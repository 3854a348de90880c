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
  name: { x: 8, y: 1, align: "left", width: 208, maxLines: 1 },
  buttons: { x: 392, y: 1, align: "right", width: 170, maxLines: 1 },
  isStretched: false,
  headline: { x: 124, y: 60, align: "centre", width: 212, maxLines: 1 },
  numeral: { middle: 124, y: 86, width: 206, wordY: 127 },
  facts: { x: 14, y: 163, align: "left", width: 380, maxLines: 1 },
  signs: {
    pictures: MEDALS,
    x: 248,
    y: 36,
    apart: 40,
    textX: 292,
    textWidth: 102,
    textMiddle: 24,
    maxLines: 2,
    earnedLines: 2,
    lineHeight: 18,
    areWide: true,
    earnedInk: "white",
  },
};
