/** Creates a chapter of any puzzle from the chapter's look, sounds and texts. */
import type { SceneLightTexts } from "../puzzle";
import type { Chapter, ChapterData, OpeningTraveller } from "./chapter";

/**
 * The data that all chapters of a puzzle share: the function that creates the painter of a chapter, and the figure that
 * slides into their opening pictures.
 * @noSelf
 */
export interface ChapterStyle<Look, ChapterPainter> {
  readonly createPainter: (look: Look, lightTexts: SceneLightTexts) => ChapterPainter;
  readonly traveller: OpeningTraveller;
}

interface ChapterTexts {
  readonly name: string;
  readonly light: SceneLightTexts;
}

export function createChapter<Look, ChapterPainter>(
  { createPainter, traveller }: ChapterStyle<Look, ChapterPainter>,
  { look, picture, ink, soundTheme }: ChapterData<Look>,
  { name, light }: ChapterTexts,
): Chapter<ChapterPainter> {
  return { name, painter: createPainter(look, light), soundTheme, opening: { picture, ink, traveller } };
}
