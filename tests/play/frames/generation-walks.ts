/**
 * Scripted games that look at how a level was generated, step by step, for each puzzle. A test records their frames.
 */
import { FRAMES_OF_NOTCH, FRAMES_PER_MOVE, openEndlessAt, turnBack, winAndTurnBack } from "../made-levels";
import { frame, frames, press, type Player } from "../player";
import { FINISHED_PUZZLES } from "../puzzles";
import type { Walk } from "./walks";

const FRAMES_OF_REST = 45;
const FRAMES_OF_ALL_STEPS = 170;
const FAST_DEGREES = 90;

/**
 * Returns scripted games that look at how a level was generated: one for each puzzle, and one with the setting "less
 * flashing".
 */
export function generationWalks(): Walk[] {
  return [
    ...FINISHED_PUZZLES.map(({ id }): Walk => [`generation in ${id}`, () => { walkGeneration(openEndlessAt(id, "hard")); }]), // prettier-ignore
    ["generation in skid with less flashing", () => { walkGeneration(openEndlessAt("skid", "hard", { reducesFlashing: true })); }], // prettier-ignore
  ];
}

function walkGeneration(player: Player): void {
  winAndTurnBack(player);
  turnBack(player, FRAMES_OF_NOTCH + 2 * FRAMES_PER_MOVE + 2);
  frames(player, FRAMES_OF_REST);
  for (let count = 0; count < 3; count++) frame(player, [], -FAST_DEGREES);
  for (let count = 0; count < 5; count++) frame(player, [], 25);
  frames(player, FRAMES_OF_REST);
  for (const button of ["left", "left", "right", "up", "down"] as const) press(player, button);
  frames(player, FRAMES_OF_REST);
  press(player, "a");
  frames(player, FRAMES_OF_ALL_STEPS);
  press(player, "left");
  press(player, "b");
  frames(player, FRAMES_OF_REST);
}
