/**
 * Wins endless levels and turns the crank back: first through the moves of the level, then through the steps of its
 * generation.
 */
import { openPuzzleSave } from "../../src/game/save/save";
import { PUZZLES } from "../../src/puzzles/index";
import type { Pace } from "../../src/puzzles/pace";
import { levelNow, openPace, solutionOf, waitForLevel, win } from "./bot";
import { frame, frames, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";

const CRANK_DEGREES = 15;
/**
 * The number of frames in which `turnBack` turns the crank by one move, or by one generation step (one of the steps in
 * which the generator made the level) of the level.
 */
export const FRAMES_PER_MOVE = 4;
/**
 * The number of frames in which `turnBack` goes back from the first move to the generation steps of the level (the
 * steps in which the generator made the level). For this, the crank must turn further than between two moves.
 */
export const FRAMES_OF_NOTCH = 3;
/**
 * A number of frames within which the game records the generation steps (in which the generator made the level) of any
 * level.
 */
const FRAMES_OF_RECORDING = 1500;
const FRAMES_AFTER_WIN = 12;

/**
 * Opens an endless run (a sequence of levels) of a puzzle at a difficulty pace. The player has won the first three
 * levels of the campaign.
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
 * Wins the level on the screen, turns all moves back, and waits until the game has recorded the generation steps of the
 * level (the steps in which the generator made the level).
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
 * Returns the announcements of the generation steps of a level (the steps in which the generator made the level), from
 * the line `from` of the printed lines on.
 */
export function announcedSteps({ printed }: Player, from = 0): string[] {
  return printed.slice(from).filter((line) => line.endsWith(" steps made"));
}

/**
 * Returns the number of generation steps of the level (the steps in which the generator made the level), according to
 * the first announcement of a step.
 */
export function announcedStepCount(player: Player): number {
  const [, count] = /of (\d+) steps made$/.exec(announcedSteps(player)[0]) ?? [];
  return Number(count);
}
