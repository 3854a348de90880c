/**
 * Makes the card (a message with two buttons) after a cleared level of a campaign. Ⓐ opens the next level or another
 * screen, and Ⓑ opens the map of the campaign.
 */
import type { Destination, LevelOrigin } from "../destination";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Card } from "../play/card";
import { chapterInCampaign } from "../play/chapters";
import type { PlayContext } from "../play/play-context";
import { hasSeenEnding } from "../save/endings";
import {
  bestOf,
  findNextLevelIndex,
  isLastLevelReached,
  openAfterHoursFlags,
  openLevelFlags,
  STARTER_LEVEL_COUNT,
} from "../save/progress";
import { openPuzzleSave, type PuzzleSave } from "../save/save";
import { TEXTS } from "../texts/index";
import { createCampaignEndCard, type CampaignWin } from "./campaign-end-card";

interface OpenedLevel {
  readonly levelIndex: number;
  readonly from: LevelOrigin;
}

/**
 * Returns the card (a message with two buttons) after a cleared campaign level. If the campaign is won and the player
 * has not seen its ending, both buttons open the ending.
 */
export function createClearedCard({ puzzle, save }: PlayContext, opened: OpenedLevel, win: CampaignWin): Card {
  const { levelIndex } = opened;
  const saved = openPuzzleSave(save, puzzle.id);
  const { text, shortText, nextChapter, opens } = createNextButton(puzzle, saved, opened);
  const isEndingDue =
    isLastLevelReached(saved.medals, puzzle.campaign.levelCount) && !hasSeenEnding(save.endings, puzzle.id);
  const toEnding: Destination = { kind: "ending", from: "level" };
  const restCount = puzzle.campaign.levelCount - STARTER_LEVEL_COUNT;
  const endsFirstSteps = levelIndex + 1 === STARTER_LEVEL_COUNT && restCount > 0 && !win.before.isCleared;
  return {
    about: "level",
    endCard: {
      ...createCampaignEndCard(puzzle, levelIndex, win, bestOf(saved.bestMoves, levelIndex)),
      nextChapter: isEndingDue ? undefined : nextChapter,
      ...(endsFirstSteps ? { note: TEXTS.result.firstStepsDone(restCount) } : {}),
    },
    aText: isEndingDue ? TEXTS.buttons.goOn : text,
    ...(isEndingDue || shortText === undefined ? {} : { aShortText: shortText }),
    bText: TEXTS.buttons.map,
    onA: isEndingDue ? toEnding : opens,
    onB: isEndingDue ? toEnding : { kind: "campaign-map", levelIndex },
  };
}

/**
 * A button of the card after a campaign level, and the screen that it opens.
 * @noSelf
 */
interface NextButton {
  readonly text: string;
  /** A shorter form of the button's text; left out if the text is short already. */
  readonly shortText?: string;
  /**
   * The name of the chapter (levels with the same scenery) that begins with the next level; left out if none begins.
   */
  readonly nextChapter?: string | undefined;
  readonly opens: Destination;
}

/**
 * Returns the button for the next level, on the card (a message with two buttons) after a campaign level. If the next
 * level is locked, the button leads to the first level that is not cleared.
 *
 * After the third level of the campaign, the button leads to endless levels. After the last level, it leads to the
 * optional levels if there are any.
 */
function createNextButton(puzzle: AnyPuzzle, saved: PuzzleSave, opened: OpenedLevel): NextButton {
  const { campaign, journey } = puzzle;
  const { levelCount, afterHours } = campaign;
  const nextIndex = opened.levelIndex + 1;
  if (nextIndex > levelCount) return createAfterHoursButton(puzzle, saved, opened);
  const isOver = isLastLevelReached(saved.medals, levelCount);
  if (nextIndex === levelCount && afterHours !== undefined && isOver) {
    const opens: Destination = { kind: "campaign-level", levelIndex: levelCount, from: opened.from };
    return { text: TEXTS.buttons.next, nextChapter: TEXTS.afterHours.name, opens };
  }
  if (nextIndex === STARTER_LEVEL_COUNT || (nextIndex === levelCount && isOver))
    return { text: TEXTS.title.choosePace, shortText: TEXTS.buttons.pace, opens: { kind: "endless" } };
  const isOpen = nextIndex < levelCount && openLevelFlags(saved.medals, levelCount)[nextIndex];
  const next = isOpen ? nextIndex : findNextLevelIndex(saved.medals, levelCount);
  const { index, firstLevel } = chapterInCampaign(puzzle, next + 1);
  return {
    text: TEXTS.buttons.next,
    nextChapter: isOpen && firstLevel === next + 1 ? journey.chapterNames[index] : undefined,
    opens: { kind: "campaign-level", levelIndex: next, from: opened.from },
  };
}

/**
 * Returns the button for the next optional level, on the card (a message with two buttons) after an optional campaign
 * level. If the next optional level is locked, the button leads to the first optional level that is not cleared. After
 * the last optional level, the button says farewell and leads to the map.
 */
function createAfterHoursButton(
  { campaign }: AnyPuzzle,
  { medals }: PuzzleSave,
  { levelIndex, from }: OpenedLevel,
): NextButton {
  const { levelCount, afterHours } = campaign;
  const count = afterHours?.levelCount ?? 0;
  const farewell: NextButton = { text: TEXTS.afterHours.farewell, opens: { kind: "campaign-map", levelIndex } };
  if (levelIndex + 1 === levelCount + count) return farewell;
  const isOpen = openAfterHoursFlags(medals, campaign)[levelIndex + 1 - levelCount];
  const next = isOpen ? levelIndex + 1 : levelCount + findNextLevelIndex(medals.substring(levelCount), count);
  return { text: TEXTS.buttons.next, opens: { kind: "campaign-level", levelIndex: next, from } };
}
