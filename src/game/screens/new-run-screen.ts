/**
 * The screen that asks whether to give up an endless run (a sequence of levels) and begin a new one. Balls stand for
 * the levels of the old run, and roll away when the player gives it up.
 */
import { requestScreen } from "../destination";
import type { Input } from "../../device/input";
import { DOWN, UP } from "../../kernel/direction";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { readPaceRun, type PaceRun } from "../save/pace-records";
import { deleteResumePoint } from "../save/resume-point";
import type { Save } from "../save/save";
import type { Pace } from "../../puzzles/pace";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound, playConfirmSound, playCursorSound, playRefusalSound, playRollTick } from "../sounds";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfNewRunTap } from "../taps/tap-menus";
import { drawNewRun, ROLL_MS } from "./new-run-view";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { describeNewRunFocus } from "./focus-by-ear";

/**
 * The time, in milliseconds, between two ticking sounds while the balls for the levels of the old endless run roll
 * away.
 */
const TICK_EVERY_MS = 66;

interface NewRunScreen {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
  readonly pace: Pace;
  readonly run: PaceRun;
  isNewRunChosen: boolean;
  /**
   * For how many milliseconds the balls for the levels of the old endless run have been rolling away. It is undefined
   * until the player has given up this run.
   */
  rolledMs: number | undefined;
}

const NEW_RUN: ScreenKind<NewRunScreen> = {
  name: "new run",
  update: updateNewRun,
  shown: ({ isNewRunChosen, rolledMs }, shown) => {
    listShown(shown, isNewRunChosen);
    listShown(shown, rolledMs ?? 0);
  },
  draw: ({ puzzle, run, isNewRunChosen, rolledMs }) => {
    drawNewRun(puzzle, run, isNewRunChosen, rolledMs ?? 0);
  },
  buttonsOfTap: ({ isNewRunChosen }, tap) => buttonsOfNewRunTap(isNewRunChosen, tap),
  focus: (screen) => describeNewRunFocus(screen),
};

/**
 * Creates the screen that asks whether to give up the player's endless run at a pace. The pace (calm, rising or hard)
 * says how hard the run's levels are. The answer "Keep this run" is selected at first.
 */
export function createNewRunScreen(puzzle: AnyPuzzle, save: Save, pace: Pace): Screen {
  const run = readPaceRun(save, puzzle.id, pace);
  return screenOf(NEW_RUN, { puzzle, save, pace, run, isNewRunChosen: false, rolledMs: undefined });
}

function updateNewRun(
  screen: NewRunScreen,
  { isAPressed, isBPressed, pressedDirection }: Input,
  elapsedMs: number,
): void {
  if (screen.rolledMs !== undefined) roll(screen, screen.rolledMs, elapsedMs);
  else if (isBPressed) {
    playGoBackSound();
    requestScreen({ kind: "endless" });
  } else if (isAPressed) answer(screen);
  else if (pressedDirection === UP) choose(screen, false);
  else if (pressedDirection === DOWN) choose(screen, true);
}

function choose(screen: NewRunScreen, isNew: boolean): void {
  if (isNew === screen.isNewRunChosen) {
    playRefusalSound();
    return;
  }
  screen.isNewRunChosen = isNew;
  playCursorSound();
}

function answer(screen: NewRunScreen): void {
  if (screen.isNewRunChosen) {
    playConfirmSound();
    screen.rolledMs = 0;
  } else {
    playGoBackSound();
    requestScreen({ kind: "endless" });
  }
}

function roll(screen: NewRunScreen, startMs: number, elapsedMs: number): void {
  const { puzzle, save, pace } = screen;
  const endMs = startMs + elapsedMs;
  screen.rolledMs = endMs;
  if (Math.floor(startMs / TICK_EVERY_MS) !== Math.floor(endMs / TICK_EVERY_MS)) playRollTick(endMs / ROLL_MS);
  if (endMs < ROLL_MS) return;
  deleteResumePoint(save, puzzle.id, pace);
  requestScreen({ kind: "endless-run", pace });
}
