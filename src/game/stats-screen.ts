import { today } from "../device/calendar";
import { fillBox } from "../device/screen";
import { writeText } from "../device/text";
import type { Puzzle } from "../puzzles/puzzle";
import { countMedals, type MedalCounts } from "./campaign";
import { dayNumber, streakOn } from "./daily";
import type { Doors } from "./doors";
import { puzzleSave, type Save } from "./save";
import type { Screen } from "./screen";
import { drawPage, drawSlab } from "./slab";
import { soundBack } from "./sounds";

/** A figure and what it counts. */
interface Figure {
  readonly label: string;
  readonly value: number;
}

const SLAB = { x: 14, y: 44, width: 372, height: 182 };
const COLUMN_WIDTH = 186;
const ROW_HEIGHT = 36;
const FIRST_ROW = 51;
const PADDING = 12;

/** What the player has made of the game so far, in two columns. */
export function createStatsScreen<Level, State>(puzzle: Puzzle<Level, State>, save: Save, doors: Doors): Screen {
  const show = (): void => {
    drawPage("Stats");
    drawSlab(SLAB);
    if (save.stats.movesMade === 0) {
      drawNothingYet();
      return;
    }
    const { medals, rushBest } = puzzleSave(save, puzzle.id);
    drawColumns([allOf(save, rushBest), campaignAndDaily(save, countMedals(medals, puzzle.campaign.length))]);
  };
  return {
    frame: (input) => {
      if (!input.aPressed && !input.bPressed) return;
      soundBack();
      doors.title();
    },
    show,
    leave: () => undefined,
    menu: [],
  };
}

function allOf({ stats }: Save, rushBest: number): readonly Figure[] {
  return [
    { label: "Levels", value: stats.levelsCleared },
    { label: "Moves", value: stats.movesMade },
    { label: "Rewinds", value: stats.rewinds },
    { label: "Best streak", value: stats.longestStreak },
    { label: "Best rush", value: rushBest },
  ];
}

function campaignAndDaily({ daily }: Save, { cleared, clean, firstTry }: MedalCounts): readonly Figure[] {
  return [
    { label: "Campaign", value: cleared },
    { label: "– clean", value: clean },
    { label: "– first try", value: firstTry },
    { label: "Daily streak", value: streakOn(daily, dayNumber(today())) },
    { label: "– longest", value: daily.bestStreak },
  ];
}

function drawColumns(columns: readonly (readonly Figure[])[]): void {
  columns.forEach((figures, column) => {
    const x = SLAB.x + column * COLUMN_WIDTH;
    figures.forEach(({ label, value }, row) => {
      const y = FIRST_ROW + row * ROW_HEIGHT;
      writeText("text", label, x + PADDING, y, "left", "black");
      writeText("text", `${value}`, x + COLUMN_WIDTH - PADDING, y, "right", "black");
      if (row > 0) fillBox("black", x + PADDING, y - 9, COLUMN_WIDTH - 2 * PADDING, 1);
    });
  });
}

function drawNothingYet(): void {
  const middle = SLAB.x + SLAB.width / 2;
  writeText("large", "Nothing yet", middle, SLAB.y + 50, "centre", "black");
  writeText("text", "It starts with your first roll.", middle, SLAB.y + 96, "centre", "black");
}
