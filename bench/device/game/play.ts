import { readInput } from "../../../src/device/input";
import { onEachFrame } from "../../../src/device/loop";
import { endlessMode } from "../../../src/game/endless-mode";
import { bestNextMove } from "../../../src/game/play";
import { createPlayScreen } from "../../../src/game/play-screen";
import { leftIn } from "../../../src/game/left";
import { freshSave } from "../../../src/game/save";
import { isStill } from "../../../src/game/session";
import type { Table } from "../../../src/game/table";
import { runUpdate } from "./console";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import type { Level } from "../../../src/puzzles/last-ball/level";
import type { State } from "../../../src/puzzles/last-ball/state";
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
    const cost = runUpdate(buttonFor(run.table()));
    sayRun("game: update", 0, cost.total, cost.ofCollector, 0, 0);
    sayRun("game: background work", 0, cost.ofBackground, 0, 0, 0);
    if (isWaiting(run.table())) waits++;
  }
  const peak = peakBytes();
  sayHeap("game: update", 0, peak - heldBefore);
  sayFigure("game on the rig: levels", LEVELS);
  sayFigure("game on the rig: frames spent waiting", waits);
  sayFigure("game on the rig: peak Lua memory, kB", Math.ceil(peak / 1024));
}

/** The play screen with an endless run on it; what it shows is looked at through its quiet line. */
function openRun(): { table: () => Table<Level, State> | undefined; levelNumber: () => number } {
  const save = freshSave();
  const mode = endlessMode(lastBall, save, undefined, false, 1, () => undefined);
  let shown: Table<Level, State> | undefined;
  const hud = (table: Table<Level, State>) => {
    shown = table;
    return mode.hud(table);
  };
  const screen = createPlayScreen(lastBall, save, { ...mode, hud }, undefined, undefined);
  onEachFrame((elapsedMs) => {
    screen.frame(readInput(), elapsedMs);
  });
  return { table: () => shown, levelNumber: () => leftIn(save.left, lastBall.id, "endless")?.levelNumber ?? 0 };
}

function buttonFor(table: Table<Level, State> | undefined): number {
  if (table === undefined || table.phase !== "playing" || !isStill(table.play.session)) return 0;
  const move = bestNextMove(table.play);
  return move === undefined ? 0 : BUTTONS[move];
}

/** The level is cleared, its farewell is over, and the next one is not there. */
function isWaiting(table: Table<Level, State> | undefined): boolean {
  return table?.phase === "cleared" && table.phaseMs >= lastBall.painter.farewellMs;
}
