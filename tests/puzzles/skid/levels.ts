import fc from "fast-check";
import { expectParsed } from "../../kernel/parse-results";
import { isFault } from "../../../src/kernel/fault";
import type { Motion, MoveRecorder } from "../../../src/kernel/motion";
import { parseMoves } from "../../../src/kernel/moves-text";
import { notation, type Level } from "../../../src/puzzles/skid/level";
import { rules } from "../../../src/puzzles/skid/rules";
import type { State } from "../../../src/puzzles/skid/state";

/** The level that a map shows. */
export function levelOf(...rows: readonly string[]): Level {
  return expectParsed(notation.parseMap(rows.join("\n")));
}

/** The map of a state: pieces are drawn over the pits they stand in. */
export function mapOf(level: Level, { reds, yellows, crates, ices }: State): string[] {
  return notation.formatMap({ ...level, reds, yellows, crates, ices }).split("\n");
}

/** The state after moves given as letters, and the stretches of the last; throws where nothing moves. */
export function playMoves(level: Level, moves: string): { state: State; before: State; motions: readonly Motion[] } {
  const { start, move } = rules(level);
  let state = start;
  let before = start;
  let motions: readonly Motion[] = [];
  for (const direction of expectParsed(parseMoves(moves))) {
    const telling: MoveRecorder = { motions: [] };
    before = state;
    const after = move(state, direction, telling);
    if (after === undefined) throw new Error(`${moves}: a move moves nothing`);
    state = after;
    motions = telling.motions;
  }
  return { state, before, motions };
}

/** The map after moves given as letters. */
export function mapAfter(moves: string, ...rows: readonly string[]): string[] {
  const level = levelOf(...rows);
  return mapOf(level, playMoves(level, moves).state);
}

/** A level of the tests, and its map. */
export interface Drawn {
  readonly level: Level;
  readonly map: string;
}

/** What may lie about, and how many of each at the most: of the pieces one less, two times in three. */
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

/** A cell of the ring: how far along a side. */
const goals = fc.array(fc.record({ side: fc.constantFrom("top", "bottom", "left", "right"), along: fc.nat(5) }), {
  minLength: 2,
  maxLength: 4,
});

/** Levels of any size with anything on them; smaller and emptier ones where those fail, too. */
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

/** The map of a board with a ring round it, in which goals of both colours stand, a red one first. */
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

/** So many of these levels, the same each time. */
export function anyLevels(count: number): readonly (Drawn & { readonly seed: number })[] {
  return fc.sample(levels, { seed: 77, numRuns: count }).map((drawn, seed) => ({ ...drawn, seed }));
}
