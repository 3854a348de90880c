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
  idea: { x: 232, y: 28, align: "left", width: 160, maxLines: 1 },
  expected: { x: 232, y: 157, align: "left", width: 162, maxLines: 1 },
  signs: {
    pictures: MEDALS,
    x: 190,
    y: 45,
    apart: 34,
    textX: 232,
    textWidth: 160,
    textMiddle: 24,
    maxLines: 2,
    lineHeight: 18,
    areWide: true,
    earnedInk: "white",
  },
};
