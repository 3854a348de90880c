/** Opens the ending of a campaign (the pictures after its last level), and decides which screen follows it. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { ENDINGS } from "../../puzzles/endings";
import { PUZZLES } from "../../puzzles/index";
import type { EndingOrigin, Routes } from "../routes";
import { FINALE, hasSeenEnding, type EndingsSeen } from "../save/endings";
import { countCleared } from "../save/medals";
import { puzzleSave, type Save } from "../save/save";
import { requestSave } from "../save/store-requests";
import type { Screen } from "../screen";
import { TEXTS } from "../texts/index";
import { createCreditsScreen } from "./credits-screen";
import { createEndingScreen } from "./ending-screen";
import { createFinale } from "./finale";

/**
 * Opens the ending of a puzzle's campaign. After an ending that was opened from the campaign's map, Ⓐ plays the last
 * level; otherwise, the map opens. In a puzzle without an ending, the last level or the map follows at once.
 */
export function openEnding(
  puzzle: AnyPuzzle,
  save: Save,
  routes: Routes,
  openScreen: (open: () => Screen) => void,
  from: EndingOrigin,
): void {
  const lastLevel = puzzle.campaign.levelCount - 1;
  const goOn = (isA: boolean): void => {
    if (from === "map" && isA) routes.campaign(lastLevel);
    else routes.campaignMap(lastLevel);
  };
  const entry = ENDINGS.find(({ id }) => id === puzzle.id);
  if (entry === undefined) {
    goOn(true);
    return;
  }
  const onEnd = (isA: boolean): void => {
    rememberEnding(save.endings, puzzle.id);
    requestSave();
    if (isFinaleDue(save.endings)) openFirstFinale(save, routes, openScreen);
    else goOn(isA);
  };
  const levels = clearedText(save, puzzle.id);
  // The label of Ⓐ says what follows the ending, because the player leaves the ending with Ⓐ.
  const next = from === "map" ? TEXTS.ending.playLast : TEXTS.ending.toMap;
  const isLastEnding = isFinaleDueAfter(save.endings, puzzle.id);
  openScreen(() =>
    createEndingScreen({
      folder: puzzle.id,
      ending: entry.loadEnding(),
      notes: [levels, isLastEnding ? TEXTS.ending.goOn : next],
      onEnd,
    }),
  );
}

/** Opens the ending of the puzzle with this id again. `back` is called when the player leaves it. */
export function openEndingAgain(
  puzzleId: string,
  save: Save,
  openScreen: (open: () => Screen) => void,
  back: () => void,
): void {
  const entry = ENDINGS.find(({ id }) => id === puzzleId);
  if (entry === undefined) return;
  const notes = [clearedText(save, puzzleId), TEXTS.ending.back] as const;
  openScreen(() => createEndingScreen({ folder: puzzleId, ending: entry.loadEnding(), notes, onEnd: back }));
}

export function openCredits(openScreen: (open: () => Screen) => void, back: () => void): void {
  openScreen(() => createCreditsScreen(back));
}

/**
 * Opens the finale, which follows the endings of all campaigns. `action` is the text that says what Ⓐ does at the
 * finale's end, and `onEnd` is called when the player leaves the finale.
 */
export function openFinale(action: string, openScreen: (open: () => Screen) => void, onEnd: () => void): void {
  const ending = createFinale(ENDINGS.map(({ id }) => id));
  openScreen(() => createEndingScreen({ folder: FINALE, ending, notes: ["", action], onEnd }));
}

/** Opens the finale for the first time. Afterwards, the credits and then the title screen are shown. */
function openFirstFinale(save: Save, routes: Routes, openScreen: (open: () => Screen) => void): void {
  openFinale(TEXTS.ending.toCredits, openScreen, () => {
    rememberEnding(save.endings, FINALE);
    requestSave();
    routes.credits(routes.title);
  });
}

/** Returns whether the finale must be shown: the endings of all campaigns were seen, but not yet the finale. */
function isFinaleDue(endings: EndingsSeen): boolean {
  return isFinaleDueAfter(endings, FINALE);
}

/** Returns whether the finale must be shown as soon as the ending of the puzzle with this id was seen. */
function isFinaleDueAfter(endings: EndingsSeen, puzzleId: string): boolean {
  return !hasSeenEnding(endings, FINALE) && ENDINGS.every(({ id }) => id === puzzleId || hasSeenEnding(endings, id));
}

/** Returns how many levels of the campaign of the puzzle with this id are cleared, as a text. */
function clearedText(save: Save, puzzleId: string): string {
  const levelCount = PUZZLES.find(({ id }) => id === puzzleId)?.levelCount ?? 0;
  return TEXTS.countOf(countCleared(puzzleSave(save, puzzleId).medals, levelCount), levelCount);
}

/** Stores that the player has seen an ending. `id` is the id of the ending's puzzle, or `FINALE`. */
function rememberEnding(endings: EndingsSeen, id: string): void {
  if (!hasSeenEnding(endings, id)) endings.seen = endings.seen === "" ? id : `${endings.seen},${id}`;
}
