/**
 * Describes the card that follows each won campaign level of Penguin: the night sky at the lighthouse, with the medals.
 */
import { MEDALS, type EndCardLook } from "../looks/end-card";

export const endCard: EndCardLook = {
  picture: "images/penguin/end-card",
  ink: "white",
  width: 400,
  height: 240,
  isTilted: true,
  rim: 0,
  isStretched: false,
  name: { x: 8, y: 1, align: "left", width: 220, maxLines: 1 },
  buttons: { x: 392, y: 1, align: "right", width: 150, maxLines: 1 },
  headline: { x: 164, y: 29, align: "left", width: 228, maxLines: 1 },
  signs: {
    pictures: MEDALS,
    x: 158,
    y: 51,
    apart: 38,
    textX: 204,
    textWidth: 140,
    textMiddle: 24,
    maxLines: 2,
    earnedLines: 2,
    lineHeight: 18,
    areWide: true,
    earnedInk: "white",
  },
};
