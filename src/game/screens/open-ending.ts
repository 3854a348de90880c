/** Opens the ending of a campaign, and decides what follows it. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { ENDINGS } from "../../puzzles/endings";
import type { EndingOrigin, Routes } from "../routes";
import { FINALE, hasSeenEnding, type EndingsSeen } from "../save/endings";
import { countMedals } from "../save/progress";
import { puzzleSave, type Save } from "../save/save";
import { storeSave } from "../save/store";
import type { Screen } from "../screen";
import { TEXTS } from "../texts/index";
import { createCreditsScreen } from "./credits-screen";
import { createEndingScreen } from "./ending-screen";
import { finale } from "./finale";

/**
 * Opens the ending of a puzzle's campaign. After it, the campaign's map opens or, if the ending was opened there, Ⓐ plays
 * the last level. A puzzle that has no ending yet goes on at once.
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
    storeSave(save);
    if (isFinaleDue(save.endings)) openFinale(save, routes, openScreen);
    else goOn(isA);
  };
  openScreen(() =>
    createEndingScreen({
      folder: puzzle.id,
      ending: entry.loadEnding(),
      counts: countTexts(puzzle, save, from),
      onEnd,
    }),
  );
}

/** Opens the credits of the game. `back` is called when the player leaves them. */
export function openCredits(openScreen: (open: () => Screen) => void, back: () => void): void {
  openScreen(() => createCreditsScreen(back));
}

/** Opens the finale. The credits follow, and then the title. */
function openFinale(save: Save, routes: Routes, openScreen: (open: () => Screen) => void): void {
  const onEnd = (): void => {
    rememberEnding(save.endings, FINALE);
    storeSave(save);
    routes.credits(routes.title);
  };
  openScreen(() => createEndingScreen({ folder: FINALE, ending: finale, counts: ["", ""], onEnd }));
}

/** Returns whether the endings of all puzzles were seen, but not yet the finale. */
function isFinaleDue(endings: EndingsSeen): boolean {
  return !hasSeenEnding(endings, FINALE) && ENDINGS.every(({ id }) => hasSeenEnding(endings, id));
}

/** Returns the texts for the two pictures: how many levels are cleared and, in an ending from the map, what Ⓐ does. */
function countTexts({ id, campaign }: AnyPuzzle, save: Save, from: EndingOrigin): readonly [string, string] {
  const { cleared } = countMedals(puzzleSave(save, id).medals, campaign.levelCount);
  const count = TEXTS.countOf(cleared, campaign.levelCount);
  return [count, from === "map" ? TEXTS.ending.playLast : count];
}

/** Notes that the player has seen an ending: that of the puzzle with this id, or the finale. */
function rememberEnding(endings: EndingsSeen, id: string): void {
  if (!hasSeenEnding(endings, id)) endings.seen = endings.seen === "" ? id : `${endings.seen},${id}`;
}
