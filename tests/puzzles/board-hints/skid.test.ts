import { expect, test } from "vitest";
import { skid } from "../../../src/puzzles/skid/index";
import { Floor } from "../../../src/puzzles/skid/level";
import type { State } from "../../../src/puzzles/skid/state";
import { seedCount } from "../../seed-count";
import { placeWordsIn, wordsFit } from "./place-words";
import { skidReader } from "./readers";
import { checkPositions, roughWordsFor, wordsFor, type PlayedMove } from "./positions";

/**
 * The width, in cells, of the ring along the edge of Skid's board that does not count when a hint names a part of the
 * board.
 */
const RING = 1;

const toysOf = ({ reds, yellows }: State): readonly number[] => [...reds, ...yellows];

const DIRECTION_WORDS = ["up", "right", "down", "left"];

/**
 * Returns whether a hint's sentence names the pit, crate or toy on `cell` correctly. If it says "top", "right",
 * "bottom" or "left", this thing must lie farther out in this direction than all others. A sentence without such a word
 * is correct.
 */
function isNamed(board: { readonly width: number }, cells: readonly number[], cell: number, sentence: string): boolean {
  const word = /(top|right|bottom|left) (pit|crate|toy)/.exec(sentence)?.[1];
  const rowOf = (each: number): number => Math.floor(each / (board.width + 1));
  const columnOf = (each: number): number => each % (board.width + 1);
  return cells
    .filter((other) => other !== cell)
    .every((other) => {
      if (word === "top") return rowOf(cell) < rowOf(other);
      if (word === "bottom") return rowOf(cell) > rowOf(other);
      if (word === "left") return columnOf(cell) < columnOf(other);
      return word === undefined || columnOf(cell) > columnOf(other);
    });
}

function slides(
  { before, record }: PlayedMove<State>,
  isEnd: (to: number, step: number) => boolean,
  steps: readonly number[],
): boolean {
  return record.motions.some(
    ({ piece, cause, from, to, direction }) =>
      cause === "pushed" && from !== to && toysOf(before).includes(piece) && isEnd(to, steps[direction]),
  );
}

test("what hints of Skid tell about the board is true of all shortest wins, in 400 positions, and told in all", () => {
  const kinds = new Set<string>();
  const share = checkPositions(skid, seedCount(400, 200), ({ level, map, state, wins, hint }) => {
    if (hint === undefined) return;
    const { kind, sentences, mark } = hint;
    const { board, floors } = level;
    const about = `${map}\n${JSON.stringify(state)} ${sentences[0]} ${mark?.piece ?? ""} ${mark?.stop ?? ""}`;
    kinds.add(kind);
    const pits = board.cells.filter((cell) => floors[cell] === Floor.Pit);
    const leavers = ({ before, after }: PlayedMove<State>): number => toysOf(before).length - toysOf(after).length;
    const isAt = (cell: number, sentence: string): boolean =>
      (/ in (row|column) \d+$/.test(sentence) && wordsFit(board, placeWordsIn(sentence) ?? "", cell, {})) ||
      sentence.endsWith(` ${wordsFor(board, cell, RING)}`) ||
      roughWordsFor(board, cell, RING).some((words) => sentence.endsWith(` ${words}`));
    const isSaid = (move: PlayedMove<State>, sentence: string): boolean => {
      const { before, after } = move;
      if (kind === "pit")
        return slides(
          move,
          (to) => floors[to] === Floor.Pit && toysOf(after).includes(to) && isNamed(board, pits, to, sentence),
          board.steps,
        );
      if (kind === "ice-stop")
        return slides(move, (to, step) => after.ices.includes(to + step) && isAt(to, sentence), board.steps);
      if (kind === "crate")
        return move.record.motions.some(
          ({ piece, direction }) =>
            before.crates.includes(piece) &&
            isNamed(board, state.crates, piece, sentence) &&
            (!/ (up|right|down|left)$/.test(sentence) || sentence.endsWith(DIRECTION_WORDS[direction])),
        );
      if (kind === "line-up") return skidReader.obeys(level, sentence, move);
      if (kind === "all-leave") return leavers(move) === toysOf(state).length;
      if (kind === "together") return leavers(move) > 1;
      const isMeeting = /meet|Join/.test(sentence);
      return slides(
        move,
        (to, step) =>
          isAt(to, sentence) &&
          (/\bice\b/.test(sentence)
            ? after.ices.includes(to + step)
            : kind === "try" && !isMeeting
              ? true
              : isMeeting
                ? toysOf(after).includes(to + step)
                : floors[to + step] === Floor.Block),
        board.steps,
      );
    };
    if (kind === "first") {
      const isDark = sentences[0].includes("dark");
      const toys = isDark ? state.reds : state.yellows;
      expect(toys.length > 1, about).toBe(sentences[0].includes("toys"));
      for (const win of wins) {
        const move = win.find((each) => leavers(each) > 0);
        const [before, after] = [move?.before ?? state, move?.after ?? state];
        const haveLeft = [after.reds.length < before.reds.length, after.yellows.length < before.yellows.length];
        expect(haveLeft, about).toEqual([isDark, !isDark]);
      }
      return;
    }
    const told = kind === "try" || kind === "line-up" ? [wins[0]] : wins;
    for (const sentence of sentences)
      expect(
        told.every((win) => win.some((move) => isSaid(move, sentence))),
        `${about} ${sentence}`,
      ).toBe(true);
    if (mark === undefined) return;
    if (kind === "block-stop" && / toy (must )?stops? /.test(sentences[0]))
      expect(isNamed(board, toysOf(state), mark.piece, sentences[0]), about).toBe(true);
    if (/\bthe toy (must )?stop/i.test(sentences[0])) expect(toysOf(state), about).toHaveLength(1);
    if (sentences[0].startsWith("The dark toy ")) expect(state.reds, about).toEqual([mark.piece]);
    if (sentences[0].startsWith("The light toy ")) expect(state.yellows, about).toEqual([mark.piece]);
    expect([...toysOf(state), ...state.crates], about).toContain(mark.piece);
    expect(
      wins[0].some(({ record }) => record.motions.some(({ to }) => to === mark.stop)),
      about,
    ).toBe(true);
  });
  expect(share).toBe(1);
  expect(kinds.size).toBeGreaterThanOrEqual(4);
});
