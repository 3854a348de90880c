/**
 * The screen on which the player chooses how hard the levels of an endless run (a sequence of levels) are: calm, rising
 * or hard. The player continues a run or begins a new one.
 */
import { requestScreen } from "../destination";
import type { Input } from "../../device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { readPaceRun, type PaceRun } from "../save/pace-records";
import { openPuzzleSave, type PuzzleSave, type Save } from "../save/save";
import { PACES } from "../../puzzles/pace";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound, playConfirmSound, playPaceSound, playRefusalSound, playCursorSound } from "../sounds";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfCardTap, buttonsOfChoiceTap } from "../taps/tap-menus";
import { drawPaces, paceIndexAt } from "./pace-view";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { describePaceFocus } from "./focus-by-ear";

/** How long the drawn lamp over the chosen pace stays dark after the player has selected this pace, in milliseconds. */
const DARK_MS = 100;

interface PaceScreen {
  readonly puzzle: AnyPuzzle;
  readonly saved: PuzzleSave;
  /** The player's endless run (a sequence of levels) at each difficulty pace, in the order of `PACES`. */
  readonly runs: readonly PaceRun[];
  /** The pace (calm, rising or hard) that the player has chosen for an endless run, as an index in `PACES`. */
  chosen: number;
  isNewRunChosen: boolean;
  /** How many milliseconds the lamp drawn over the chosen pace still stays dark. */
  darkMs: number;
}

const PACE_SCREEN: ScreenKind<PaceScreen> = {
  name: "pace",
  update: updatePaces,
  shown: ({ chosen, isNewRunChosen, darkMs }, shown) => {
    listShown(shown, chosen);
    listShown(shown, isNewRunChosen);
    listShown(shown, darkMs <= 0);
  },
  draw: ({ puzzle, runs, chosen, isNewRunChosen, darkMs }) => {
    drawPaces(puzzle, runs, { paceIndex: chosen, isNewRunChosen, isLampLit: darkMs <= 0 });
  },
  buttonsOfTap: ({ runs, chosen, isNewRunChosen }, tap) => {
    const index = paceIndexAt(tap.x);
    const isOnRows =
      index === chosen ? buttonsOfChoiceTap(isNewRunChosen, runs[chosen].level !== undefined, tap) : undefined;
    return isOnRows ?? buttonsOfCardTap(chosen, index, tap);
  },
  focus: (screen) => describePaceFocus(screen),
};

export function createPaceScreen(puzzle: AnyPuzzle, save: Save): Screen {
  const saved = openPuzzleSave(save, puzzle.id);
  const runs = PACES.map((pace) => readPaceRun(save, puzzle.id, pace));
  const chosen = PACES.indexOf(saved.pace);
  return screenOf(PACE_SCREEN, { puzzle, saved, runs, chosen, isNewRunChosen: false, darkMs: 0 });
}

function updatePaces(screen: PaceScreen, input: Input, elapsedMs: number): void {
  if (input.isBPressed) {
    playGoBackSound();
    requestScreen({ kind: "title" });
  } else if (input.isAPressed) confirm(screen);
  else {
    if (screen.darkMs > 0) screen.darkMs -= elapsedMs;
    steer(screen, input);
  }
}

function steer(screen: PaceScreen, { pressedDirection }: Input): void {
  if (pressedDirection === LEFT) turnTo(screen, screen.chosen - 1);
  else if (pressedDirection === RIGHT) turnTo(screen, screen.chosen + 1);
  else if (pressedDirection === UP) chooseNewRun(screen, false);
  else if (pressedDirection === DOWN) chooseNewRun(screen, true);
}

function turnTo(screen: PaceScreen, index: number): void {
  if (index < 0 || index === PACES.length) {
    playRefusalSound();
    return;
  }
  screen.chosen = index;
  screen.isNewRunChosen = false;
  screen.darkMs = DARK_MS;
  playPaceSound(index);
}

function chooseNewRun(screen: PaceScreen, isWanted: boolean): void {
  if (isWanted === screen.isNewRunChosen || screen.runs[screen.chosen].level === undefined) {
    playRefusalSound();
    return;
  }
  screen.isNewRunChosen = isWanted;
  playCursorSound();
}

function confirm({ saved, chosen, isNewRunChosen }: PaceScreen): void {
  playConfirmSound();
  const pace = PACES[chosen];
  saved.pace = pace;
  if (isNewRunChosen) requestScreen({ kind: "new-run", pace });
  else requestScreen({ kind: "endless-run", pace });
}
