/** Makes a chapter of Skid out of its data and its texts. */
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

/** The toy that slides into the opening of a chapter, and its track. */
const TRAVELLER = {
  sprites: "images/skid/dark48",
  pictureNumber: 7,
  x: 84,
  y: 174,
  mark: { y: 225, height: 3, reach: 16, ink: "white" },
} as const;

/** Creates a chapter after the first. */
export function createChapter(
  { look, picture, ink }: ChapterData,
  { name, light }: ChapterTexts,
): Chapter<Painter<Level, State>> {
  return { name, painter: createPainter(look, light), opening: { picture, ink, traveller: TRAVELLER } };
}
