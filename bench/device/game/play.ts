import { readInput } from "../../../src/device/input";
import { onEachFrame } from "../../../src/device/loop";
import { endlessMode } from "../../../src/game/modes/endless-mode";
import { bestNextMove } from "../../../src/game/play/play";
import { createPlayScreen } from "../../../src/game/play/play-screen";
import { levelLeftIn } from "../../../src/game/save/left-level";
import { freshSave } from "../../../src/game/save/save";
import { isStill } from "../../../src/game/play/session";
import type { Round } from "../../../src/game/play/round";
import { runUpdate } from "./console";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import { sealed } from "../../../src/puzzles/sealed";
import { collectAll, heldBytes, peakBytes, sayFigure, sayHeap, sayRun } from "../rig";

const LEVELS = 300;
const BUTTONS = [playdate.kButtonUp, playdate.kButtonRight, playdate.kButtonDown, playdate.kButtonLeft];

/** Plays an endless run by best moves, each as soon as the one before has come to rest. Drawing costs nothing here. */
export function benchGame(): void {
  collectAll();
  const heldBefore = heldBytes();
  peakBytes();
  const run = openRun();
  let waits = 0;
  while (run.levelNumber() <= LEVELS) {
    const cost = runUpdate(buttonFor(run.round()));
    sayRun("game: update", 0, cost.total, cost.ofCollector, 0, 0);
    sayRun("game: background work", 0, cost.ofBackground, 0, 0, 0);
    if (isWaiting(run.round())) waits++;
  }
  const peak = peakBytes();
  sayHeap("game: update", 0, peak - heldBefore);
  sayFigure("game on the rig: levels", LEVELS);
  sayFigure("game on the rig: frames spent waiting", waits);
  sayFigure("game on the rig: peak Lua memory, kB", Math.ceil(peak / 1024));
}

/** The play screen with an endless run on it; what it shows is looked at through its quiet line. */
function openRun(): { round: () => Round | undefined; levelNumber: () => number } {
  const save = freshSave();
  const puzzle = sealed(lastBall);
  const mode = endlessMode(puzzle, save, undefined, false, 1, () => undefined);
  let shown: Round | undefined;
  const hud = (round: Round) => {
    shown = round;
    return mode.hud(round);
  };
  const screen = createPlayScreen(puzzle, save, { ...mode, hud }, undefined, undefined);
  onEachFrame((elapsedMs) => {
    screen.frame(readInput(), elapsedMs);
  });
  return { round: () => shown, levelNumber: () => levelLeftIn(save.left, puzzle.id, "endless")?.levelNumber ?? 0 };
}

function buttonFor(round: Round | undefined): number {
  if (round === undefined || round.phase !== "playing" || !isStill(round.play.session)) return 0;
  const move = bestNextMove(round.play);
  return move === undefined ? 0 : BUTTONS[move];
}

/** The level is cleared, its farewell is over, and the next one is not there. */
function isWaiting(round: Round | undefined): boolean {
  return round?.phase === "cleared" && round.phaseMs >= lastBall.painter.farewellMs;
}
