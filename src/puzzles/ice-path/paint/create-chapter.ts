/** Makes a chapter of Ice Path out of its data and its texts. */

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

/** The seal that slides into the opening of a chapter on its belly, and its track. */
const TRAVELLER = {
  sprites: "images/ice-path/slide28",
  pictureNumber: 2,
  x: 92,
  y: 186,
  mark: { y: 219, height: 5, reach: 12, ink: "white" },
} as const;

/** Creates a chapter after the first. */
export function createChapter(
  { look, picture, ink }: ChapterData,
  { name, light }: ChapterTexts,
): Chapter<Painter<Level, State>> {
  return { name, painter: createPainter(look, light), opening: { picture, ink, traveller: TRAVELLER } };
}
