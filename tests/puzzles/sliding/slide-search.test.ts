import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NOWHERE } from "../../../src/kernel/board";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { runToEnd } from "../../../src/kernel/task";
import {
  advanceSearch,
  beginSearch,
  continueSearch,
  createSlideSearch,
  movesTo,
  type SlideSearch,
} from "../../../src/puzzles/sliding/slide-search";
import { searchFully, createToyRink, type ToyRink } from "./toy-rink";

const UNLIMITED = { target: NOWHERE, stopsAtTarget: false, maxMoves: 500 };

function reached({ queue, reachedCount }: SlideSearch): number[] {
  return queue.slice(0, reachedCount);
}

function bruteForceMoves({ stops }: ToyRink, start: number): Map<number, number> {
  const moves = new Map([[start, 0]]);
  let before = 0;
  while (before < moves.size) {
    before = moves.size;
    for (const [cell, count] of [...moves].sort(([, one], [, other]) => one - other)) {
      for (const direction of DIRECTIONS) {
        const stop = stops[direction][cell - 1];
        if (stop !== NOWHERE) moves.set(stop, Math.min(moves.get(stop) ?? Infinity, count + 1));
      }
    }
  }
  return moves;
}

function arbitraryRinks(): fc.Arbitrary<ToyRink> {
  const side = fc.integer({ min: 1, max: 8 });
  return fc.tuple(side, side).chain(([width, height]) => {
    const cells = width * height;
    const things = fc.array(fc.constantFrom<string>(..."......##*x^>v<"), { minLength: cells, maxLength: cells });
    return fc.tuple(things, fc.nat(cells - 1)).map(([ground, start]) => {
      const all = ground.with(start, "s").join("");
      return createToyRink(...Array.from({ length: height }, (_, y) => all.slice(y * width, (y + 1) * width)));
    });
  });
}

describe("a slide search over any board", () => {
  test("a slide search finds every cell where a slide can stop, with the fewest moves, nearest first", () => {
    fc.assert(
      fc.property(arbitraryRinks(), (rink) => {
        const search = searchFully(rink, rink.cell("s"));
        const expected = bruteForceMoves(rink, rink.cell("s"));
        expect(new Map(reached(search).map((cell) => [cell, movesTo(search, cell)]))).toEqual(expected);
        const moves = reached(search).map((cell) => movesTo(search, cell));
        expect(moves).toEqual([...moves].sort((one, other) => one - other));
      }),
    );
  });

  test("a slide search goes through doors and over treadmills, but not into a loss", () => {
    const rink = createToyRink("s.d#", "####", "d.v#", "x#.e");
    const search = searchFully(rink, rink.cell("s"));
    expect(movesTo(search, rink.cell("e") - 1)).toBe(1);
    expect(movesTo(search, rink.cell("e"))).toBe(2);
    expect(reached(search)).not.toContain(NOWHERE);
    expect(reached(search)).not.toContain(rink.cell("x"));
  });

  test("a slide search can begin from several cells, each of which counts once", () => {
    const rink = createToyRink("a..#", "####", "b.#.");
    const search = searchFully(rink, rink.cell("a"), rink.cell("b"), rink.cell("a"));
    expect(reached(search)).toEqual([rink.cell("a"), rink.cell("b"), rink.cell("a") + 2, rink.cell("b") + 1]);
  });
});

describe("a slide search that is advanced in pieces", () => {
  const rink = createToyRink("s...", "..#.", "#...", "...t");
  const { stops } = rink;
  const begun = (): SlideSearch => {
    const search = runToEnd(createSlideSearch(rink.board.cellCount));
    beginSearch(search, rink.cell("s"));
    return search;
  };

  test("a slide search finds the same cells in pieces of any size", () => {
    const expected = searchFully(rink, rink.cell("s"));
    for (const cells of [1, 2, 5, 100]) {
      const search = begun();
      while (!advanceSearch(search, stops, UNLIMITED, cells));
      expect(reached(search)).toEqual(reached(expected));
      for (const cell of reached(search)) expect(movesTo(search, cell)).toBe(movesTo(expected, cell));
    }
  });

  test("a slide search goes no further than its limit of moves", () => {
    const search = begun();
    while (!advanceSearch(search, stops, { ...UNLIMITED, maxMoves: 1 }, 4));
    expect(Math.max(...reached(search).map((cell) => movesTo(search, cell)))).toBe(1);
  });

  test("a slide search starts no slide from the target, and may end there", () => {
    const target = rink.cell("t");
    const [whole, short] = [begun(), begun()];
    while (!advanceSearch(whole, stops, { ...UNLIMITED, target }, 4));
    while (!advanceSearch(short, stops, { ...UNLIMITED, target, stopsAtTarget: true }, 1));
    expect(movesTo(short, target)).toBe(movesTo(whole, target));
    expect(short.reachedCount).toBeLessThan(whole.reachedCount);
    expect(reached(whole).map((cell) => whole.cameFrom[cell - 1])).not.toContain(target);
  });

  test("a slide search takes over near cells from another search, and finds the other cells itself", () => {
    const known = begun();
    while (!advanceSearch(known, stops, UNLIMITED, 4));
    for (const moves of [0, 1, 2]) {
      const search = runToEnd(createSlideSearch(rink.board.cellCount));
      continueSearch(search, known, moves);
      while (!advanceSearch(search, stops, UNLIMITED, 4));
      for (const cell of reached(known)) expect(movesTo(search, cell)).toBe(movesTo(known, cell));
    }
  });
});
