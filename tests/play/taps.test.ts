/** Plays levels and opens screens by nothing but taps of the screen, as the player of a phone does. */
import { describe, expect, test } from "vitest";
import { NOWHERE } from "../../src/kernel/board";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../src/kernel/direction";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { AttemptJson } from "./attempt-json";
import { levelNow, loseLevel, openCampaignAfter, openRow, skipLessons, solutionOf, waitForLevel } from "./bot";
import { chooseMenuItem, frames, press, saveAfterExit, screenNow, settle, startPlayer, type Player } from "./player";
import { levelOf, puzzleOf, PUZZLE_ROWS } from "./puzzles";
import { storeWith, titlePuzzleIdIn } from "./saves";
import { isTextOnScreen } from "./screen-text";
import { solve } from "./solver";

const ASIDE_PIXELS = 30;

function tap(player: Player, x: number, y: number): void {
  player.console.touched("tap", Math.floor(x), Math.floor(y));
  frames(player, 2);
  settle(player);
}

/**
 * Returns the point on the screen from which the game measures the direction of a tap, after the given moves of a
 * level. This is the middle of the player's piece, or of the board if there is no such piece.
 */
function startPoint({ puzzle: id, map }: AttemptJson, moves: readonly Direction[]): { x: number; y: number } {
  const puzzle = puzzleOf(id);
  const level = levelOf(id, map.join("\n"));
  const rules = puzzle.rules(level);
  const state = moves.reduce((from, move) => rules.move(from, move) ?? from, rules.start);
  const { board } = puzzle.placementsOf(level);
  const cell = puzzle.playerCell?.(state) ?? NOWHERE;
  const ends = cell === NOWHERE ? [board.cells[0], board.cells[board.cells.length - 1]] : [cell];
  const boxes = ends.map((end) => puzzle.painter.boxOf(board, end));
  return {
    x: boxes.reduce((sum, { x, width }) => sum + x + width / 2, 0) / boxes.length,
    y: boxes.reduce((sum, { y, height }) => sum + y + height / 2, 0) / boxes.length,
  };
}

function tapBeside(player: Player, level: AttemptJson, made: readonly Direction[], direction: Direction): void {
  const { x, y } = startPoint(level, made);
  const [right, down] = { [UP]: [0, -1], [RIGHT]: [1, 0], [DOWN]: [0, 1], [LEFT]: [-1, 0] }[direction];
  tap(player, Math.max(0, x + right * ASIDE_PIXELS), Math.max(0, y + down * ASIDE_PIXELS));
}

test.each(PUZZLE_ROWS)(
  "in %s, a level is won by taps beside the player's piece or in a quarter of the screen",
  (puzzleId) => {
    const player = openCampaignAfter(5, puzzleId);
    const level = skipLessons(player);
    const solution = solutionOf(level);
    solution.forEach((move, index) => {
      tapBeside(player, level, solution.slice(0, index), move);
      if (index + 1 < solution.length) expect(levelNow(player)?.moveCount).toBe(index + 1);
    });
    expect(levelNow(player)?.outcome).toBe("won");
    expect(player.printed).toContain(`stop: ${solution.length}`);
  },
);

const PUZZLES_WITH_A_PLAYER_PIECE = PUZZLE_ROWS.filter(([puzzleId]) => puzzleOf(puzzleId).playerCell !== undefined);

test.each(PUZZLES_WITH_A_PLAYER_PIECE)("in %s, a tap on the piece that the player moves does nothing", (puzzleId) => {
  const player = openCampaignAfter(5, puzzleId);
  const level = skipLessons(player);
  const { x, y } = startPoint(level, []);
  tap(player, x, y);
  expect(levelNow(player)?.moveCount).toBe(0);
});

test("on the title screen, taps open another puzzle's house and a row, and the map answers taps, too", () => {
  const player = startPlayer(storeWith());
  tap(player, 135 + 52 + 26, 150);
  tap(player, 60, 77 + 25);
  expect(screenNow(player)).toBe("campaign map");
  tap(player, 60, 235);
  expect(screenNow(player)).toBe("campaign map");
});

test("a tap on a row of the settings opens the page behind it, and the settings answer taps beside the rows with nothing", () => {
  const player = startPlayer(storeWith());
  tap(player, 60, 77 + 6 * 20 + 8);
  expect(screenNow(player)).toBe("settings");
  tap(player, 300, 215);
  expect(screenNow(player)).toBe("settings");
  // This tap on the arrow below the list of settings shows further rows. The row "More" is among them.
  tap(player, 300, 190);
  expect(screenNow(player)).toBe("settings");
  settle(player);
  tap(player, 300, 180);
  expect(screenNow(player)).toBe("more");
});

test.each([0, 1, 2, 3])(
  "a second tap on a house, %i frames after the first, leads to the house that it hits",
  (later) => {
    const player = startPlayer(storeWith());
    settle(player);
    player.console.touched("tap", 135 + 3 * 52 + 26, 150);
    frames(player, later);
    player.console.touched("tap", 135 + 2 * 52 + 26, 150);
    frames(player, 12);
    expect(titlePuzzleIdIn(saveAfterExit(player))).toBe(loadAllPuzzles()[2].id);
  },
);

test("two taps on a house between two frames lead to the house and press Ⓐ there", () => {
  const player = startPlayer(storeWith());
  player.console.touched("tap", 135 + 2 * 52 + 26, 150);
  player.console.touched("tap", 135 + 2 * 52 + 26, 150);
  settle(player);
  expect(screenNow(player)).not.toBe("title");
  expect(titlePuzzleIdIn(saveAfterExit(player))).toBe(loadAllPuzzles()[2].id);
});

test("several taps between two frames are all answered, one after the other", () => {
  const player = startPlayer(storeWith());
  player.console.touched("tap", 135 + 52 + 26, 150);
  player.console.touched("tap", 60, 77 + 6 * 20 + 8);
  frames(player, 12);
  expect(screenNow(player)).toBe("settings");
});

describe("the picture beside the board of a lesson", () => {
  const HAND = [68, 118] as const;

  function openHintLesson(): Player {
    const player = startPlayer(storeWith(), { arguments: ["lesson=q", "puzzle=last-ball"] });
    waitForLevel(player);
    settle(player);
    return player;
  }

  test("a tap on the drawn Ⓐ asks for a hint and makes no move", () => {
    const player = openHintLesson();
    tap(player, ...HAND);
    expect(levelNow(player)).toMatchObject({ moveCount: 0 });
    expect(isTextOnScreen(player, "Once is free.")).toBe(false);
  });

  test("a tap on the drawn crank takes the lost move back, and one above the picture does nothing", () => {
    const player = openHintLesson();
    loseLevel(player);
    settle(player);
    const lost = levelNow(player)?.moveCount ?? 0;
    expect(lost).toBeGreaterThan(0);
    tap(player, 68, 40);
    expect(levelNow(player)).toMatchObject({ moveCount: lost });
    tap(player, ...HAND);
    expect(levelNow(player)).toMatchObject({ moveCount: lost - 1 });
  });

  test("a tap on an arm of the drawn direction pad is this direction, and one on its middle is none", () => {
    const player = startPlayer(storeWith(), { arguments: ["lesson=w", "puzzle=last-ball"] });
    const { map } = waitForLevel(player);
    settle(player);
    const [move] = solve(map.join("\n"), "last-ball");
    tap(player, ...HAND);
    expect(levelNow(player)).toMatchObject({ moveCount: 0 });
    const [right, down] = { [UP]: [0, -1], [RIGHT]: [1, 0], [DOWN]: [0, 1], [LEFT]: [-1, 0] }[move];
    tap(player, HAND[0] + right * ASIDE_PIXELS, HAND[1] + down * ASIDE_PIXELS);
    expect(levelNow(player)?.moveCount === 1 || levelNow(player)?.outcome === "won").toBe(true);
  });
});

test("a tap on a row of the editor's page opens this row, not the one under the cursor", () => {
  const player = startPlayer(storeWith());
  openRow(player, "Workshop");
  press(player, "a");
  settle(player);
  chooseMenuItem(player, "board");
  tap(player, 160, 48 + 4 * 27 + 12);
  expect(screenNow(player)).toBe("workshop");
});
