import { expect, test } from "vitest";
import { skid } from "../../../src/puzzles/skid/index";
import { Floor } from "../../../src/puzzles/skid/level";
import type { State } from "../../../src/puzzles/skid/state";
import { seedCount } from "../../seed-count";
import { checkPositions, type PlayedMove } from "./positions";

const DIRECTION_WORDS = ["at the top", "at the right", "below", "at the left"];

const toysOf = ({ reds, yellows }: State): readonly number[] => [...reds, ...yellows];

/** Returns whether a toy slides in a move and stops on a cell that passes the test `isEnd`. */
function slides(
  { before, record }: PlayedMove<State>,
  isEnd: (to: number, step: number, direction: number) => boolean,
  steps: readonly number[],
): boolean {
  return record.motions.some(
    ({ piece, cause, from, to, direction }) =>
      cause === "pushed" && from !== to && toysOf(before).includes(piece) && isEnd(to, steps[direction], direction),
  );
}

test("what hints of Skid tell about the board is true of all shortest wins, in 400 positions, and told in most", () => {
  const kinds = new Set<string>();
  const share = checkPositions(skid, seedCount(400, 200), ({ level, map, state, wins, hint }) => {
    if (hint === undefined) return;
    const { kind, sentences, mark } = hint;
    const { board, floors } = level;
    const about = `${map}\n${JSON.stringify(state)} ${sentences[0]} ${mark?.piece ?? ""} ${mark?.stop ?? ""}`;
    kinds.add(kind);
    const leavers = ({ before, after }: PlayedMove<State>): number => toysOf(before).length - toysOf(after).length;
    const isSaid = (move: PlayedMove<State>): boolean => {
      const { before, after } = move;
      if (kind === "pit")
        return slides(move, (to) => floors[to] === Floor.Pit && toysOf(after).includes(to), board.steps);
      if (kind === "ice-stop") return slides(move, (to, step) => after.ices.includes(to + step), board.steps);
      if (kind === "crate") return before.crates.join() !== after.crates.join();
      if (kind === "all-leave") return leavers(move) === toysOf(state).length;
      if (kind === "together") return leavers(move) > 1;
      const word = DIRECTION_WORDS.findIndex((words) => sentences[0].endsWith(words));
      return slides(
        move,
        (to, step, direction) => toysOf(after).includes(to + step) && (word < 0 || word === direction),
        board.steps,
      );
    };
    expect(
      wins.every((win) => win.some((move) => isSaid(move))),
      about,
    ).toBe(true);
    if (mark === undefined) return;
    expect([...toysOf(state), ...state.crates], about).toContain(mark.piece);
    expect(
      wins[0].some(({ record }) => record.motions.some(({ to }) => to === mark.stop)),
      about,
    ).toBe(true);
  });
  expect(share).toBeGreaterThan(0.6);
  expect(kinds.size).toBeGreaterThanOrEqual(4);
});
