/**
 * The parts of a scripted game that show how timed rushes, levels and challenges end, with the largest numbers that the
 * screens can show. A test checks whether all texts fit.
 */
import { RUSH_SIZE, writeChallengeCode, type Challenge } from "../../src/game/codes/challenge-code";
import { rememberEnded, rememberOpened } from "../../src/game/codes/recent-challenges";
import { openPuzzleSave, type Save } from "../../src/game/save/save";
import { endRush, loseLevel, openRow, waitForLevel } from "./bot";
import { frame, frames, openMenu, press, settle, startPlayer, type Player } from "./player";
import { canBeLost } from "./solver";
import { startAtRow, FAREWELL_FRAMES, resumePointWith, NAME, storeOf, winFromLongSolution } from "./text-saves";
import { puzzleIndexOf, PUZZLE_ROWS, puzzleOf } from "./puzzles";

const COUNTDOWN_FRAMES = 60;
const CLOCK_FRAMES = 40;
const ENDING_FRAMES = 240;

/**
 * Shows the rules, the countdown and all results of a timed rush. The results are a new best, a narrowly new best, and
 * fewer levels than the best. Each is shown for every reason for which a rush can end.
 */
export function walkRushEnds(puzzleId: string): void {
  const rules = startAtRow(storeOf(puzzleId, 16777215), "Rush");
  press(rules, "a");
  frames(rules, COUNTDOWN_FRAMES);
  for (const [cleared, best] of [
    [9999, 0],
    [9999, 9998],
    [99, 16777215],
  ]) {
    endByTime(resumeRush(puzzleId, { remainingMs: 900, cleared, losses: 0, best }));
    endRush(resumeRush(puzzleId, { remainingMs: 179000, cleared, losses: 0, best }));
    if (canBeLost(puzzleId)) endByFall(resumeRush(puzzleId, { remainingMs: 179000, cleared, losses: 2, best }));
  }
}

interface RushTally {
  readonly remainingMs: number;
  readonly cleared: number;
  readonly losses: number;
  readonly best: number;
}

function resumeRush(puzzleId: string, tally: RushTally): Player {
  const left = resumePointWith(puzzleId, { mode: "rush", ...tally }, { moves: [], moveCount: 0 });
  const player = startAtRow(storeOf(puzzleId, tally.best, left), "Rush");
  press(player, "a");
  waitForLevel(player);
  return player;
}

function endByTime(player: Player): void {
  frames(player, COUNTDOWN_FRAMES + CLOCK_FRAMES);
  settle(player);
}

function endByFall(player: Player): void {
  frames(player, COUNTDOWN_FRAMES);
  try {
    loseLevel(player);
  } catch {
    // Ignores the error that is thrown for a level that cannot be lost.
  }
}

/**
 * Shows the end card, the message after a level, for a level with very many moves: without and with hints, with new and
 * with old medals. Then shows the ending of the campaign.
 */
export function walkLevelEnds(puzzleId: string): void {
  const { levelCount } = puzzleOf(puzzleId).campaign;
  for (const [hints, medal] of [
    [0, "0"],
    [99, "f"],
    [0, "f"],
  ] as const) {
    const left = resumePointWith(
      puzzleId,
      { mode: "campaign" },
      { levelNumber: levelCount, countedHints: hints, rewinds: 0 },
    );
    const store = storeOf(puzzleId, 1, (save) => {
      left(save);
      openPuzzleSave(save, puzzleId).medals = `${"f".repeat(levelCount - 1)}${medal}`;
    });
    const player = startAtRow(store, "Campaign");
    press(player, "a");
    if (medal !== "0") {
      // Waits for the campaign's ending. If the last level was cleared before, a first press of Ⓐ shows the ending, and
      // a second one plays the level.
      frames(player, ENDING_FRAMES);
      press(player, "a");
    }
    waitForLevel(player);
    settle(player);
    winFromLongSolution(player, puzzleId);
    settle(player);
    for (const button of ["up", "down", "left", "right"] as const) {
      press(player, button);
      frames(player, FAREWELL_FRAMES);
      frame(player, [], -90);
      settle(player);
    }
    openMenu(player);
    press(player, "b");
    frames(player, ENDING_FRAMES);
  }
}

const LONGEST_TENTHS = 639999;
const RUSH_CLEARED = 319;

function fillPlayed(puzzleId: string): (save: Save) => void {
  return ({ challenges }) => {
    const puzzle = puzzleIndexOf(puzzleId);
    const ten: Challenge = { seed: 4711, puzzleIndex: puzzle, size: 10 };
    const rush: Challenge = { seed: 4712, puzzleIndex: puzzle, size: RUSH_SIZE };
    const splits = Array.from({ length: 10 }, (_, index) => 3599 * (index + 1));
    const friend = { name: NAME, tenths: LONGEST_TENTHS, cleared: 0 };
    const all: readonly (readonly [Challenge, boolean])[] = [
      [{ ...rush, ghost: { name: NAME, tenths: 1799, cleared: RUSH_CLEARED } }, false],
      [{ ...rush, seed: 4715 }, true],
      [{ ...ten, ghost: friend }, false],
      [{ ...ten, seed: 4713, ghost: { ...friend, tenths: 35990, splits } }, true],
    ];
    for (const [challenge, isFair] of all) {
      const isRush = challenge.size === RUSH_SIZE;
      rememberOpened(challenges, challenge);
      rememberEnded(
        challenges,
        challenge,
        isRush ? { tenths: 1799, cleared: RUSH_CLEARED } : { tenths: 35990, cleared: 0, ...(isFair ? { splits } : {}) },
        isFair,
      );
    }
    rememberOpened(challenges, { seed: 4714, puzzleIndex: puzzle, size: RUSH_SIZE });
  };
}

export function walkPlayed(puzzleId: string): void {
  const store = storeOf(puzzleId, 1, fillPlayed(puzzleId));
  for (let row = 0; row < 5; row++) {
    const player = startPlayer(store);
    openRow(player, "Challenge");
    press(player, "down");
    settle(player);
    press(player, "down");
    settle(player);
    for (let index = 0; index < row; index++) press(player, "right");
    settle(player);
    press(player, "a");
    settle(player);
    frames(player, FAREWELL_FRAMES);
    press(player, "right");
    settle(player);
    frames(player, FAREWELL_FRAMES);
  }
  const bare = startPlayer(storeOf(puzzleId, 1), {
    arguments: [`code=${writeChallengeCode({ seed: 4711, puzzleIndex: PUZZLE_ROWS.length - 1, size: RUSH_SIZE })}`],
  });
  settle(bare);
}
