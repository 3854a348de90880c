/**
 * Describes how the third chapter of Fruit's campaign looks: a field of sheaves in the evening, with the sun on the
 * horizon and paper lanterns.
 */
import type { ChapterData } from "../../looks/chapter";
import type { Look } from "../paint/look";
import { harvestMusic } from "../music/harvest";
import { soundTheme } from "../sound-theme";

export const harvest: ChapterData<Look> = {
  look: {
    orchard: "images/fruit/harvest",
    orchardPictures: { lit: 1, half: 1, out: 2, none: 1, dark: 2 },
    hedge: "images/fruit/harvest-hedge",
    ornament: { pictures: "images/fruit/hedge-lantern", middleX: 6, middleY: 7, isSparse: true },
    lawn: "images/fruit/lawn",
    edges: "images/fruit/edges",
    hedgeShadow: "images/fruit/harvest-shadow",
    ink: "white",
    movements: [
      { sprites: "images/fruit/left-lantern", x: 6, y: 112, pictureNumbers: [1, 2, 1, 3], pictureMs: 400 },
      { sprites: "images/fruit/right-lantern", x: 74, y: 118, pictureNumbers: [1, 3, 1, 2], pictureMs: 500 },
    ],
  },
  picture: "images/fruit/harvest-opening",
  ink: "white",
  soundTheme: { ...soundTheme, music: harvestMusic },
};
