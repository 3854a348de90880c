/** Creates a chapter of any puzzle from its look, its sounds and its texts. */
import type { SceneLightTexts } from "../puzzle";
import type { Chapter, ChapterData, OpeningTraveller } from "./chapter";

/**
 * What all chapters of a puzzle share: the function that makes a painter from a look, and the figure that slides into
 * the chapters' opening pictures.
 * @noSelf
 */
export interface ChapterStyle<Look, ChapterPainter> {
  readonly createPainter: (look: Look, lightTexts: SceneLightTexts) => ChapterPainter;
  readonly traveller: OpeningTraveller;
}

/** The name of a chapter, and the texts about the light in its scene. */
interface ChapterTexts {
  readonly name: string;
  readonly light: SceneLightTexts;
}

/** Creates a chapter after the first from its name, look, sounds and texts. */
export function createChapter<Look, ChapterPainter>(
  { createPainter, traveller }: ChapterStyle<Look, ChapterPainter>,
  { look, picture, ink, soundTheme }: ChapterData<Look>,
  { name, light }: ChapterTexts,
): Chapter<ChapterPainter> {
  return { name, painter: createPainter(look, light), soundTheme, opening: { picture, ink, traveller } };
}
