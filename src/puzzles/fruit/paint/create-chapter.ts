/** Makes a chapter of Fruit out of its data and its texts. */
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

/** The cherries that slide into the opening of a chapter, and the track of their feet. */
const TRAVELLER = {
  sprites: "images/fruit/fruits40",
  pictureNumber: 1,
  x: 96,
  y: 184,
  mark: { y: 221, height: 4, reach: 14, ink: "white" },
} as const;

/** Creates a chapter after the first. */
export function createChapter(
  { look, picture }: ChapterData,
  { name, light }: ChapterTexts,
): Chapter<Painter<Level, State>> {
  return { name, painter: createPainter(look, light), opening: { picture, ink: look.ink, traveller: TRAVELLER } };
}
