/**
 * Makes the screens of endings (the pictures after the last level of a campaign), and decides what follows an ending.
 */
import type { Destination, EndingOrigin, ScreenDestination } from "../destination";
import type { PlayContext } from "../play/play-context";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { ENDINGS } from "../../puzzles/endings";
import { PUZZLES } from "../../puzzles/index";
import { FINALE, hasSeenEnding, type EndingsSeen } from "../save/endings";
import { countCleared } from "../save/medals";
import { openPuzzleSave, type Save } from "../save/save";
import type { Screen } from "../screen";
import { ENDING_TEXTS } from "../texts/ending";
import { TEXTS } from "../texts/index";
import { createEndingScreen } from "./ending-screen";
import { createFinale } from "./finale";

/**
 * Makes the screen with the ending of a puzzle's campaign, and notes in the save that the player has seen it. Returns
 * undefined if the puzzle has no ending.
 */
export function createEnding({ puzzle, save }: PlayContext, from: EndingOrigin): Screen | undefined {
  const { id } = puzzle;
  const { endings } = save;
  const entry = ENDINGS.find((each) => each.id === id);
  if (entry === undefined) return undefined;
  // The label of Ⓐ, which leaves the ending, says what the player sees next. It is not used if the finale follows.
  const next = from === "map" ? ENDING_TEXTS.playLast : ENDING_TEXTS.toMap;
  const isLastEnding = isFinaleDueAfter(endings, id);
  const credits: Destination = { kind: "credits", back: { kind: "title" } };
  const finale: Destination = { kind: "finale", isFirst: true, back: credits };
  return createEndingScreen({
    folder: id,
    ending: entry.loadEnding(),
    notes: [formatClearedCount(save, id), isLastEnding ? ENDING_TEXTS.goOn : next],
    seen: { endings, id },
    onA: isLastEnding ? finale : afterEnding(puzzle, from, true),
    onB: isLastEnding ? finale : afterEnding(puzzle, from, false),
  });
}

/**
 * Returns the screen that follows the ending of a puzzle's campaign: usually the campaign's map. If the player opened
 * the ending from the map and leaves it with Ⓐ (`isA`), the last level follows.
 */
export function afterEnding({ campaign }: AnyPuzzle, from: EndingOrigin, isA: boolean): ScreenDestination {
  const { levelCount, afterHours } = campaign;
  const levelIndex = from === "level" && afterHours !== undefined ? levelCount : levelCount - 1;
  return from === "map" && isA
    ? { kind: "campaign-level", levelIndex, from: "map" }
    : { kind: "campaign-map", levelIndex };
}

/**
 * Makes the ending of a puzzle's campaign for a player who opens it again, or returns undefined if the puzzle has no
 * ending.
 */
export function createReopenedEnding(save: Save, puzzleId: string, back: Destination): Screen | undefined {
  const entry = ENDINGS.find(({ id }) => id === puzzleId);
  if (entry === undefined) return undefined;
  const notes = [formatClearedCount(save, puzzleId), ENDING_TEXTS.back] as const;
  return createEndingScreen({ folder: puzzleId, ending: entry.loadEnding(), notes, onA: back, onB: back });
}

/**
 * Makes the screen with the finale, which follows the endings of all campaigns. If `isFirst`, the save stores that the
 * player has seen it, and the credits follow.
 */
export function createFinaleScreen({ endings }: Save, isFirst: boolean, back: Destination): Screen {
  const show = { folder: FINALE, ending: createFinale(ENDINGS.map(({ id }) => id)), onA: back, onB: back };
  if (!isFirst) return createEndingScreen({ ...show, notes: ["", ENDING_TEXTS.back] });
  return createEndingScreen({ ...show, notes: ["", ENDING_TEXTS.toCredits], seen: { endings, id: FINALE } });
}

function isFinaleDueAfter(endings: EndingsSeen, puzzleId: string): boolean {
  return !hasSeenEnding(endings, FINALE) && ENDINGS.every(({ id }) => id === puzzleId || hasSeenEnding(endings, id));
}

function formatClearedCount(save: Save, puzzleId: string): string {
  const levelCount = PUZZLES.find(({ id }) => id === puzzleId)?.levelCount ?? 0;
  return TEXTS.countOf(countCleared(openPuzzleSave(save, puzzleId).medals, levelCount), levelCount);
}
