/**
 * The screen that asks whether to give up the endless run at a pace for a new one. A ball stands for each level of the
 * old run, and the balls roll away before the new run begins. new-run-view.ts draws this screen.
 */
import { DOWN, UP } from "../../kernel/direction";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Routes } from "../routes";
import { paceRunIn } from "../save/pace-records";
import { deleteResumePoint } from "../save/resume-point";
import type { Save } from "../save/save";
import type { Pace } from "../../puzzles/pace";
import type { Screen } from "../screen";
import { listShown } from "../shown-values";
import { playBackSound, playConfirmSound, playCursorSound, playRefusalSound, playRollTick } from "../sounds";
import { drawNewRun, ROLL_MS } from "./new-run-view";

/** The time between two ticking sounds while the balls of the old run roll away, in milliseconds. */
const TICK_EVERY_MS = 66;

/** Creates the question whether to give up the player's endless run at a pace. "Keep this run" is selected at first. */
export function createNewRunScreen(puzzle: AnyPuzzle, save: Save, pace: Pace, routes: Routes): Screen {
  const run = paceRunIn(save, puzzle.id, pace);
  let isNewRunChosen = false;
  let rolledMs: number | undefined;

  const choose = (isNew: boolean): void => {
    if (isNew === isNewRunChosen) {
      playRefusalSound();
      return;
    }
    isNewRunChosen = isNew;
    playCursorSound();
  };

  const roll = (startMs: number, elapsedMs: number): void => {
    const endMs = startMs + elapsedMs;
    rolledMs = endMs;
    if (Math.floor(startMs / TICK_EVERY_MS) !== Math.floor(endMs / TICK_EVERY_MS)) playRollTick(endMs / ROLL_MS);
    if (endMs < ROLL_MS) return;
    deleteResumePoint(save.resumePoints, puzzle.id, pace);
    routes.endlessAt(pace);
  };

  const answer = (): void => {
    if (isNewRunChosen) {
      playConfirmSound();
      rolledMs = 0;
    } else {
      playBackSound();
      routes.endless();
    }
  };

  return {
    name: "new run",
    update: ({ isAPressed, isBPressed, pressedDirection }, elapsedMs) => {
      if (rolledMs !== undefined) roll(rolledMs, elapsedMs);
      else if (isBPressed) {
        playBackSound();
        routes.endless();
      } else if (isAPressed) answer();
      else if (pressedDirection === UP) choose(false);
      else if (pressedDirection === DOWN) choose(true);
    },
    shown: (shown) => {
      listShown(shown, isNewRunChosen);
      listShown(shown, rolledMs ?? 0);
    },
    draw: () => {
      drawNewRun(puzzle, run, isNewRunChosen, rolledMs ?? 0);
    },
    leave: () => undefined,
    menu: [],
  };
}
