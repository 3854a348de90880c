/** Makes a chapter of Penguin out of its data and its texts. */
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

/** The penguin that slides into the opening of a chapter on its belly, and its track. */
const TRAVELLER = {
  sprites: "images/penguin/slide30",
  pictureNumber: 2,
  x: 80,
  y: 172,
  mark: { y: 218, height: 4, reach: 30, ink: "white" },
} as const;

/** Creates a chapter after the first. */
export function createChapter(
  { look, picture, ink }: ChapterData,
  { name, light }: ChapterTexts,
): Chapter<Painter<Level, State>> {
  return { name, painter: createPainter(look, light), opening: { picture, ink, traveller: TRAVELLER } };
}
