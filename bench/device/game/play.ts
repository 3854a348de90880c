import { onEachFrame } from "../../../src/device/loop";
import { runFrame, startEndless, type EndlessScreen } from "../../../src/game/endless-screen";
import { bestNextMove } from "../../../src/game/play";
import { freshSave } from "../../../src/game/save";
import { isStill } from "../../../src/game/session";
import { runUpdate } from "./console";
import { puzzle } from "../levels";
import { collectAll, heldBytes, peakBytes, sayFigure, sayHeap, sayRun } from "../rig";

type Screen = EndlessScreen<Parameters<typeof puzzle.whereabouts>[0], Parameters<typeof puzzle.whereabouts>[1]>;

const LEVELS = 300;
const BUTTONS = [playdate.kButtonUp, playdate.kButtonRight, playdate.kButtonDown, playdate.kButtonLeft];

/** Plays an endless run by best moves, each as soon as the one before has come to rest. Drawing costs nothing here. */
export function benchGame(): void {
  collectAll();
  const heldBefore = heldBytes();
  peakBytes();
  const screen = startEndless(puzzle, freshSave());
  onEachFrame((elapsedMs) => {
    runFrame(screen, elapsedMs);
  });
  let waits = 0;
  while (screen.run.levelNumber <= LEVELS) {
    const cost = runUpdate(buttonFor(screen));
    sayRun("game: update", 0, cost.total, cost.ofCollector, 0, 0);
    if (screen.composing !== undefined) sayRun("game: background work", 0, cost.ofBackground, 0, 0, 0);
    if (isWaiting(screen)) waits++;
  }
  const peak = peakBytes();
  sayHeap("game: update", 0, peak - heldBefore);
  sayFigure("game on the rig: levels", LEVELS);
  sayFigure("game on the rig: frames spent waiting", waits);
  sayFigure("game on the rig: peak Lua memory, kB", Math.ceil(peak / 1024));
}

function buttonFor({ play, phase }: Screen): number {
  if (play === undefined || phase !== "playing" || !isStill(play.session)) return 0;
  const move = bestNextMove(play);
  return move === undefined ? 0 : BUTTONS[move];
}

/** The level is cleared, its farewell is over, and the next one is not there. */
function isWaiting({ phase, phaseMs, puzzle }: Screen): boolean {
  return phase === "cleared" && phaseMs >= puzzle.painter.farewellMs;
}
