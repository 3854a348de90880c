/**
 * The screen with the player's statistics for all puzzles together and for each puzzle. stats-view.ts draws this
 * screen.
 */
import { today } from "../../device/clock";
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { LEFT, RIGHT } from "../../kernel/direction";
import { PUZZLES, type PuzzleEntry } from "../../puzzles/index";
import { streakOn } from "../modes/daily";
import { requestRedraw } from "../redraw";
import type { Routes } from "../routes";
import { dayNumber } from "../save/days";
import { countFirstWins, firstWinsIn } from "../save/first-wins-file";
import { typicalWinOf } from "../save/typical-win";
import { countMedals } from "../save/progress";
import { puzzleSave, type Save } from "../save/save";
import { bestLevelAt } from "../save/pace-records";
import { levelsPerDay } from "../save/stats";
import { PACES } from "../../puzzles/pace";
import type { Screen } from "../screen";
import { playBackSound, playConfirmSound, playCursorSound } from "../sounds";
import {
  longestBesideName,
  drawDayColumns,
  drawHeading,
  drawLines,
  drawLinesWithShare,
  drawPuzzleBars,
  type PuzzleBar,
} from "./stats-view";
import { TEXTS } from "../texts/index";

/**
 * Creates the statistics screen: one bar for each puzzle, and texts below the bars. The texts are about all puzzles or
 * about the puzzle with the index `selected`, until the player selects another one.
 */
export function createStatsScreen(save: Save, routes: Routes, selected: number | undefined): Screen {
  const bars = PUZZLES.map((puzzle) => puzzleBarOf(save, puzzle));
  let chosen = selected;

  const draw = (): void => {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    drawPuzzleBars(bars, chosen);
    if (chosen === undefined) drawTotals(save);
    else drawPuzzleStats(save, chosen, bars[chosen]);
  };

  return {
    name: "stats",
    update: ({ isAPressed, isBPressed, pressedDirection }) => {
      if (isAPressed && chosen !== undefined && countFirstWins(PUZZLES[chosen].id) > 0) {
        playConfirmSound();
        routes.shareRecord(chosen, routes.statsOf);
      } else if (isAPressed || isBPressed) {
        playBackSound();
        routes.title();
      } else if (pressedDirection === LEFT || pressedDirection === RIGHT) {
        chosen = nextSelection(chosen, pressedDirection === LEFT ? -1 : 1);
        playCursorSound();
        requestRedraw();
      }
    },
    draw,
    leave: () => undefined,
    menu: [],
  };
}

/**
 * Returns the selection that follows on the statistics screen: all puzzles (undefined), then the index of each puzzle,
 * and around again.
 */
function nextSelection(chosen: number | undefined, step: number): number | undefined {
  const choiceCount = PUZZLES.length + 1;
  const choice = ((chosen ?? -1) + 1 + step + choiceCount) % choiceCount;
  return choice === 0 ? undefined : choice - 1;
}

/**
 * Returns the bar of a puzzle for the statistics screen. The bar counts campaign levels even if an old save has no
 * count of cleared levels.
 */
function puzzleBarOf(save: Save, { id, levelCount }: PuzzleEntry): PuzzleBar {
  const saved = puzzleSave(save, id);
  const { cleared: campaignCleared } = countMedals(saved.medals, levelCount);
  return {
    id,
    levelsCleared: Math.max(saved.levelsCleared, campaignCleared),
    campaignCleared,
    campaignLevels: levelCount,
  };
}

function drawTotals({ stats }: Save): void {
  const { levelsCleared, movesMade, rewinds } = stats;
  const texts = TEXTS.stats;
  const name = texts.all[PUZZLES.length - 1];
  const levels = texts.levels(levelsCleared);
  const moves = `${levels}, ${TEXTS.moves(movesMade)}`;
  drawHeading(name, longestBesideName(name, [`${moves}, ${texts.undone(rewinds)}`, moves, levels]));
  if (movesMade === 0) drawLines(texts.nothingYet);
  else {
    const best = texts.bestWithoutHints(stats.longestLevelStreak);
    drawDayColumns(levelsPerDay(stats, dayNumber(today())), best);
  }
}

function drawPuzzleStats(save: Save, puzzleIndex: number, { levelsCleared }: PuzzleBar): void {
  const { id, name, levelCount: all } = PUZZLES[puzzleIndex];
  const { medals, daily, rushBest, bestLevels } = puzzleSave(save, id);
  const { par, feat } = countMedals(medals, all);
  const texts = TEXTS.stats;
  const levels = PACES.map((pace) => bestLevelAt(bestLevels, pace));
  drawHeading(name, longestBesideName(name, texts.records(levels, rushBest)));
  const days = streakOn(daily, dayNumber(today()));
  const wins = firstWinsIn(id);
  if (wins.length === 0) {
    drawLines([texts.levelsAndMedals(levelsCleared, par, feat), texts.streaks(days, daily.bestStreak)]);
    return;
  }
  // The number of cleared levels already stands on the name plate of the puzzle's bar, so the texts show the player's
  // record instead.
  const typical = typicalWinOf(wins);
  drawLinesWithShare(
    texts.medalsAndStreak(par, feat, days),
    typical === undefined ? [] : texts.typicalWin(typical.moves, typical.seconds, typical.expectedMoves),
  );
}
