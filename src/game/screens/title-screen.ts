import { today } from "../../device/clock";
import { LEFT, RIGHT } from "../../kernel/direction";
import { WORLDS } from "../../puzzles/index";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { isLastWon, streakOn } from "../modes/daily";
import { createIdle, passIdle, type Idle } from "../play/idle";
import type { Routes } from "../routes";
import type { LeftLevel } from "../save/left-level";
import { dayNumber } from "../save/days";
import { countMedals, nextLevel } from "../save/progress";
import { levelLeft, puzzleSave, type Daily, type PuzzleSave, type Save } from "../save/save";
import type { Screen } from "../screen";
import { soundConfirm, soundCursor } from "../sounds";
import { steerHeardList } from "../widgets/heard-list";
import { CRANK_DEGREES_PER_ROW, createList, glideList } from "../widgets/list";
import { drawStage, openStage, passStage } from "./stage";
import { drawRows, drawWindows, ROWS_IN_SIGHT } from "./title-view";
import { counted, shortCount } from "../widgets/short-count";

/** @noSelf */
interface Entry {
  readonly label: string;
  /** A few words more once the row is chosen. */
  readonly note: string;
  readonly open: () => void;
}

/** The title: the way to everything else, before the chosen place, where a little play is given. */
export function createTitleScreen(puzzle: SealedPuzzle, save: Save, routes: Routes): Screen {
  const kept = puzzleSave(save, puzzle.id);
  const entries = entriesOf(puzzle.campaign.length, kept, levelLeft(save, puzzle.id, "endless"), routes);
  const list = createList(entries.length, ROWS_IN_SIGHT, Math.min(save.titleRow, entries.length - 1));
  const stage = openStage(puzzle);
  const idle = createIdle();

  const showWindows = (): void => {
    drawWindows(puzzle, idle.isShut ? blinkingWindow(idle) : undefined);
  };
  const show = (): void => {
    drawStage(stage);
    drawRows(list, entries, puzzle.titlePlay.ink);
    showWindows();
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
      if (by !== 0 && WORLDS.length > 1) {
        soundCursor();
        save.titleRow = list.chosen;
        routes.world(by);
        return;
      }
      const steering = steerHeardList(list, input);
      const isGliding = glideList(list, elapsedMs);
      const isBlink = passIdle(idle, steering === "none" && !isGliding, elapsedMs);
      if (passStage(stage, elapsedMs) || isGliding) show();
      else if (isBlink) showWindows();
    },
    show,
    leave: () => undefined,
    drop: () => undefined,
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_ROW,
  };
}

/** One after the other, but never two neighbours. */
function blinkingWindow({ blinks }: Idle): number {
  return (2 * blinks + 1) % WORLDS.length;
}

function entriesOf(
  levels: number,
  { medals, rushBest, daily }: PuzzleSave,
  endless: LeftLevel | undefined,
  routes: Routes,
): readonly Entry[] {
  return [
    { label: "Play", note: noteOfRun(endless), open: routes.endless },
    {
      label: "Campaign",
      note: `${countMedals(medals, levels).cleared} of ${levels}`,
      open: () => {
        routes.map(nextLevel(medals, levels));
      },
    },
    { label: "Today", note: noteOfDay(daily), open: routes.daily },
    { label: "Rush", note: rushBest === 0 ? "" : `Best ${shortCount(rushBest)}`, open: routes.rush },
    { label: "Challenge", note: "", open: routes.dial },
    {
      label: "Workshop",
      note: "",
      open: () => {
        routes.workshop(0);
      },
    },
    { label: "Settings", note: "", open: routes.settings },
    { label: "Stats", note: "", open: routes.stats },
  ];
}

/** The number of the level that an endless run stands at. */
function noteOfRun(left: LeftLevel | undefined): string {
  return left?.tally.mode === "endless" ? `Level ${shortCount(left.levelNumber - left.tally.watched)}` : "";
}

/** A tick once the day's level is won, and the days in a row. */
function noteOfDay(daily: Daily): string {
  const day = dayNumber(today());
  const streak = streakOn(daily, day);
  const days = streak === 0 ? "" : counted(streak, "day");
  return isLastWon(daily, day) ? `✓ ${days}` : days;
}
