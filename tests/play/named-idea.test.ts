import { expect, test } from "vitest";
import { ideaNamesOf } from "../../src/game/play/idea-name";
import { COMMON_IDEAS } from "../../src/kernel/ideas/measure-ideas";
import { openPace, skipLessons, win } from "./bot";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { frames, gameBehind, press, startPlayer } from "./player";
import { PUZZLE_ROWS, puzzleOf } from "./puzzles";
import { storeWith } from "./saves";

/** How many frames after the win the text beside the board is looked at, before the next level comes. */
const FRAMES_AFTER_WIN = 24;

test.each(PUZZLE_ROWS)("after a win, a hard level of %s names its solving idea beside the board", (puzzleId) => {
  const player = startPlayer(storeWith(undefined, puzzleId), { files: gameBehind(PRINT_DRAWN_TEXTS) });
  openPace(player, "hard");
  press(player, "a");
  skipLessons(player);
  const puzzle = puzzleOf(puzzleId);
  const names = [...COMMON_IDEAS, ...puzzle.ideas.own].flatMap((_, idea) => ideaNamesOf(puzzle, idea));
  const hasName = (text: string): boolean => names.some((name) => text.startsWith(name));
  expect(drawnTextsOf(player).filter(hasName)).toEqual([]);
  win(player);
  frames(player, FRAMES_AFTER_WIN);
  expect(drawnTextsOf(player).filter(hasName)).not.toEqual([]);
});
