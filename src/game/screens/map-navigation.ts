/** Computes how the direction pad (✛) and the crank move the cursor over the map of a campaign. */
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../kernel/direction";
import { chapterOfLevel, type MapChapter } from "./map-chapters";

/**
 * The cursor of the campaign map: the index of the selected level in the campaign, from 0. `levelInChapter` has the
 * level last selected in each chapter, or undefined.
 */
export interface MapCursor {
  selectedLevel: number;
  readonly levelInChapter: (number | undefined)[];
}

/**
 * Moves the cursor of the campaign map: by one level, by `steps` levels (from the crank), or to another chapter. For a
 * chapter that opens for the first time, `levelToGoOn` returns the level to select.
 */
export function moveMapCursor(
  cursor: MapCursor,
  chapters: readonly MapChapter[],
  direction: Direction | undefined,
  steps: number,
  levelToGoOn: (chapter: MapChapter) => number,
): void {
  const { firstLevel, levelCount } = chapters[chapters.length - 1];
  const open = chapterOfLevel(chapters, cursor.selectedLevel);
  const next = findNextChapter(chapters, open, direction);
  if (next !== open) cursor.selectedLevel = cursor.levelInChapter[next] ?? levelToGoOn(chapters[next]);
  const step = steps + (direction === RIGHT ? 1 : 0) - (direction === LEFT ? 1 : 0);
  cursor.selectedLevel = Math.max(0, Math.min(firstLevel + levelCount - 1, cursor.selectedLevel + step));
  cursor.levelInChapter[chapterOfLevel(chapters, cursor.selectedLevel)] = cursor.selectedLevel;
}

/**
 * Returns the index of the chapter above or below the chapter at `open`, or `open` if there is none. The row "After
 * hours" is the last chapter, but stands below all others.
 */
function findNextChapter(chapters: readonly MapChapter[], open: number, direction: Direction | undefined): number {
  const last = chapters.length - 1;
  const hasAfterHours = chapters[last].isAfterHours === true;
  const top = hasAfterHours ? last - 1 : last;
  if (direction === UP) return open === last && hasAfterHours ? 0 : Math.min(top, open + 1);
  if (direction !== DOWN) return open;
  if (open === 0 && hasAfterHours) return last;
  return open > top ? open : Math.max(0, open - 1);
}
