import { describe, expect, test } from "vitest";
import { parseDraft } from "../../src/kernel/draft";
import { DIRECTIONS } from "../../src/kernel/direction";
import { isFault } from "../../src/kernel/fault";
import { notation, type Level } from "../../src/puzzles/fruit/level";
import { rules } from "../../src/puzzles/fruit/rules";
import { countArrangements, findHardest, type FruitContents } from "../../tools/mine/fruit-hardest";
import { binomialOf, computeSubsetRank, listSubsets } from "../../tools/mine/combinations";

function lawnFrom(...rows: readonly string[]): Level {
  const draft = parseDraft(notation.legend, rows.join("\n"));
  if (isFault(draft)) throw new Error(draft.fault.kind);
  return notation.levelOf(draft);
}

function findHardestStarts(lawn: Level, contents: FruitContents) {
  const search = findHardest(lawn, contents);
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
}

function parOf(level: Level): number | undefined {
  const { start, move, outcome, key } = rules(level);
  const seen = new Set([key(start)]);
  for (let states = [start], moves = 0; states.length > 0; moves++) {
    if (states.some((state) => outcome(state) === "won")) return moves;
    const after = states.flatMap((state) => DIRECTIONS.flatMap((direction) => move(state, direction) ?? []));
    states = after.filter((state) => outcome(state) !== "lost" && !seen.has(key(state)) && seen.add(key(state)));
  }
  return undefined;
}

function* allStarts(lawn: Level, sorts: readonly number[]): Generator<Level> {
  const { board, isWall, hedgehogs, anteaters, puddles } = lawn;
  const isTaken = (cell: number): boolean =>
    isWall[cell] || hedgehogs.includes(cell) || anteaters.some((anteater) => anteater.cell === cell);
  const free = board.cells.filter((cell) => !isTaken(cell));
  for (const one of free) {
    for (const other of free) {
      if (other <= one || puddles.includes(one) || puddles.includes(other)) continue;
      const rest = free.filter((cell) => cell !== one && cell !== other);
      const loose = listSubsets(rest, sorts.length);
      for (let at = 0; at < loose.length; at += Math.max(1, sorts.length)) {
        const level = {
          ...lawn,
          fruits: [one, other],
          fruitKinds: [0, 0],
          sliders: loose.slice(at, at + sorts.length),
          sliderKinds: sorts,
        };
        if (!isFault(notation.parseMap(notation.formatMap(level)))) yield level;
      }
    }
  }
}

const LAWNS: readonly (readonly [name: string, ground: Level, sort: number, count: number])[] = [
  ["with walls and two stones", lawnFrom("....", ".#..", "..#.", "...."), 0, 2],
  ["with a puddle, a hedgehog and a car", lawnFrom("..~.", "....", "#h..", "...."), 2, 1],
  ["with anteaters and a barrel", lawnFrom(">...", "..#.", "....", "~..^"), 3, 1],
  ["with anteaters in whose sight a fruit may begin", lawnFrom("...v", "....", "....", "^..."), 0, 1],
  ["with passes and a stone", lawnFrom("....", ".#..", "....", "...#", "", "passes:", "1 2 v", "3 3 <"), 0, 1],
];

describe.each(LAWNS)("the hardest starts on a board %s", (_, ground, sort, count) => {
  const sliderCounts = [0, 0, 0, 0, 0];
  sliderCounts[sort] = count;
  const { moves, starts } = findHardestStarts(ground, { pairs: 1, sliderCounts });
  const sorts = Array.from({ length: count }, () => sort);

  test("findHardest finds the same hardest starts as playing from every placement", () => {
    const pars = [...allStarts(ground, sorts)].map((level) => ({
      map: notation.formatMap(level),
      par: parOf(level) ?? 0,
    }));
    const most = Math.max(...pars.map(({ par }) => par));
    expect(moves).toBe(most);
    const maps = pars.filter(({ par }) => par === most).map(({ map }) => map);
    expect(starts.map((start) => notation.formatMap(start)).sort()).toEqual(maps.sort());
  });
});

test("findHardest counts the moves correctly if two pairs must leave one after the other", () => {
  const { moves, starts } = findHardestStarts(lawnFrom("...", ".#.", "..."), {
    pairs: 2,
    sliderCounts: [0, 0, 0, 0, 0],
  });
  for (const start of starts.slice(0, 20)) expect(parOf(start)).toBe(moves);
});

test("findHardest rejects boards with more placements than fit into memory", () => {
  const ground = lawnFrom("......", "......", "......", "......", "......", "......");
  const cast = { pairs: 3, sliderCounts: [1, 0, 0, 0, 0] };
  expect(countArrangements(ground, cast)).toBe(631 ** 3 * 36);
  expect(() => findHardestStarts(ground, cast)).toThrow(/9044625276 placements/);
});

test("computeSubsetRank numbers all subsets in the order of listSubsets", () => {
  const members = [4, 7, 9, 12, 20, 21];
  const places = members.reduce<number[]>((all, member, place) => Object.assign(all, { [member]: place }), []);
  for (const size of [1, 2, 3]) {
    const all = listSubsets(members, size);
    expect(all.length).toBe(size * binomialOf(members.length, size));
    for (let at = 0; at * size < all.length; at++) expect(computeSubsetRank(all, at * size, size, places)).toBe(at);
  }
});
