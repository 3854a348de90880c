import { expect, test } from "vitest";
import { fruit } from "../../../src/puzzles/fruit/index";
import type { Level } from "../../../src/puzzles/fruit/level";
import { GONE, type State } from "../../../src/puzzles/fruit/state";
import { seedCount } from "../../seed-count";
import { checkPositions, sideWordsFor, type PlayedMove } from "./positions";

/**
 * The words for the sliders of Fruit: a stone, two kinds of cars and two kinds of barrels. Each word stands at the
 * index of its kind.
 */
const SLIDER_WORDS = ["stone", "car", "car", "barrel", "barrel"];
const ONE_FRUIT_WORDS = ["cherry", "pear", "banana", "melon"];
const FRUIT_WORDS = ["cherries", "pears", "bananas", "melons"];

/** Returns the kinds of the fruits that leave in a move. */
function leaversOf({ fruitKinds }: Level, { before, after }: PlayedMove<State>): readonly number[] {
  const countIn = ({ fruits }: State, kind: number): number =>
    fruits.filter((cell, index) => cell !== GONE && fruitKinds[index] === kind).length;
  return [...new Set(fruitKinds.filter((kind) => countIn(after, kind) < countIn(before, kind)))];
}

test("what hints of Fruit tell about the board is true of all shortest wins, in 400 positions, and told in nearly all", () => {
  const kinds = new Set<string>();
  const share = checkPositions(fruit, seedCount(400, 200), ({ level, map, state, wins, hint }) => {
    if (hint === undefined) return;
    const { kind, sentences, mark } = hint;
    const { board, fruitKinds, sliderKinds } = level;
    const about = `${map}\n${JSON.stringify(state)} ${sentences[0]} ${mark?.piece ?? ""} ${mark?.stop ?? ""}`;
    kinds.add(kind);
    const words = sentences[0].toLowerCase();
    const left = ({ fruits }: State): number => fruits.filter((cell) => cell !== GONE).length;
    const fruitStops = ({ before, record }: PlayedMove<State>): readonly number[] =>
      record.motions
        .filter(({ piece, cause, ending, from, to }) => {
          return cause === "pushed" && ending === "hit" && from !== to && before.fruits.includes(piece);
        })
        .map(({ to, direction }) => to + board.steps[direction]);
    const wordOf = (index: number): string => ONE_FRUIT_WORDS[fruitKinds[index]];
    const isNamed = ({ before, after, record }: PlayedMove<State>, stopper: number): boolean =>
      sentences[0] === "A fruit must stop another" ||
      record.motions.some(
        ({ piece, to, direction }) =>
          to + board.steps[direction] === stopper &&
          sentences[0] ===
            `A ${wordOf(after.fruits.indexOf(stopper))} must stop a ${wordOf(before.fruits.indexOf(piece))}`,
      );
    const namesStopped = ({ before, record }: PlayedMove<State>, stopper: number): boolean =>
      sentences[0].endsWith("a fruit") ||
      record.motions.some(
        ({ piece, to, direction }) =>
          to + board.steps[direction] === stopper && sentences[0].endsWith(`a ${wordOf(before.fruits.indexOf(piece))}`),
      );
    const isSaid = (move: PlayedMove<State>): boolean => {
      if (kind === "pull") return move.record.motions.some(({ cause }) => cause === "pulled");
      const { fruits, sliders } = move.after;
      if (kind === "fruit-stop") return fruitStops(move).some((cell) => fruits.includes(cell) && isNamed(move, cell));
      return fruitStops(move).some(
        (cell) =>
          words.includes(SLIDER_WORDS[sliderKinds[sliders.indexOf(cell)] ?? -1] ?? "?") && namesStopped(move, cell),
      );
    };
    if (kind === "first") {
      const named = FRUIT_WORDS.findIndex((word) => words.includes(word));
      for (const win of wins) {
        const move = win.find(({ before, after }) => left(after) < left(before));
        expect(move === undefined ? [] : leaversOf(level, move), about).toEqual([named]);
      }
    } else if (kind === "try-first") {
      const move = wins[0].find(({ before, after }) => left(after) < left(before));
      const named = FRUIT_WORDS.findIndex((word) => words.includes(word));
      const gone = fruitKinds.filter((_, index) => state.fruits[index] !== GONE);
      expect(gone, about).toContain(named);
      expect(move === undefined ? [] : leaversOf(level, move), about).toEqual([named]);
    } else if (["row", "column", "meet", "try-meet"].includes(kind)) {
      expect(left(state), about).toBe(2);
      for (const win of kind === "try-meet" ? [wins[0]] : wins) {
        const [one, other] = win.at(-1)?.record.motions.filter(({ cause }) => cause === "gone") ?? [];
        if (kind === "row" || kind === "column")
          expect(Math.abs(one.from - other.from) === 1, about).toBe(kind === "row");
        const side = / at the (\w+)$/.exec(sentences[0])?.[1];
        if (side !== undefined)
          for (const { from } of [one, other]) expect(sideWordsFor(board, from), about).toContain(side);
      }
    } else {
      expect(
        wins.every((win) => win.some((move) => isSaid(move))),
        about,
      ).toBe(true);
      expect(state.fruits, about).toContain(mark?.piece);
    }
  });
  expect(share).toBeGreaterThan(0.97);
  expect(kinds.size).toBeGreaterThanOrEqual(5);
});
