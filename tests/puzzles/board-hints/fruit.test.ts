import { expect, test } from "vitest";
import { fruit } from "../../../src/puzzles/fruit/index";
import type { Level } from "../../../src/puzzles/fruit/level";
import { GONE, type State } from "../../../src/puzzles/fruit/state";
import { seedCount } from "../../seed-count";
import { placeWordsIn, wordsFit } from "./place-words";
import { checkPositions, sideWordsFor, type PlayedMove } from "./positions";
import { fruitReader, isOnSide, saysStop } from "./readers";

const FRUIT_WORDS = ["cherries", "pears", "bananas", "melons"];

function leaversOf({ fruitKinds }: Level, { before, after }: PlayedMove<State>): readonly number[] {
  const countIn = ({ fruits }: State, kind: number): number =>
    fruits.filter((cell, index) => cell !== GONE && fruitKinds[index] === kind).length;
  return [...new Set(fruitKinds.filter((kind) => countIn(after, kind) < countIn(before, kind)))];
}

function leavingCells({ fruitKinds }: Level, { before, record }: PlayedMove<State>, kind: number): readonly number[] {
  return record.motions
    .filter(({ piece, cause }) => cause === "gone" && fruitKinds[before.fruits.indexOf(piece)] === kind)
    .map(({ from }) => from);
}

function expectPlace({ board }: Level, sentences: readonly string[], cells: readonly number[], about: string): void {
  for (const sentence of sentences) {
    const place = placeWordsIn(sentence);
    for (const cell of cells) expect(place !== undefined && wordsFit(board, place, cell, {}), about).toBe(true);
  }
}

test("what hints of Fruit tell about the board is true of all shortest wins, in 400 positions, and told in nearly all", () => {
  const kinds = new Set<string>();
  const share = checkPositions(fruit, seedCount(400, 200), ({ level, map, state, wins, hint }) => {
    if (hint === undefined) return;
    const { kind, sentences, mark } = hint;
    const { board, fruitKinds } = level;
    const about = `${map}\n${JSON.stringify(state)} ${sentences[0]} ${mark?.piece ?? ""} ${mark?.stop ?? ""}`;
    kinds.add(kind);
    const words = sentences[0].toLowerCase();
    const left = ({ fruits }: State): number => fruits.filter((cell) => cell !== GONE).length;
    const isSaid = (win: readonly PlayedMove<State>[]): boolean => {
      if (kind === "pull") return win.some(({ record }) => record.motions.some(({ cause }) => cause === "pulled"));
      const firstCells = new Map([...state.fruits, ...state.sliders].map((cell) => [cell, cell]));
      return win.some((move) => {
        const isNamed = (piece: number, word: string): boolean =>
          isOnSide(level, state, firstCells.get(piece) ?? piece, word);
        const is = sentences.every((sentence) => saysStop(level, sentence, move, isNamed));
        const before = new Map(firstCells);
        for (const { piece, cause, to } of move.record.motions)
          if (cause !== "gone" && before.has(piece)) firstCells.set(to, before.get(piece) ?? piece);
        return is;
      });
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
    } else if (kind === "try-place") {
      const move = wins[0].find(({ before, after }) => left(after) < left(before));
      const named = FRUIT_WORDS.findIndex((word) => words.includes(word));
      const cells = move === undefined ? [] : leavingCells(level, move, named);
      expect(cells.length, about).toBeGreaterThan(1);
      expectPlace(level, sentences, cells, about);
    } else if (kind === "leave") {
      const named = FRUIT_WORDS.findIndex((word) => words.includes(word));
      const present = state.fruits.filter((cell, index) => cell !== GONE && fruitKinds[index] === named);
      for (const win of wins) {
        const cells = win.flatMap((move) => leavingCells(level, move, named));
        expect(cells.length, about).toBe(present.length);
        expectPlace(level, sentences, cells, about);
      }
    } else if (kind === "line" || kind === "let-line") {
      for (const win of kind === "line" ? wins : [wins[0]])
        for (const sentence of sentences)
          expect(
            win.some((move) => fruitReader.obeys(level, sentence, move)),
            about,
          ).toBe(true);
      expect(state.fruits, about).toContain(mark?.piece);
    } else if (kind === "all-leave") {
      expect(left(state), about).toBeGreaterThan(2);
      for (const win of wins) expect(new Set(win.map(({ before }) => left(before))).size, about).toBe(1);
    } else if (["row", "column", "meet", "try-meet"].includes(kind)) {
      expect(left(state), about).toBe(2);
      for (const win of kind === "try-meet" ? [wins[0]] : wins) {
        const [one, other] = win.at(-1)?.record.motions.filter(({ cause }) => cause === "gone") ?? [];
        if (kind === "row" || kind === "column")
          expect(Math.abs(one.from - other.from) === 1, about).toBe(kind === "row");
        const side = / at the (\w+)$/.exec(sentences[0])?.[1];
        if (side !== undefined)
          for (const { from } of [one, other]) expect(sideWordsFor(board, from), about).toContain(side);
        const line = / in (?:row|column) \d+$/.exec(sentences[0])?.[0].trim();
        if (line !== undefined)
          for (const { from } of [one, other]) expect(wordsFit(board, line, from, {}), about).toBe(true);
      }
    } else {
      const told = kind.startsWith("let") ? [wins[0]] : wins;
      expect(
        told.every((win) => isSaid(win)),
        about,
      ).toBe(true);
      expect(state.fruits, about).toContain(mark?.piece);
    }
  });
  expect(share).toBeGreaterThan(0.97);
  expect(kinds.size).toBeGreaterThanOrEqual(5);
});
