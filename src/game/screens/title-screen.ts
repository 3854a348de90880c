/**
 * The title screen: handles the menu's rows and the input, which selects a row or another puzzle. title-view.ts draws
 * the rows and the small windows, title-playback.ts the picture behind them.
 */
import { today } from "../../device/clock";
import { LEFT, RIGHT } from "../../kernel/direction";
import { PUZZLES } from "../../puzzles/index";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { isLastWon, streakOn } from "../modes/daily";
import { createIdleAnimation, advanceIdleAnimation, type IdleAnimation } from "../play/idle-animation";
import { requestRedraw } from "../redraw";
import type { Routes } from "../routes";
import { dayNumber } from "../save/days";
import { paceRunIn, type PaceRun } from "../save/pace-records";
import { countMedals, nextLevelNumber } from "../save/progress";
import { puzzleSave, type Daily, type PuzzleSave, type Save } from "../save/save";
import type { Screen } from "../screen";
import { playConfirmSound, playCursorSound } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import { CRANK_DEGREES_PER_ROW, createList, glideList } from "../widgets/list";
import { drawTitlePlayback, createTitlePlayback, advanceTitlePlayback } from "./title-playback";
import { drawRows, drawWindows, ROWS_IN_SIGHT } from "./title-view";
import { TEXTS } from "../texts/index";

/**
 * A row of the title screen's menu.
 * @noSelf
 */
interface Entry {
  readonly label: string;
  /** A short note beside the menu row, shown while the row is selected. */
  readonly note: string;
  readonly open: () => void;
}

/** The index of the row "Campaign" in the list that `entriesOf` returns. */
const CAMPAIGN_ROW = 1;

/** Creates the title screen of a puzzle: a menu that leads to all other screens, over an animated picture. */
export function createTitleScreen(puzzle: AnyPuzzle, save: Save, routes: Routes): Screen {
  const saved = puzzleSave(save, puzzle.id);
  const { levelCount } = puzzle.campaign;
  const allEntries = entriesOf(levelCount, saved, paceRunIn(save, puzzle.id, saved.pace), routes);
  // A campaign without levels is not offered. The save counts all rows, so that the cursor keeps its row when the title
  // turns to another puzzle.
  const entries = levelCount === 0 ? allEntries.filter((_, row) => row !== CAMPAIGN_ROW) : allEntries;
  const savedEntry = allEntries[Math.min(save.titleRow, allEntries.length - 1)];
  const list = createList(entries.length, ROWS_IN_SIGHT, Math.max(0, entries.indexOf(savedEntry)));
  const playback = createTitlePlayback(puzzle);
  const idleAnimation = createIdleAnimation();

  return {
    name: "title",
    update: (input, elapsedMs) => {
      if (input.isAPressed) {
        playConfirmSound();
        save.titleRow = allEntries.indexOf(entries[list.chosen]);
        entries[list.chosen].open();
        return;
      }
      const step = input.pressedDirection === LEFT ? -1 : input.pressedDirection === RIGHT ? 1 : 0;
      if (step !== 0 && PUZZLES.length > 1) {
        playCursorSound();
        save.titleRow = allEntries.indexOf(entries[list.chosen]);
        routes.switchPuzzle(step);
        return;
      }
      const steering = steerListWithSound(list, input);
      const isGliding = glideList(list, elapsedMs);
      const isBlink = advanceIdleAnimation(idleAnimation, steering === "none" && !isGliding, elapsedMs);
      if (advanceTitlePlayback(playback, elapsedMs) || isGliding || isBlink) requestRedraw();
    },
    draw: () => {
      drawTitlePlayback(playback);
      drawRows(list, entries, puzzle.titleAnimation.ink);
      drawWindows(puzzle, idleAnimation.areEyesShut ? blinkingWindow(idleAnimation) : undefined);
    },
    leave: () => undefined,
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_ROW,
  };
}

/**
 * Returns the index of the puzzle window in which a figure blinks next. Neighbouring windows never blink one after the
 * other.
 */
function blinkingWindow({ blinks }: IdleAnimation): number {
  // The windows with odd indices blink first, one after the other. Then those with even indices follow, and so on.
  const evenCount = Math.ceil(PUZZLES.length / 2);
  const place = (blinks + evenCount) % PUZZLES.length;
  return place < evenCount ? 2 * place : 2 * (place - evenCount) + 1;
}

function entriesOf(
  levels: number,
  { medals, rushBest, daily }: PuzzleSave,
  { level }: PaceRun,
  routes: Routes,
): readonly Entry[] {
  const texts = TEXTS.title;
  return [
    { label: texts.play, note: level === undefined ? "" : TEXTS.level(level), open: routes.endless },
    {
      label: texts.campaign,
      note: TEXTS.countOf(countMedals(medals, levels).cleared, levels),
      open: () => {
        routes.campaignMap(nextLevelNumber(medals, levels));
      },
    },
    { label: texts.today, note: dailyNote(daily), open: routes.daily },
    { label: texts.rush, note: rushBest === 0 ? "" : TEXTS.best(rushBest), open: routes.rush },
    { label: texts.challenge, note: "", open: routes.challengeDial },
    {
      label: texts.workshop,
      note: "",
      open: () => {
        routes.workshop(0);
      },
    },
    { label: texts.settings, note: "", open: routes.settings },
    { label: texts.stats, note: "", open: routes.stats },
  ];
}

/** Returns the note beside "Today": the number of days in a row, with a tick if today's level is won. */
function dailyNote(daily: Daily): string {
  const day = dayNumber(today());
  const streak = streakOn(daily, day);
  const days = streak === 0 ? "" : TEXTS.title.days(streak);
  return isLastWon(daily, day) ? `✓ ${days}` : days;
}
