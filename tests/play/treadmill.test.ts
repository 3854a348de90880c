import { expect, test } from "vitest";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { cellAt, createBoard } from "../../src/kernel/board";
import { LEFT, RIGHT } from "../../src/kernel/direction";
import { runToEnd } from "../../src/kernel/task";
import { painter } from "../../src/puzzles/penguin/paint/painter";
import { makeMove, settle, startPlayer, type Player } from "./player";
import { puzzleIndexOf } from "./puzzles";
import { storeWith } from "./saves";

const SCREEN_WIDTH = 400;
const ROWS = ["...#....", "@..^...F", "........"];
const TREADMILL = { column: 3, row: 1 };

function openLevel(rows: readonly string[]): Player {
  const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf("penguin"), map: rows.join("\n") }));
  const player = startPlayer(storeWith(undefined, "penguin"), { arguments: [`level=${code}`] });
  settle(player);
  return player;
}

function whiteShare({ console: { pixels } }: Player, rows: readonly string[]): number {
  const board = createBoard(rows[0].length, rows.length);
  const { x, y, width, height } = painter.boxOf(board, cellAt(board, TREADMILL.column, TREADMILL.row));
  let whites = 0;
  for (let row = y; row < y + height; row++) {
    const from = row * SCREEN_WIDTH + x;
    for (const pixel of pixels.subarray(from, from + width)) whites += pixel;
  }
  return whites / (width * height);
}

test.each([
  ["large", ROWS],
  [
    "small",
    [
      ...ROWS.map((row) => row.replace("F", ".").padEnd(16, ".")),
      ...Array<string>(4).fill(".".repeat(16)),
      "F".padStart(16, "."),
    ],
  ],
] as const)(
  "the penguin stands out on a treadmill of %s cells, because the black belt gives way to white ice",
  (_, rows) => {
    const player = openLevel(rows);
    const bare = whiteShare(player, rows);
    makeMove(player, RIGHT);
    settle(player);
    expect(whiteShare(player, rows)).toBeGreaterThan(1.2 * bare);
    makeMove(player, LEFT);
    settle(player);
    expect(whiteShare(player, rows)).toBeCloseTo(bare);
  },
);
