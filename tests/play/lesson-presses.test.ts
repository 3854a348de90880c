import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { formatMoves } from "../../src/kernel/moves-text";
import { levelNow, openPace, waitUntil } from "./bot";
import { frames, press, startPlayer, type Player } from "./player";
import { lessonsOf, PUZZLE_ROWS } from "./puzzles";
import { storeWith } from "./saves";
import { solve } from "./solver";

const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];

/**
 * The puzzles whose second lesson asks the player to make a mistake. At first, this lesson accepts only the one wrong
 * move.
 */
const MISTAKE_ROWS = PUZZLE_ROWS.filter(([puzzleId]) => lessonsOf(puzzleId)[1].mistake !== undefined);

/**
 * Begins an endless run at the hard pace and presses the buttons for some moves at once, before the first level
 * appears. `known` names, by letters, the things whose lessons the player has had. Returns when the first lesson is on
 * the screen.
 */
function pressBeforeLesson(puzzleId: string, known: string, moves: readonly Direction[]): Player {
  const player = startPlayer(storeWith((_, saved) => void (saved.knownThings = known), puzzleId));
  openPace(player, "hard");
  press(player, "a");
  expect(levelNow(player)).toBeUndefined();
  for (const move of moves) press(player, BUTTONS[move]);
  waitUntil(player, () => levelNow(player) !== undefined);
  return player;
}

describe.each(PUZZLE_ROWS)("arrows that are pressed before a run of %s has a level", (puzzleId) => {
  test("arrows pressed before the first level are the first moves of the lesson that comes before it", () => {
    const { map } = lessonsOf(puzzleId)[0];
    const moves = solve(map.join("\n"), puzzleId);
    const player = pressBeforeLesson(puzzleId, "", moves);
    expect(levelNow(player)).toMatchObject({ map });
    frames(player, moves.length);
    expect(levelNow(player)).toMatchObject({ map, moves: formatMoves(moves), outcome: "won" });
  });
});

describe.each(MISTAKE_ROWS)("a lesson of %s about a mistake", (puzzleId) => {
  const { map, mistake = 0 } = lessonsOf(puzzleId)[1];
  const others = DIRECTIONS.filter((direction) => direction !== mistake);

  test("the lesson takes the mistake that was pressed before it appeared, and refuses the arrows after it", () => {
    const player = pressBeforeLesson(puzzleId, "w", [mistake, ...others]);
    frames(player, DIRECTIONS.length);
    expect(levelNow(player)).toMatchObject({ map, moves: formatMoves([mistake]) });
  });

  test("the lesson refuses other arrows that were pressed before it appeared", () => {
    const player = pressBeforeLesson(puzzleId, "w", others);
    frames(player, DIRECTIONS.length);
    expect(levelNow(player)).toMatchObject({ map, moveCount: 0 });
  });
});
