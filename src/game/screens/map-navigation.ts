/** Computes how the direction pad (✛) and the crank move the cursor over the map of a campaign. */
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../kernel/direction";
import { chapterOfLevel, type MapChapter } from "./map-chapters";

/**
 * The cursor of the campaign map: the index of the selected level in the campaign, from 0. `levelInChapter` has, for
 * each chapter, the level that the player selected last in it; undefined for a chapter that was not open yet.
 */
export interface MapCursor {
  selectedLevel: number;
  readonly levelInChapter: (number | undefined)[];
}

/**
 * Moves the cursor of the campaign map. Left and right select the previous and the next level. Up and down select the
 * next and the previous chapter, at the level that the player selected there last. In a chapter that was not open
 * before, `levelToGoOn` returns the level to select. `steps` is the number of levels by which the crank moves the
 * cursor.
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
  const next = open + (direction === UP ? 1 : 0) - (direction === DOWN ? 1 : 0);
  if (next !== open && next >= 0 && next < chapters.length) {
    cursor.selectedLevel = cursor.levelInChapter[next] ?? levelToGoOn(chapters[next]);
  }
  const step = steps + (direction === RIGHT ? 1 : 0) - (direction === LEFT ? 1 : 0);
  cursor.selectedLevel = Math.max(0, Math.min(firstLevel + levelCount - 1, cursor.selectedLevel + step));
  cursor.levelInChapter[chapterOfLevel(chapters, cursor.selectedLevel)] = cursor.selectedLevel;
}
