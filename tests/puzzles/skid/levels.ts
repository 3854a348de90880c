/** Parses, plays and generates levels of Skid, for the tests of its rules and explorers. */
import fc from "fast-check";
import { expectParsed } from "../../kernel/parse-results";
import { isFault } from "../../../src/kernel/fault";
import type { Motion, MoveRecorder } from "../../../src/kernel/motion";
import { parseMoves } from "../../../src/kernel/moves-text";
import { notation, type Level } from "../../../src/puzzles/skid/level";
import { rules } from "../../../src/puzzles/skid/rules";
import type { State } from "../../../src/puzzles/skid/state";

/** Parses a map, given row by row. Throws if the map is no level. */
export function levelOf(...rows: readonly string[]): Level {
  return expectParsed(notation.parseMap(rows.join("\n")));
}

/** Returns the rows of the map that shows a state of a level of Skid. A piece in a pit hides the pit. */
export function mapOf(level: Level, { reds, yellows, crates, ices }: State): string[] {
  return notation.formatMap({ ...level, reds, yellows, crates, ices }).split("\n");
}

/**
 * Makes moves, given as letters. Returns the state after them, the state before the last move, and the motions of the
 * last move. Throws if a move moves nothing.
 */
export function playMoves(level: Level, moves: string): { state: State; before: State; motions: readonly Motion[] } {
  const { start, move } = rules(level);
  let state = start;
  let before = start;
  let motions: readonly Motion[] = [];
  for (const direction of expectParsed(parseMoves(moves))) {
    const recorder: MoveRecorder = { motions: [] };
    before = state;
    const after = move(state, direction, recorder);
    if (after === undefined) throw new Error(`${moves}: a move moves nothing`);
    state = after;
    motions = recorder.motions;
  }
  return { state, before, motions };
}

/** Plays moves, given as letters, on the level of a map. Returns the rows of the map after them. */
export function mapAfter(moves: string, ...rows: readonly string[]): string[] {
  const level = levelOf(...rows);
  return mapOf(level, playMoves(level, moves).state);
}

export interface Drawn {
  readonly level: Level;
  readonly map: string;
}

/**
 * A random level has at most this many things of each kind, which is given by its character in maps. In two of three
 * levels, the limits for red toys, yellow toys and crates are each lower by one.
 */
const MOST = { r: 3, y: 2, c: 2, i: 1, p: 2, "#": 4 } as const;

const counts = (fewer: 0 | 1) =>
  fc.record({
    r: fc.integer({ min: 1, max: MOST.r - fewer }),
    y: fc.nat(MOST.y - fewer),
    c: fc.nat(MOST.c - fewer),
    i: fc.nat(MOST.i),
    p: fc.nat(MOST.p),
    "#": fc.nat(MOST["#"]),
  });

const goals = fc.array(fc.record({ side: fc.constantFrom("top", "bottom", "left", "right"), along: fc.nat(5) }), {
  minLength: 2,
  maxLength: 4,
});

/**
 * Generates random levels of any size on which any things may stand. If a test fails, the library fast-check looks for
 * a smaller level that also fails.
 */
export const levels: fc.Arbitrary<Drawn> = fc
  .tuple(fc.integer({ min: 3, max: 6 }), fc.integer({ min: 2, max: 5 }))
  .chain(([width, height]) =>
    fc.tuple(
      fc.constant(width),
      fc.constant(height),
      fc.oneof(counts(0), { arbitrary: counts(1), weight: 2 }),
      fc.uniqueArray(fc.nat(width * height - 1), { minLength: width * height, maxLength: width * height }),
      goals,
    ),
  )
  .map(([width, height, many, cells, exits]) => {
    const things = Object.entries(many).flatMap(([thing, count]) => new Array<string>(count).fill(thing));
    const inner = new Array<string>(width * height).fill(".");
    for (const [at, thing] of things.slice(0, cells.length).entries()) inner[cells[at]] = thing;
    return withGoals(width, height, inner, exits);
  })
  .map((map) => ({ map, level: notation.parseMap(map) }))
  .filter((drawn): drawn is Drawn => !isFault(drawn.level));

function withGoals(
  width: number,
  height: number,
  inner: readonly string[],
  exits: readonly { readonly side: string; readonly along: number }[],
): string {
  const rows = Array.from({ length: height }, (_, y) => ["#", ...inner.slice(y * width, (y + 1) * width), "#"]);
  const wall = (): string[] => new Array<string>(width + 2).fill("#");
  const all = [wall(), ...rows, wall()];
  for (const [at, { side, along }] of exits.entries()) {
    const isUpright = side === "left" || side === "right";
    const y = isUpright ? 1 + (along % height) : side === "top" ? 0 : height + 1;
    const x = isUpright ? (side === "left" ? 0 : width + 1) : 1 + (along % width);
    all[y][x] = "RY".charAt(at % 2);
  }
  return all.map((row) => row.join("")).join("\n");
}

/** Returns `count` random levels of Skid, always the same ones. */
export function anyLevels(count: number): readonly (Drawn & { readonly seed: number })[] {
  return fc.sample(levels, { seed: 77, numRuns: count }).map((drawn, seed) => ({ ...drawn, seed }));
}
