import { expect, test } from "vitest";
import { puzzleSave } from "../../src/game/save/save";
import { loadAllPuzzles, PUZZLES } from "../../src/puzzles/index";
import { levelNow, openRow, solutionOf, waitForLevel, win, winAndGoOn } from "./bot";
import { frame, frames, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";

const CRANK_DEGREES = 15;
const FRAMES_PER_MOVE = 4;
/** Enough degrees to pass the notch, and the frames in which a making is recorded and the screen comes to rest. */
const FRAMES_OF_NOTCH = 3;
const FRAMES_OF_RECORDING = 900;
const FRAMES_AFTER_WIN = 12;

/** Opens an endless run of a puzzle, with all lessons won. */
function openEndless(puzzleId: string): Player {
  const store = storeWith((save) => {
    for (const { id } of PUZZLES) puzzleSave(save, id).medals = "777";
  }, puzzleId);
  const player = startPlayer(store);
  settle(player);
  openRow(player, "Play");
  waitForLevel(player);
  settle(player);
  return player;
}

function turnBack(player: Player, frameCount: number): void {
  for (let count = 0; count < frameCount; count++) frame(player, [], -CRANK_DEGREES);
}

/** Wins the level on the screen, turns all moves back and waits until its making is recorded. */
function winAndTurnBack(player: Player): void {
  const level = levelNow(player);
  if (level === undefined) throw new Error("no level is on the screen");
  const moves = solutionOf(level).length;
  win(player);
  frames(player, FRAMES_AFTER_WIN);
  turnBack(player, FRAMES_PER_MOVE * moves);
  frames(player, FRAMES_OF_RECORDING);
}

/** Returns what was announced of the making since line `from`. */
function announcedSteps({ printed }: Player, from = 0): string[] {
  return printed.slice(from).filter((line) => line.endsWith(" steps made"));
}

for (const { id } of loadAllPuzzles()) {
  test(`after a win of ${id}, the crank turns on beyond the first move through all steps of the making`, () => {
    const player = openEndless(id);
    turnBack(player, 2 * FRAMES_PER_MOVE);
    expect(announcedSteps(player)).toEqual([]);
    winAndTurnBack(player);
    expect(announcedSteps(player)).toEqual([]);
    turnBack(player, FRAMES_OF_NOTCH);
    expect(announcedSteps(player)).toEqual([]);
    turnBack(player, 50 * FRAMES_PER_MOVE);
    const announced = announcedSteps(player);
    const [, all] = /: \d+ of (\d+) steps made$/.exec(announced[0]) ?? [];
    expect(announced).toHaveLength(Number(all));
    expect(announced.at(-1)).toContain(`: 0 of ${all} steps made`);
  });
}

test("in the making, ✛ makes a step, Ⓐ plays all steps, and Ⓑ returns to the level without leaving it", () => {
  const player = openEndless("last-ball");
  winAndTurnBack(player);
  turnBack(player, FRAMES_OF_NOTCH);
  press(player, "left");
  settle(player);
  press(player, "left");
  settle(player);
  expect(announcedSteps(player)).toHaveLength(2);
  press(player, "right");
  settle(player);
  const [, all] = /of (\d+) steps made$/.exec(announcedSteps(player)[0]) ?? [];
  expect(announcedSteps(player).at(-1)).toContain(`: ${Number(all) - 1} of ${all} steps made`);
  const before = player.printed.length;
  press(player, "a");
  frames(player, 200);
  expect(announcedSteps(player, before)).toHaveLength(Number(all) + 1);
  press(player, "left");
  settle(player);
  press(player, "b");
  settle(player);
  const { length } = player.printed;
  press(player, "left");
  settle(player);
  expect(announcedSteps(player, length)).toEqual([]);
  expect(levelNow(player)).toBeDefined();
});

test("after the making of a level, the next level can be played", () => {
  const player = openEndless("last-ball");
  const before = levelNow(player);
  winAndTurnBack(player);
  turnBack(player, FRAMES_OF_NOTCH + FRAMES_PER_MOVE);
  press(player, "b");
  settle(player);
  press(player, "a");
  const next = waitForLevel(player, before);
  settle(player);
  expect(winAndGoOn(player).map).not.toEqual(next.map);
});
