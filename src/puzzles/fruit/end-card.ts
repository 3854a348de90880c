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
  idea: { x: 6, y: 0, align: "left", width: 146, maxLines: 1 },
  moves: { x: 6, y: 20, align: "left", width: 146, maxLines: 1 },
  expected: { x: 6, y: 195, align: "left", width: 146, maxLines: 1 },
  buttons: { x: 6, y: 218, align: "left", width: 146, maxLines: 1 },
  signs: {
    pictures: "images/fruit/boards",
    x: 3,
    y: 42,
    apart: 44,
    textX: 28,
    textWidth: 112,
    textMiddle: 20,
    maxLines: 2,
    lineHeight: 17,
    areWide: false,
    earnedInk: "white",
  },
};
