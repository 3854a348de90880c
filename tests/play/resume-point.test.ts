/**
 * Imitates a power cut in the middle of a level: the game ends without a signal, and a new game starts with the same
 * files. Tests that the level goes on where it was.
 */
import { describe, expect, test } from "vitest";
import { MODE_NAMES, type ModeName } from "../../src/game/save/tally";
import { isComplete } from "../seed-count";
import { loseLevel, levelNow, solutionOf, rewind, win } from "./bot";
import { OPEN_MODE } from "./open-mode";
import { askForMove, frame, frames, press, makeMove, settle, type Player } from "./player";
import type { AttemptJson } from "./attempt-json";
import { resumePointOf, storeWith } from "./saves";
import { losingMoves } from "./solver";
import { PUZZLE_ROWS } from "./puzzles";

const BUTTONS = ["up", "right", "down", "left"] as const;

function present(player: Player): AttemptJson {
  const level = levelNow(player);
  if (level === undefined) throw new Error("there is no level");
  return level;
}

function rollOn(player: Player, most: number): void {
  const line = solutionOf(present(player));
  for (const move of line.slice(0, Math.min(most, line.length - 1))) makeMove(player, move);
}

function fallAndRewind(player: Player): number {
  const { puzzle, map } = present(player);
  if (losingMoves(map.join("\n"), puzzle) === undefined) return 0;
  loseLevel(player);
  const { moveCount } = present(player);
  rewind(player);
  return moveCount;
}

/**
 * The modes with the puzzles that are tested in them. Complete test runs test every mode with every puzzle. Other test
 * runs test each mode with two of five puzzles, which change from mode to mode.
 */
const MODES_OF_WORLDS = PUZZLE_ROWS.flatMap(([puzzleId], puzzleIndex) =>
  MODE_NAMES.filter((_, index) => isComplete || (index + puzzleIndex) % 5 < 2).map((mode): [ModeName, string] => [
    mode,
    puzzleId,
  ]),
);

/**
 * The number of frames for which a level that has just appeared after a lesson ignores Ⓐ. After them, Ⓐ gives a hint,
 * for instance in a weekly remix.
 */
const FRAMES_WITHOUT_HINT = 30;

describe.each(MODES_OF_WORLDS)("a level in the mode %s of %s after a power cut", (mode, puzzleId) => {
  const open = OPEN_MODE[mode];

  test("a level comes back after a power cut with its moves, hints, rewinds and losses", () => {
    const store = storeWith(undefined, puzzleId);
    const player = open(store);
    expect(present(player).puzzle).toBe(puzzleId);
    frames(player, FRAMES_WITHOUT_HINT);
    askForMove(player);
    const movesToFall = fallAndRewind(player);
    rollOn(player, 2);
    press(player, "b");
    settle(player);
    const before = present(player);
    expect(before.moves.length).toBeGreaterThan(before.moveCount);

    const again = open(store);
    expect(present(again)).toEqual(before);
    expect(resumePointOf(store, mode)).toMatchObject({
      countedHints: mode === "rush" ? 0 : 1,
      rewinds: movesToFall + 1,
      losses: movesToFall > 0 ? 1 : 0,
      moveCount: before.moveCount,
    });
    rewind(again);
    win(again);
    expect(present(again)).toMatchObject({ puzzle: puzzleId, mode, outcome: "won" });
  });

  test("a level loses at most its last move by a power cut, and nothing two frames after that move", () => {
    const store = storeWith(undefined, puzzleId);
    const player = open(store);
    const fresh = present(player);
    frame(player, [BUTTONS[solutionOf(fresh)[0]]]);
    expect(resumePointOf(store, mode)).toMatchObject({ moves: "", moveCount: 0 });
    frames(player, 2);
    expect(resumePointOf(store, mode)).toMatchObject({ moves: present(player).moves, moveCount: 1 });
    expect(present(open(store))).toMatchObject({ map: fresh.map, moveCount: 1, moves: present(player).moves });
  });

  test("a level that was restarted by the system menu comes back at its start", () => {
    const store = storeWith(undefined, puzzleId);
    const player = open(store);
    rollOn(player, 1);
    player.console.chooseMenuItem(0);
    settle(player);
    expect(present(open(store))).toMatchObject({ moveCount: 0, moves: present(player).moves });
    expect(resumePointOf(store, mode)).toMatchObject({ rewinds: 1 });
  });
});

const WITH_HINTS = MODES_OF_WORLDS.filter(([mode]) => mode !== "rush");

test.each(WITH_HINTS)(
  "a level in the mode %s of %s remembers a hint although no move followed it",
  (mode, puzzleId) => {
    const open = OPEN_MODE[mode];
    const store = storeWith(undefined, puzzleId);
    const player = open(store);
    frames(player, FRAMES_WITHOUT_HINT);
    askForMove(player);
    frame(player);
    open(store);
    expect(resumePointOf(store, mode)).toMatchObject({ countedHints: 1, moves: "" });
  },
);
