import { readInput } from "../../../src/device/input";
import { onEachFrame } from "../../../src/device/loop";
import { endlessMode } from "../../../src/game/modes/endless-mode";
import { bestNextMove } from "../../../src/game/play/play";
import type { Mode } from "../../../src/game/play/mode";
import { createPlayScreen } from "../../../src/game/play/play-screen";
import { freshSave, levelLeft } from "../../../src/game/save/save";
import { isStill } from "../../../src/game/play/session";
import { noteTaught } from "../../../src/game/play/teaching";
import type { Round } from "../../../src/game/play/round";
import { runUpdate } from "./console";
import { WORLDS } from "../../../src/puzzles/index";
import type { SealedPuzzle } from "../../../src/puzzles/sealed";
import { collectAll, heldBytes, peakBytes, sayFigure, sayHeap, sayRun } from "../rig";

/** The climb, and what comes again and again after it, twice. */
const LEVELS = 50;
/** Nobody needs as many frames for them. */
const MOST_FRAMES = 100000;
/** A fast player presses in every third frame, whatever still moves. */
const FRAMES_PER_PRESS = 3;
const BUTTONS = [playdate.kButtonUp, playdate.kButtonRight, playdate.kButtonDown, playdate.kButtonLeft];

/**
 * Plays an endless run of the puzzle `id` by best moves: each as soon as the one before has come to rest, or, by a fast
 * player, without waiting for that. Drawing costs nothing here.
 */
export function benchGame(id: string, isFast: boolean): void {
  // As on a console, no other world's code is loaded.
  const puzzle = WORLDS.find((world) => world.id === id)?.open();
  if (puzzle === undefined) throw new Error(`no puzzle is called ${id}`);
  const name = isFast ? `game ${id} fast` : `game ${id}`;
  collectAll();
  const heldBefore = heldBytes();
  peakBytes();
  const run = openRun(puzzle);
  let waits = 0;
  for (let frame = 0; run.levelNumber() <= LEVELS; frame++) {
    if (frame > MOST_FRAMES) throw new Error(`${name} is stuck in level ${run.levelNumber()}`);
    const round = run.round();
    const mayPress = isFast ? frame % FRAMES_PER_PRESS === 0 : round !== undefined && isStill(round.play.session);
    const cost = runUpdate(mayPress ? buttonFor(round) : 0);
    sayRun(`${name}: update`, 0, cost.total, cost.ofCollector, 0, 0);
    sayRun(`${name}: background work`, 0, cost.ofBackground, 0, 0, 0);
    if (isWaiting(puzzle, run.round()) && !run.hasJustArrived()) waits++;
  }
  const peak = peakBytes();
  sayHeap(`${name}: update`, 0, peak - heldBefore);
  sayFigure(`${name}: frames spent waiting`, waits);
  sayFigure(`${name}: peak Lua memory, kB`, Math.ceil(peak / 1024));
}

interface OpenRun {
  readonly round: () => Round | undefined;
  readonly levelNumber: () => number;
  /** Whether a level has come in the last frame, which has its ground to paint: nothing of it is shown yet. */
  readonly hasJustArrived: () => boolean;
}

/**
 * The play screen with an endless run on it, of a player to whom nothing is new. What it shows is looked at through its
 * quiet line, which levels that teach do not have.
 */
function openRun(puzzle: SealedPuzzle): OpenRun {
  const save = freshSave();
  for (const thing of puzzle.newThings ?? []) noteTaught(puzzle, save, thing);
  const mode = endlessMode(puzzle, save, undefined, false, 1, () => undefined);
  let shown: Round | undefined;
  let hasArrived = false;
  const hud = (round: Round) => {
    shown = round;
    return mode.hud(round);
  };
  const onArrival: Mode["onArrival"] = (level) => {
    hasArrived = true;
    mode.onArrival(level);
  };
  const played = { ...mode, hud, onArrival };
  const screen = createPlayScreen(
    puzzle,
    save,
    played,
    { ask: () => undefined, editCopy: () => undefined },
    undefined,
    undefined,
  );
  onEachFrame((elapsedMs) => {
    hasArrived = false;
    screen.frame(readInput(), elapsedMs);
  });
  return {
    round: () => shown,
    levelNumber: () => levelLeft(save, puzzle.id, "endless")?.levelNumber ?? 0,
    hasJustArrived: () => hasArrived,
  };
}

function buttonFor(round: Round | undefined): number {
  if (round === undefined || round.phase !== "playing") return 0;
  const move = bestNextMove(round.play);
  return move === undefined ? 0 : BUTTONS[move];
}

/** The level is cleared, its farewell is over, and the next one is not there. */
function isWaiting(puzzle: SealedPuzzle, round: Round | undefined): boolean {
  return round?.phase === "cleared" && round.phaseMs >= puzzle.painter.farewellMs;
}
