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
  moves: { x: 8, y: 1, align: "left", width: 230, maxLines: 1 },
  buttons: { x: 392, y: 1, align: "right", width: 150, maxLines: 1 },
  idea: { x: 197, y: 27, align: "left", width: 197, maxLines: 1 },
  expected: { x: 197, y: 157, align: "left", width: 197, maxLines: 1 },
  signs: {
    pictures: MEDALS,
    x: 190,
    y: 44,
    apart: 37,
    textX: 234,
    textWidth: 158,
    textMiddle: 24,
    maxLines: 2,
    lineHeight: 18,
    areWide: true,
    earnedInk: "white",
  },
};
