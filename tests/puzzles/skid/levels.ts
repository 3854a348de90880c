import { whole } from "../../kernel/expect-level";
import type { Motion } from "../../../src/kernel/motion";
import { readMoves } from "../../../src/kernel/moves-text";
import { below, createRandom } from "../../../src/kernel/random";
import { mapRows, readLevel, type Level } from "../../../src/puzzles/skid/level";
import { rules } from "../../../src/puzzles/skid/rules";
import type { State } from "../../../src/puzzles/skid/state";

/** The level that a map shows. */
export function levelOf(...rows: readonly string[]): Level {
  return whole(readLevel(rows.join("\n")));
}

/** The map of a state: pieces are drawn over the pits they stand in. */
export function mapOf(level: Level, { reds, yellows, crates, ices }: State): string[] {
  return mapRows({ ...level, reds, yellows, crates, ices });
}

/** The state after moves given as letters, and the motions of the last; throws where nothing moves. */
export function played(level: Level, moves: string): { state: State; before: State; motions: Motion[] } {
  const { start, move } = rules(level);
  let state = start;
  let before = start;
  let motions: Motion[] = [];
  for (const direction of whole(readMoves(moves))) {
    motions = [];
    before = state;
    const after = move(state, direction, motions);
    if (after === undefined) throw new Error(`${moves}: a move moves nothing`);
    state = after;
  }
  return { state, before, motions };
}

/** The map after moves given as letters. */
export function mapAfter(moves: string, ...rows: readonly string[]): string[] {
  const level = levelOf(...rows);
  return mapOf(level, played(level, moves).state);
}

/** A map of any size with anything on it: up to four pieces, or more of them for every third seed. */
function anyMap(seed: number): string {
  const random = createRandom(seed, 77);
  const width = 3 + below(random, 4);
  const height = 2 + below(random, 4);
  const rows = Array.from({ length: height + 2 }, (_, y) =>
    Array.from({ length: width + 2 }, (_, x): string => (x === 0 || y === 0 || x > width || y > height ? "#" : ".")),
  );
  const free = rows.flatMap((row, y) => row.flatMap((character, x) => (character === "." ? [[x, y]] : [])));
  const put = (character: string, count: number) => {
    for (const [x, y] of free.splice(0, count)) rows[y][x] = character;
  };
  for (let at = free.length - 1; at > 0; at--) {
    const other = below(random, at + 1);
    [free[at], free[other]] = [free[other], free[at]];
  }
  const most = seed % 3 === 0 ? 3 : 2;
  put("r", 1 + below(random, most));
  put("y", below(random, most));
  put("c", below(random, most));
  put("i", below(random, 2));
  put("p", below(random, 3));
  put("#", below(random, 5));
  for (const goal of below(random, 2) === 0 ? "RY" : "RYRY") {
    const isTop = below(random, 2) === 0;
    if (below(random, 2) === 0) rows[isTop ? 0 : height + 1][1 + below(random, width)] = goal;
    else rows[1 + below(random, height)][isTop ? 0 : width + 1] = goal;
  }
  return rows.map((row) => row.join("")).join("\n");
}

/** The levels of so many seeds, as far as their maps are levels. */
export function anyLevels(seeds: number): { readonly seed: number; readonly level: Level; readonly map: string }[] {
  return Array.from({ length: seeds }, (_, at) => at + 1).flatMap((seed) => {
    const map = anyMap(seed);
    const level = readLevel(map);
    return "fault" in level ? [] : [{ seed, level, map }];
  });
}
