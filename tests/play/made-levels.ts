/**
 * Wins endless levels and turns the crank back. The game first goes back through the moves of the level. Before its
 * first move, it shows the generation steps: step by step, how the level was generated.
 */
import { openPuzzleSave } from "../../src/game/save/save";
import { PUZZLES } from "../../src/puzzles/index";
import type { Pace } from "../../src/puzzles/pace";
import { levelNow, openPace, solutionOf, waitForLevel, win } from "./bot";
import { frame, frames, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";

const CRANK_DEGREES = 15;
/**
 * The number of frames in which `turnBack` turns the crank far enough to go back by one move or by one step of the
 * level's generation.
 */
export const FRAMES_PER_MOVE = 4;
/**
 * The number of frames in which `turnBack` goes back from the start of the level to the steps of its generation. For
 * this, the crank must turn further than from one move to the move before.
 */
export const FRAMES_OF_NOTCH = 3;
const FRAMES_OF_RECORDING = 1500;
const FRAMES_AFTER_WIN = 12;

/**
 * Opens an endless run of a puzzle at a difficulty pace, such as hard. The player has won the first three campaign
 * levels.
 */
export function openEndlessAt(puzzleId: string, pace: Pace, launch: Parameters<typeof startPlayer>[1] = {}): Player {
  const store = storeWith((save) => {
    for (const { id } of PUZZLES) openPuzzleSave(save, id).medals = "777";
  }, puzzleId);
  const player = startPlayer(store, launch);
  settle(player);
  openPace(player, pace);
  press(player, "a");
  waitForLevel(player);
  settle(player);
  return player;
}

export function turnBack(player: Player, frameCount: number): void {
  for (let count = 0; count < frameCount; count++) frame(player, [], -CRANK_DEGREES);
}

/**
 * Wins the level on the screen and turns all its moves back. Then waits until the game has recorded how the level was
 * generated.
 */
export function winAndTurnBack(player: Player): void {
  const level = levelNow(player);
  if (level === undefined) throw new Error("no level is on the screen");
  const moves = solutionOf(level).length;
  win(player);
  frames(player, FRAMES_AFTER_WIN);
  turnBack(player, FRAMES_PER_MOVE * moves);
  frames(player, FRAMES_OF_RECORDING);
}

/**
 * Returns what the game has announced about the steps in which the level was generated. Ignores the printed lines
 * before the line with the index `from`.
 */
export function announcedSteps({ printed }: Player, from = 0): string[] {
  return printed.slice(from).filter((line) => line.endsWith(" steps made"));
}

/** Returns the number of steps in which the level was generated, as the first announcement of such a step names it. */
export function announcedStepCount(player: Player): number {
  const [, count] = /of (\d+) steps made$/.exec(announcedSteps(player)[0]) ?? [];
  return Number(count);
}
