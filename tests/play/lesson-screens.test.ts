import { describe, expect, test } from "vitest";
import { startLesson } from "../../src/game/play/lessons/create-tutorial";
import { lessonBoardBoxOf } from "../../src/game/play/lessons/lesson-view";
import { turnLevel } from "../../src/game/play/twists/turned-level";
import { TWIST_LETTERS } from "../../src/game/save/known-controls";
import { TEXTS } from "../../src/game/texts/index";
import type { Lesson } from "../../src/puzzles/lesson";
import { levelNow, win } from "./bot";
import { frames, press, settle, startPlayer, watched, type Player } from "./player";
import { lessonsOf, PUZZLE_ROWS, puzzleOf } from "./puzzles";
import { isTextOnScreen } from "./screen-text";
import { storeWith } from "./saves";

const SCREEN_WIDTH = 400;
/** The part of the screen, in pixels, that must contain the whole board of each lesson. */
const WINDOW = { left: 132, right: 397, top: 24, bottom: 215 };
const FRAMES_OF_ARRIVAL = 60;
const FRAMES_OF_CELEBRATION = 60;

function openLesson(puzzleId: string, letter: string): Player {
  const player = startPlayer(storeWith(undefined, puzzleId), {
    arguments: [`lesson=${letter}`, `puzzle=${puzzleId}`],
  });
  settle(player);
  return player;
}

/**
 * Returns the sides of `WINDOW` over which the board of a lesson reaches. The board reaches over a side if a pixel just
 * outside this side is not black.
 */
function crossedSides({ console }: Player): readonly string[] {
  const { left, right, top, bottom } = WINDOW;
  const isBlack = (x: number, y: number): boolean => console.pixels[y * SCREEN_WIDTH + x] === 0;
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
  const sides = [
    { name: "above", isFree: columns.every((x) => isBlack(x, top - 1)) },
    { name: "below", isFree: columns.every((x) => isBlack(x, bottom + 1)) },
    { name: "left", isFree: rows.every((y) => isBlack(left - 1, y)) },
    { name: "right", isFree: rows.every((y) => isBlack(right + 1, y)) },
  ];
  return sides.filter(({ isFree }) => !isFree).map(({ name }) => name);
}

const FRAMES_OF_LAUNCH = 12;

function faultsOf(puzzleId: string, { letter, name }: Lesson): readonly string[] {
  const faults = new Set<string>();
  const look = (player: Player): void => {
    if (player.reports.length < FRAMES_OF_LAUNCH) return;
    for (const side of levelNow(player) === undefined ? [] : crossedSides(player)) faults.add(`${name}: ${side}`);
  };
  const begin = () => ({ line: () => false, signal: () => undefined, frame: look });
  watched({ begin }, () => {
    const player = openLesson(puzzleId, letter);
    frames(player, FRAMES_OF_ARRIVAL);
    win(player);
    frames(player, FRAMES_OF_CELEBRATION);
  });
  return [...faults];
}

function outsideWindow(puzzleId: string, { letter, name, boxes }: Lesson): readonly string[] {
  if (boxes !== undefined) return [];
  const puzzle = puzzleOf(puzzleId);
  const { tutorial, attempt } = startLesson(puzzle, { letters: [letter], lessonIndex: 0, next: undefined });
  const turns = letter === TWIST_LETTERS.turned ? [0, 1, 2, 3] : [0];
  let level = attempt.played.level;
  return turns.flatMap((quarters) => {
    if (quarters > 0) level = turnLevel(puzzle, level);
    const shown = level;
    const { x, y, width, height } = lessonBoardBoxOf(tutorial, {
      ...attempt,
      played: { ...attempt.played, level: shown },
    });
    const isInside =
      x >= WINDOW.left && x + width - 1 <= WINDOW.right && y >= WINDOW.top && y + height - 1 <= WINDOW.bottom;
    return isInside ? [] : [`${name}, ${quarters} turns: ${x},${y} to ${x + width},${y + height}`];
  });
}

describe.each(PUZZLE_ROWS)("the lessons of %s", (puzzleId) => {
  test("the board of each lesson stays in its window, beside the drawn hand and between the two texts", () => {
    // Leaves out lessons that show a part of a larger board, such as a room of a cave. The screen cuts off the rest of
    // such a board. Also leaves out the lesson on the board that turns, because arrows are drawn beside its board.
    const lessons = lessonsOf(puzzleId).filter(
      ({ boxes, letter }) => boxes === undefined && letter !== TWIST_LETTERS.turned,
    );
    expect(lessons.flatMap((lesson) => faultsOf(puzzleId, lesson))).toEqual([]);
  });

  test("the box of each lesson's board lies in its window, also when the board is turned", () => {
    const faults = lessonsOf(puzzleId).flatMap((lesson) => outsideWindow(puzzleId, lesson));
    expect(faults).toEqual([]);
  });

  test("the first tap of Ⓑ in a lesson says that the second one leaves", () => {
    const [leaveTip] = TEXTS.play.leaveTips;
    const player = openLesson(puzzleId, lessonsOf(puzzleId)[0].letter);
    frames(player, FRAMES_OF_ARRIVAL);
    expect(isTextOnScreen(player, leaveTip)).toBe(false);
    press(player, "b");
    settle(player);
    expect(isTextOnScreen(player, leaveTip)).toBe(true);
    press(player, "b");
    settle(player);
    expect(levelNow(player)).toBeUndefined();
  });
});
