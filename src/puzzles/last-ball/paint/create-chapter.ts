/** Makes a chapter of Last Ball out of its data and its texts. */

import type { Chapter } from "../../looks/chapter";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import type { ChapterData, LightTexts } from "./look";
import { createPainter } from "./painter";

/** The name of a chapter, and the texts about its light. */
interface ChapterTexts {
  readonly name: string;
  readonly light: LightTexts;
}

/** The black ball that rolls into the opening of a chapter, and its chalk mark. */
const TRAVELLER = {
  sprites: "images/last-ball/black38",
  pictureNumber: 1,
  x: 96,
  y: 184,
  mark: { y: 204, height: 4, reach: 14, ink: "black" },
} as const;

/** Creates a chapter after the first. */
export function createChapter(
  { look, picture }: ChapterData,
  { name, light }: ChapterTexts,
): Chapter<Painter<Level, State>> {
  return { name, painter: createPainter(look, light), opening: { picture, ink: look.ink, traveller: TRAVELLER } };
}
