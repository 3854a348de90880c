/**
 * The state of the map of a campaign, and the texts and pictures that depend on its selected level.
 * campaign-map-screen.ts changes this state.
 */
import type { JourneyPoint } from "../../puzzles/looks/journey";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { chapterInCampaign, isHardestOfChapter } from "../play/chapters";
import { digitOf, medalsOf, type Medals } from "../save/medals";
import { isLastLevelReached, openAfterHoursFlags, openLevelFlags } from "../save/progress";
import type { PuzzleSave } from "../save/save";
import { markPictureOf, type ShownChapter } from "./campaign-map-view";
import { boxOfChapter, chapterOfLevel, createMapChapters, groundOnMap } from "./map-chapters";
import type { MapCursor } from "./map-navigation";
import type { MapOpening } from "./map-opening";
import { startPainting, type MapPainting } from "./map-painting";

export interface CampaignMap {
  readonly puzzle: AnyPuzzle;
  readonly puzzleSave: PuzzleSave;
  readonly isOpen: readonly boolean[];
  readonly chapters: readonly ShownChapter[];
  readonly painting: MapPainting;
  readonly cursor: MapCursor;
  /** The index of the open chapter, which is the chapter of the selected level. Only its levels are shown. */
  openChapter: number;
  opening: MapOpening | undefined;
  isSelectedHardest: boolean;
  /**
   * The point of the campaign map at which the player's figure stands now. It may be between two levels, because the
   * figure walks towards the selected level.
   */
  travellerPoint: JourneyPoint;
  isFacingLeft: boolean;
  crankDegrees: number;
  /** For how many milliseconds Ⓐ has been held on a level that the player may play; undefined while Ⓐ is not held. */
  aHeldMs: number | undefined;
}

export function createCampaignMap(puzzle: AnyPuzzle, puzzleSave: PuzzleSave, levelIndex: number): CampaignMap {
  const { campaign } = puzzle;
  const { medals } = puzzleSave;
  const isOpen = [...openLevelFlags(medals, campaign.levelCount), ...openAfterHoursFlags(medals, campaign)];
  const chapters = createShownChapters(puzzle, isOpen, isLastLevelReached(medals, campaign.levelCount));
  const selectedLevel = Math.max(0, Math.min(isOpen.length - 1, levelIndex));
  const openChapter = chapterOfLevel(chapters, selectedLevel);
  const levelInChapter: (number | undefined)[] = [];
  levelInChapter[openChapter] = selectedLevel;
  return {
    puzzle,
    puzzleSave,
    isOpen,
    chapters,
    painting: startPainting(),
    cursor: { selectedLevel, levelInChapter },
    openChapter,
    opening: undefined,
    isSelectedHardest: isHardestLevel(puzzle, selectedLevel),
    travellerPoint: groundOnMap(puzzle, chapters, selectedLevel),
    isFacingLeft: false,
    crankDegrees: 0,
    aHeldMs: undefined,
  };
}

function createShownChapters(puzzle: AnyPuzzle, isOpen: readonly boolean[], isOver: boolean): ShownChapter[] {
  return createMapChapters(puzzle, isOver).map((chapter, index) => ({
    ...chapter,
    index,
    isLit: isOpen[chapter.firstLevel] && chapter.isAfterHours !== true,
  }));
}

/**
 * Returns the picture number of each level's mark in a chapter. A mark shows whether its level is locked, open or
 * cleared.
 */
export function listMarks({ puzzleSave, isOpen }: CampaignMap, { firstLevel, levelCount }: ShownChapter): number[] {
  const marks: number[] = [];
  for (let level = firstLevel; level < firstLevel + levelCount; level++) {
    marks.push(markPictureOf(isOpen[level], medalsAt(puzzleSave, level)));
  }
  return marks;
}

export function isHardestLevel(puzzle: AnyPuzzle, level: number): boolean {
  return isHardestOfChapter(puzzle, chapterInCampaign(puzzle, level + 1));
}

/**
 * Returns whether Ⓐ on the campaign map shows the campaign's ending: the selected level is the campaign's last one, and
 * the player has reached and cleared it (see `isLastLevelReached`).
 */
export function leadsToEnding({ puzzle, puzzleSave, cursor: { selectedLevel } }: CampaignMap): boolean {
  const { levelCount } = puzzle.campaign;
  return selectedLevel + 1 === levelCount && isLastLevelReached(puzzleSave.medals, levelCount);
}

export function findOpenChapterTopPixels({ puzzle, chapters, openChapter }: CampaignMap): number {
  return boxOfChapter(puzzle, chapters.length, openChapter, openChapter).y;
}

export function medalsAt({ medals }: PuzzleSave, levelIndex: number): Medals {
  return medalsOf(digitOf(medals, levelIndex));
}

/** Returns the map of the selected level, one string for each row of its board, or undefined if the level is locked. */
export function readSelectedLevelMap({ puzzle, isOpen, cursor }: CampaignMap): readonly string[] | undefined {
  return isOpen[cursor.selectedLevel] ? puzzle.campaign.level(cursor.selectedLevel).map : undefined;
}
