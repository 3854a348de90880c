import { today } from "../../device/clock";
import { fillBox } from "../../device/screen";
import { writeText } from "../../device/text";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { dayNumber, streakOn } from "../modes/daily";
import type { Routes } from "../routes";
import { countMedals, type MedalCounts } from "../save/progress";
import { puzzleSave, type PuzzleSave, type Save } from "../save/save";
import type { Screen } from "../screen";
import { soundBack } from "../sounds";
import { drawPage, drawSheet } from "../widgets/page";

/** A figure and what it counts. */
interface Figure {
  readonly label: string;
  readonly value: number;
}

const SLAB = { x: 14, y: 44, width: 372, height: 182 };
const COLUMN_WIDTH = 186;
const MOST_ROW_HEIGHT = 36;
const TEXT_HEIGHT = 21;
const PADDING = 12;

/** What the player has made of the game so far, in two columns. */
export function createStatsScreen(puzzle: SealedPuzzle, save: Save, routes: Routes): Screen {
  const show = (): void => {
    drawPage(`Stats: ${puzzle.name}`);
    drawSheet(SLAB);
    if (save.stats.movesMade === 0) {
      drawNothingYet();
      return;
    }
    const kept = puzzleSave(save, puzzle.id);
    const counts = countMedals(kept.medals, puzzle.campaign.length);
    drawColumns([allOf(save), ofPuzzle(kept, counts, puzzle.feat.name)]);
  };
  return {
    frame: (input) => {
      if (!input.aPressed && !input.bPressed) return;
      soundBack();
      routes.title();
    },
    show,
    leave: () => undefined,
    menu: [],
  };
}

/** What was done in all puzzles. */
function allOf({ stats }: Save): readonly Figure[] {
  return [
    { label: "Levels", value: stats.levelsCleared },
    { label: "Moves", value: stats.movesMade },
    { label: "Rewinds", value: stats.rewinds },
    { label: "Best streak", value: stats.longestStreak },
  ];
}

function ofPuzzle({ daily, rushBest }: PuzzleSave, counts: MedalCounts, feat: string): readonly Figure[] {
  return [
    { label: "Campaign", value: counts.cleared },
    { label: "– par", value: counts.par },
    { label: `– ${feat}`, value: counts.feat },
    { label: "Best rush", value: rushBest },
    { label: "Daily streak", value: streakOn(daily, dayNumber(today())) },
    { label: "– longest", value: daily.bestStreak },
  ];
}

function drawColumns(columns: readonly (readonly Figure[])[]): void {
  let rows = 0;
  for (const figures of columns) rows = Math.max(rows, figures.length);
  const rowHeight = Math.min(MOST_ROW_HEIGHT, Math.floor(SLAB.height / rows));
  const textTop = SLAB.y + Math.floor((rowHeight - TEXT_HEIGHT) / 2);
  columns.forEach((figures, column) => {
    const x = SLAB.x + column * COLUMN_WIDTH;
    figures.forEach(({ label, value }, row) => {
      const top = row * rowHeight;
      writeText("text", label, x + PADDING, textTop + top, "left", "black");
      writeText("text", `${value}`, x + COLUMN_WIDTH - PADDING, textTop + top, "right", "black");
      if (row > 0) fillBox("black", x + PADDING, SLAB.y + top, COLUMN_WIDTH - 2 * PADDING, 1);
    });
  });
}

function drawNothingYet(): void {
  const middle = SLAB.x + SLAB.width / 2;
  writeText("large", "Nothing yet", middle, SLAB.y + 50, "centre", "black");
  writeText("text", "It starts with your first move.", middle, SLAB.y + 96, "centre", "black");
}
