import { today } from "../../device/clock";
import { fillBox, fillPointer, SCREEN_HEIGHT, SCREEN_WIDTH, veil, wantsLessFlashing } from "../../device/screen";
import { drawImage } from "../../device/sprites";
import { textWidth, writeText } from "../../device/text";
import { LEFT, RIGHT } from "../../kernel/direction";
import { PUZZLES } from "../../puzzles/index";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { dayNumber, streakOn } from "../modes/daily";
import { newSeed } from "../new-seed";
import type { Routes } from "../routes";
import type { LeftLevel } from "../save/left-level";
import { countMedals, nextLevel } from "../save/progress";
import { levelLeft, puzzleSave, type Daily, type PuzzleSave, type Save } from "../save/save";
import type { Screen } from "../screen";
import { soundConfirm, soundCursor, soundRefuse } from "../sounds";
import { createList, glideList, steerList } from "../widgets/list";
import { cursorTop, drawList, rowHeightOf } from "../widgets/list-view";
import { drawSheet } from "../widgets/page";
import { drawDemo, dropDemo, passDemo, startDemo, workOnDemo } from "./demo";

/** @noSelf */
interface Entry {
  readonly label: string;
  /** A few words that come up beside the row when it is chosen. */
  readonly note: string;
  readonly open: () => void;
}

const TITLE = "images/title";
const TITLE_LEFT = 18;
const TITLE_TOP = 0;
const LIST_PLACE = { x: 26, y: 85, width: 150, height: 148 };
const ROWS_IN_SIGHT = 5;
const NOTE_PADDING = 10;
const TEXT_HEIGHT = 21;
const WORLD_PLACE = { x: 250, y: 198, width: 136, height: 30 };
const WORLD_MARGIN = 10;
const POINTER_SIZE = 9;

/** The title: the way to everything else, before a game that plays itself. */
export function createTitleScreen(puzzle: SealedPuzzle, save: Save, routes: Routes): Screen {
  const kept = puzzleSave(save, puzzle.id);
  const entries = entriesOf(puzzle.campaign.length, kept, levelLeft(save, puzzle.id, "endless"), routes);
  const rows = entries.map(({ label }) => ({ label, note: "" }));
  const list = createList(entries.length, ROWS_IN_SIGHT, Math.min(save.titleRow, entries.length - 1));
  const isCalmer = wantsLessFlashing();
  const demo = startDemo(puzzle, newSeed(), isCalmer);

  const show = (): void => {
    if (drawDemo(demo)) veil("middle", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    else fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    drawImage(TITLE, TITLE_LEFT, TITLE_TOP);
    if (PUZZLES.length > 1) drawWorld(puzzle.name);
    drawList(list, rows, LIST_PLACE);
    drawNote(entries[list.chosen].note, cursorTop(list, LIST_PLACE), rowHeightOf(list, LIST_PLACE));
  };

  return {
    frame: (input, elapsedMs) => {
      if (input.aPressed) {
        soundConfirm();
        save.titleRow = list.chosen;
        entries[list.chosen].open();
        return;
      }
      const by = input.pressed === LEFT ? -1 : input.pressed === RIGHT ? 1 : 0;
      if (by !== 0 && PUZZLES.length > 1) {
        soundCursor();
        save.titleRow = list.chosen;
        routes.world(by);
        return;
      }
      const steering = steerList(list, input);
      if (steering === "moved") soundCursor();
      if (steering === "stopped") soundRefuse();
      const isGliding = glideList(list, elapsedMs);
      if (passDemo(demo, elapsedMs) || isGliding) show();
      workOnDemo(demo);
    },
    show,
    leave: () => undefined,
    drop: () => {
      dropDemo(demo);
    },
    menu: [],
  };
}

function entriesOf(
  levels: number,
  { medals, rushBest, daily }: PuzzleSave,
  endless: LeftLevel | undefined,
  routes: Routes,
): readonly Entry[] {
  return [
    { label: "Play", note: endless === undefined ? "" : `Level ${endless.levelNumber}`, open: routes.endless },
    {
      label: "Campaign",
      note: `${countMedals(medals, levels).cleared} of ${levels}`,
      open: () => {
        routes.map(nextLevel(medals, levels));
      },
    },
    { label: "Today", note: noteOfDay(daily), open: routes.daily },
    { label: "Rush", note: rushBest === 0 ? "" : `Best ${rushBest}`, open: routes.rush },
    { label: "Challenge", note: "", open: routes.dial },
    { label: "Settings", note: "", open: routes.settings },
    { label: "Stats", note: "", open: routes.stats },
  ];
}

/** A tag at the list's right edge, where the ball is. */
function drawNote(note: string, top: number, height: number): void {
  if (note === "") return;
  const x = LIST_PLACE.x + LIST_PLACE.width;
  const place = { x, y: top + 1, width: textWidth("text", note) + 2 * NOTE_PADDING, height: height - 2 };
  drawSheet(place);
  writeText("text", note, x + NOTE_PADDING, top + Math.floor((height - TEXT_HEIGHT) / 2), "left", "black");
}

/** Which puzzle the rows are about, and that there are others. */
function drawWorld(name: string): void {
  drawSheet(WORLD_PLACE);
  const { x, y, width, height } = WORLD_PLACE;
  const middleY = y + Math.floor(height / 2);
  writeText("text", name, x + width / 2, y + Math.floor((height - TEXT_HEIGHT) / 2), "centre", "black");
  fillPointer("black", LEFT, x + WORLD_MARGIN, middleY, POINTER_SIZE);
  fillPointer("black", RIGHT, x + width - WORLD_MARGIN, middleY, POINTER_SIZE);
}

/** A tick once the day's level is won, and the days in a row. */
function noteOfDay(daily: Daily): string {
  const day = dayNumber(today());
  const streak = streakOn(daily, day);
  const days = streak === 0 ? "" : streak === 1 ? "1 day" : `${streak} days`;
  return daily.lastDay === day ? `✓ ${days}` : days;
}
