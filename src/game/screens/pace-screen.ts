/**
 * The screen on which the player chooses the pace of an endless run, and whether to go on with a run or to begin a new
 * one. pace-view.ts draws this screen.
 */
import type { Input } from "../../device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Routes } from "../routes";
import { paceRunIn } from "../save/pace-records";
import { puzzleSave, type Save } from "../save/save";
import { PACES } from "../../puzzles/pace";
import type { Screen } from "../screen";
import { listShown } from "../shown-values";
import { playBackSound, playConfirmSound, playPaceSound, playRefusalSound, playCursorSound } from "../sounds";
import { drawPaces } from "./pace-view";

/** How long no lamp is lit after the player has turned to another pace of endless play, in milliseconds. */
const DARK_MS = 100;

export function createPaceScreen(puzzle: AnyPuzzle, save: Save, routes: Routes): Screen {
  const saved = puzzleSave(save, puzzle.id);
  const runs = PACES.map((pace) => paceRunIn(save, puzzle.id, pace));
  let chosen = PACES.indexOf(saved.pace);
  let isNewRunChosen = false;
  let darkMs = 0;

  const turnTo = (index: number): void => {
    if (index < 0 || index === PACES.length) {
      playRefusalSound();
      return;
    }
    chosen = index;
    isNewRunChosen = false;
    darkMs = DARK_MS;
    playPaceSound(index);
  };

  const chooseNewRun = (isWanted: boolean): void => {
    if (isWanted === isNewRunChosen || runs[chosen].level === undefined) {
      playRefusalSound();
      return;
    }
    isNewRunChosen = isWanted;
    playCursorSound();
  };

  const steer = ({ pressedDirection }: Input): void => {
    if (pressedDirection === LEFT) turnTo(chosen - 1);
    else if (pressedDirection === RIGHT) turnTo(chosen + 1);
    else if (pressedDirection === UP) chooseNewRun(false);
    else if (pressedDirection === DOWN) chooseNewRun(true);
  };

  const confirm = (): void => {
    playConfirmSound();
    saved.pace = PACES[chosen];
    if (isNewRunChosen) routes.newRun(PACES[chosen]);
    else routes.endlessAt(PACES[chosen]);
  };

  return {
    name: "pace",
    update: (input, elapsedMs) => {
      if (input.isBPressed) {
        playBackSound();
        routes.title();
      } else if (input.isAPressed) confirm();
      else {
        if (darkMs > 0) darkMs -= elapsedMs;
        steer(input);
      }
    },
    shown: (shown) => {
      listShown(shown, chosen);
      listShown(shown, isNewRunChosen);
      listShown(shown, darkMs <= 0);
    },
    draw: () => {
      drawPaces(puzzle, runs, { paceIndex: chosen, isNewRunChosen, isLampLit: darkMs <= 0 });
    },
    leave: () => undefined,
    menu: [],
  };
}
