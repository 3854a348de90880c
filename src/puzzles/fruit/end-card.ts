/**
 * Describes the card that follows each won campaign level of Fruit. The orchard at the left of the board becomes the
 * card, and the texts about the medals stand on the wooden boards of a signpost.
 */
import type { EndCardLook } from "../looks/end-card";

export const endCard: EndCardLook = {
  picture: "images/fruit/end-card",
  ink: "black",
  width: 160,
  height: 240,
  isTilted: false,
  rim: 0,
  isStretched: false,
  headline: { x: 6, y: 2, align: "left", width: 148, maxLines: 2 },
  buttons: { x: 6, y: 216, align: "left", width: 148, maxLines: 1 },
  signs: {
    pictures: "images/fruit/boards",
    x: 3,
    y: 45,
    apart: 43,
    textX: 28,
    textWidth: 117,
    textMiddle: 20,
    maxLines: 2,
    earnedLines: 1,
    lineHeight: 17,
    areWide: false,
    earnedInk: "white",
  },
};
