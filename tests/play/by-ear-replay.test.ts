/**
 * Checks what a player who cannot see the screen hears of pictures: the diagram of the moves of a cleared level, the
 * steps in which the generator made a level, and the small pictures of levels that the player has made.
 */
import { describe, expect, test } from "vitest";
import { levelNow, solutionOf, win } from "./bot";
import { ask, EAR_KEYS, hear, pressAndHear, pressUntil, type Listener } from "./listener";
import { FRAMES_OF_NOTCH, FRAMES_PER_MOVE, openEndlessAt, turnBack, winAndTurnBack } from "./made-levels";
import { storeWithOwnLevels } from "./own-levels";
import { frames, settle, startPlayer, type Player } from "./player";
import { PUZZLE_ROWS } from "./puzzles";

const FRAMES_AFTER_WIN = 12;
const FRAMES_OF_PAGE = 30;
const FRAMES_OF_STEP = 24;
const FRAMES_TO_OPEN = 60;
const STEPS_BACK = 3;
const DIRECTIONS = ["up", "right", "down", "left"];

function listenTo(player: Player): Listener {
  player.console.keyPressed(EAR_KEYS.listen);
  return { player, heardLines: player.printed.length };
}

describe.each(PUZZLE_ROWS)("a cleared level of %s", (puzzleId) => {
  test("the diagram of its moves is announced page by page, with the direction and result of each move", () => {
    const player = openEndlessAt(puzzleId, "hard");
    const moves = solutionOf(levelNow(player)!);
    const listener = listenTo(player);
    win(player);
    frames(player, FRAMES_AFTER_WIN);
    turnBack(player, FRAMES_PER_MOVE);
    // Waits, because the game ignores the D-pad for a moment after the end card (the card after a level) has appeared.
    frames(player, FRAMES_OF_PAGE);
    hear(listener);
    const heard: string[] = [];
    while (heard.length < moves.length) {
      const text = pressAndHear(listener, "up", FRAMES_OF_PAGE).join(". ");
      expect(text).toContain(` of ${moves.length}, drawn`);
      heard.push(...[...text.matchAll(/(?:^|\. )(\d+, \w+): \w/g)].map(([, move]) => move));
    }
    expect(heard).toEqual(moves.map((direction, index) => `${index + 1}, ${DIRECTIONS[direction]}`));
  });

  test("each step in which the generator made it is announced with the things that were added and removed", () => {
    const player = openEndlessAt(puzzleId, "hard");
    winAndTurnBack(player);
    const listener = listenTo(player);
    turnBack(player, FRAMES_OF_NOTCH);
    settle(player);
    hear(listener);
    for (let step = 0; step < STEPS_BACK; step++) {
      const text = pressAndHear(listener, "left", FRAMES_OF_STEP).join(". ");
      expect(text).toMatch(/^\d+ of \d+ steps made\. (added|removed|first board): .*[A-Z]+\d/);
    }
  });
});

test("the board of an own level is read on the pinboard and beside the list of what can be done with the level", () => {
  const player = startPlayer(storeWithOwnLevels(["..@.o...\n........"], "last-ball"));
  settle(player);
  const listener = listenTo(player);
  pressUntil(listener, "down", (text) => text.startsWith("Workshop"));
  for (let screen = 0; screen < 2; screen++) {
    pressAndHear(listener, "a", FRAMES_TO_OPEN);
    expect(ask(listener, "board")).toContain("rows 1 to 2. Row 1: black ball C, white ball E. Row 2: empty");
    expect(ask(listener, "pieces")).toContain("black ball C1. white ball E1");
  }
});
