import { expect, test } from "vitest";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import type { State } from "../../../src/puzzles/last-ball/state";
import { seedCount } from "../../seed-count";
import { mayDescribe, placeWordsIn } from "./place-words";
import { checkPositions, sideWordsFor, type PlayedMove } from "./positions";

const SOON = 5;

/**
 * What happens to the white balls in one win of a level. The tests check with it whether hints are true. Each ball is
 * named by its cell before the first move.
 */
interface Course {
  /** The white balls in the order in which they leave the board. */
  readonly leavers: readonly number[];
  /** The white balls that stop the black ball after an earlier move has pushed them to another cell. */
  readonly brakes: readonly Brake[];
}

/**
 * A white ball that stops the black ball: the black ball stops on the cell `stop`, and the white ball is on the cell
 * `ball` then.
 */
interface Brake {
  readonly stop: number;
  readonly ball: number;
  readonly name: number;
}

function courseOf(win: readonly PlayedMove<State>[]): Course {
  const nameOn = new Map(win[0].before.slice(1).map((cell) => [cell, cell]));
  const shifted = new Set<number>();
  const leavers: number[] = [];
  const brakes: Brake[] = [];
  for (const { after, record } of win) {
    const rolls = record.motions.filter(({ cause }) => cause === "pushed").slice(1);
    const names = rolls.map(({ piece }) => nameOn.get(piece) ?? -1);
    if (shifted.has(names[0])) brakes.push({ stop: after[0], ball: rolls[0].piece, name: names[0] });
    for (const { piece } of rolls) nameOn.delete(piece);
    rolls.forEach(({ from, to }, index) => {
      if (index === rolls.length - 1) leavers.push(names[index]);
      else nameOn.set(to, names[index]);
      if (from !== to) shifted.add(names[index]);
    });
  }
  return { leavers, brakes };
}

test("what hints of Last Ball tell about the board is true of all wins, in 400 positions, and told in all", () => {
  const kinds = new Set<string>();
  const share = checkPositions(lastBall, seedCount(400, 200), ({ level, map, state, wins, hint }) => {
    if (hint === undefined) return;
    const { kind, sentences, mark } = hint;
    const { board } = level;
    const about = `${map}\n${state.join()} ${sentences[0]} ${mark?.stop ?? ""}`;
    kinds.add(kind);
    const courses = wins.map(courseOf);
    const whites = state.slice(1);
    const column = (cell: number): number => cell % (board.width + 1);
    const row = (cell: number): number => Math.floor(cell / (board.width + 1));
    if (kind === "brake") {
      const side = sentences.at(-1)?.split(" ").at(-1) ?? "";
      const isMovedThere = ({ ball, name }: Brake): boolean =>
        sideWordsFor(board, ball).includes(side) && !sideWordsFor(board, name).includes(side);
      expect(
        courses.every(({ brakes }) => brakes.some((brake) => isMovedThere(brake))),
        about,
      ).toBe(true);
      if (mark !== undefined)
        expect(
          courses[0].brakes.map(({ stop }) => stop),
          about,
        ).toContain(mark.stop);
    } else if (kind === "last") {
      const ball = mark?.piece ?? -1;
      expect(
        courses.every(({ leavers }) => leavers.at(-1) === ball),
        about,
      ).toBe(true);
      const others = whites.filter((cell) => cell !== ball);
      const isOut = {
        highest: others.every((cell) => row(cell) > row(ball)),
        rightmost: others.every((cell) => column(cell) < column(ball)),
        lowest: others.every((cell) => row(cell) < row(ball)),
        leftmost: others.every((cell) => column(cell) > column(ball)),
      };
      for (const [word, is] of Object.entries(isOut)) if (sentences[0].includes(word)) expect(is, about).toBe(true);
    } else if (kind === "stop" || kind === "try") {
      const stop = mark?.stop ?? -1;
      expect(stop, about).not.toBe(state[0]);
      for (const win of kind === "try" ? [wins[0]] : wins)
        expect(
          win.slice(0, SOON).some(({ after }) => after[0] === stop),
          about,
        ).toBe(true);
      for (const sentence of sentences)
        expect(
          mayDescribe(board, placeWordsIn(sentence) ?? "", stop, { piece: state[0] }),
          `${about} ${sentence}`,
        ).toBe(true);
    } else if (kind === "try-beside") {
      expect(wins[0][0].after[0], about).toBe(state[0]);
    } else if (kind === "row") {
      // A hint of the kind "row" says that one hit must move three white balls. Such a move has five motions: one of
      // the black ball, one of each of three white balls, and one of the last ball's fall.
      for (const win of wins)
        expect(
          win.some(({ record }) => record.motions.length === 5),
          about,
        ).toBe(true);
    } else {
      const [black] = state;
      const cellsOf = ({ record }: PlayedMove<State>): number =>
        Math.abs(row(record.motions[1].piece) - row(black)) + Math.abs(column(record.motions[1].piece) - column(black));
      const distances = whites
        .filter((cell) => row(cell) === row(black) || column(cell) === column(black))
        .map((cell) => Math.abs(row(cell) - row(black)) + Math.abs(column(cell) - column(black)));
      const first = cellsOf(wins[0][0]);
      expect(
        wins.every(([move]) => cellsOf(move) === first),
        about,
      ).toBe(true);
      if (kind === "near") expect(first, about).toBe(Math.min(...distances));
      else
        expect(
          distances.some((cells) => cells < first),
          about,
        ).toBe(true);
    }
  });
  expect(share).toBe(1);
  expect(kinds.size).toBeGreaterThanOrEqual(4);
});
