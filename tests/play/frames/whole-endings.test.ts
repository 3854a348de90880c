import { test } from "vitest";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";
import { ENDINGS } from "../../../src/puzzles/endings";
import { frame, frames, press, type Player } from "../player";
import { openEnding } from "../tour-endings";
import { expectGoldenFrames } from "./frame-recorder";
import type { Walk } from "./walks";

/**
 * A number of frames after which nothing moves any more in a campaign's ending, or in the finale that follows the
 * endings of all campaigns.
 */
const FRAMES_OF_ENDING = 900;
const FRAMES_OF_CALM_ENDING = 300;
const FRAMES_OF_SHUTTER = 10;
const FRAMES_OF_CREDITS = 480;

function crankBackAndOn(player: Player): void {
  for (const degrees of [-61, 45, -200, 17]) for (let turn = 0; turn < 8; turn++) frame(player, [], degrees);
}

function wholeEnding(puzzleId: string): Walk {
  return [
    `the whole ending of ${puzzleId}`,
    () => {
      const player = openEnding(puzzleId);
      frames(player, FRAMES_OF_ENDING);
      crankBackAndOn(player);
      frames(openEnding(puzzleId, { reducesFlashing: true }), FRAMES_OF_CALM_ENDING);
    },
  ];
}

const finale: Walk = [
  "the finale and the credits",
  () => {
    const player = openEnding(ENDINGS[0].id);
    press(player, "b");
    press(player, "b");
    frames(player, FRAMES_OF_ENDING);
    crankBackAndOn(player);
    press(player, "a");
    frames(player, FRAMES_OF_SHUTTER + FRAMES_OF_CREDITS);
    crankBackAndOn(player);
    for (const button of ["left", "up", "right", "down", "a", "left", "a", "b"] as const) press(player, button);
    frames(player, FRAMES_OF_SHUTTER);
  },
];

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "all endings from beginning to end show, play, save and announce in each frame what tests/golden has stored",
  () => {
    expectGoldenFrames("whole-endings", [...ENDINGS.map(({ id }) => wholeEnding(id)), finale]);
  },
);
