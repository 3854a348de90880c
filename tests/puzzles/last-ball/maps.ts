/**
 * Parses, formats and generates levels of Last Ball, and plays moves on them, for the tests of its rules and generator.
 */
import fc from "fast-check";
import { expectParsed } from "../../kernel/parse-results";
import type { Direction } from "../../../src/kernel/direction";
import type { MoveRecorder } from "../../../src/kernel/motion";
import { parseMoves, formatMoves } from "../../../src/kernel/moves-text";
import { createRandom } from "../../../src/kernel/random";
import type { Rules } from "../../../src/kernel/rules";
import type { GeneratedLevel } from "../../../src/kernel/select-level";
import { runToEnd } from "../../../src/kernel/task";
import { generateCandidate } from "../../../src/puzzles/last-ball/make/generator";
import { MAX_BOARD_CELLS } from "../../../src/kernel/draft";
import { notation, type Level } from "../../../src/puzzles/last-ball/level";
import { rules } from "../../../src/puzzles/last-ball/rules";
import type { State } from "../../../src/puzzles/last-ball/state";
import type { PlacedTarget } from "../../../src/puzzles/last-ball/make/target";
import { generateWithRetries } from "../../../tools/generate-with-retries";

/** Parses a map, given row by row. Throws if the map is no level. */
export function levelOf(...rows: readonly string[]): Level {
  return expectParsed(notation.parseMap(rows.join("\n")));
}

/** Formats a state as a map. After the black ball has fallen, the map has no `@`. */
export function mapOf({ board }: Level, state: State): string {
  const [black, ...whites] = state;
  return notation.formatMap({ board, black, whites });
}

/** Returns the state after one move from `state`. Throws if the move moves nothing. */
export function stateAfter({ move }: Rules<State>, state: State, direction: Direction, record?: MoveRecorder): State {
  const after = move(state, direction, record);
  if (after === undefined) throw new Error(`${formatMoves([direction])} moves nothing`);
  return after;
}

/**
 * Returns the states of a level after each of the given moves, beginning with its start state. Throws if one of the
 * moves moves nothing.
 */
export function statesOf(level: Level, moves: readonly Direction[]): State[] {
  const levelRules = rules(level);
  const states: State[] = [levelRules.start];
  for (const direction of moves) states.push(stateAfter(levelRules, states[states.length - 1], direction));
  return states;
}

/** Plays moves, given as letters, on the level of a map. Returns the rows of the map after them. */
export function mapAfter(moves: string, ...rows: readonly string[]): string[] {
  const level = levelOf(...rows);
  const states = statesOf(level, expectParsed(parseMoves(moves)));
  return mapOf(level, states[states.length - 1]).split("\n");
}

/**
 * Generates the level of a seed with the wanted properties. Throws if there is no level, or if a ball lies outside the
 * board.
 */
export function compositionOfSeed(target: PlacedTarget, seed: number): GeneratedLevel<Level> {
  const generated = runToEnd(generateWithRetries((random) => generateCandidate(target, random), createRandom(seed)));
  if (generated === undefined) throw new Error(`seed ${seed} has no level of ${target.whiteCount} balls`);
  const { board, whites } = generated.level;
  if (!whites.every((cell) => board.cells.includes(cell))) throw new Error(`seed ${seed} has a ball off the board`);
  return generated;
}

/**
 * Returns what the tests ask of the level of a seed. It has 3 to 12 balls, any start cell on the 12×7 board, and any
 * difficulty from very easy to very hard.
 */
export function placedTargetOf(seed: number): PlacedTarget {
  return {
    width: 12,
    height: 7,
    fromX: seed % 12,
    fromY: Math.floor(seed / 12) % 7,
    whiteCount: 3 + (seed % 10),
    difficultyCentibits: 100 * (seed % 7),
    maxForcedMovesPercent: 100,
  };
}

/** Generates maps on boards of any size, with 1 to `maxBalls` white balls in any cells. */
export function anyMaps(maxBalls: number, maxCells = MAX_BOARD_CELLS): fc.Arbitrary<string> {
  const side = fc.integer({ min: 1, max: 24 });
  return fc
    .tuple(side, side)
    .filter(([width, height]) => width * height > 1 && width * height <= maxCells)
    .filter(([width, height]) => (width + 1) * (height + 2) + 1 <= MAX_BOARD_CELLS)
    .chain(([width, height]) => {
      const cells = fc.uniqueArray(fc.nat(width * height - 1), { minLength: 2, maxLength: maxBalls + 1 });
      return cells.map(([black, ...whites]) => mapOfCells(width, height, black, whites));
    });
}

function mapOfCells(width: number, height: number, black: number, whites: readonly number[]): string {
  const characterAt = (cell: number) => (cell === black ? "@" : whites.includes(cell) ? "o" : ".");
  const rowAt = (y: number) => Array.from({ length: width }, (_, x) => characterAt(y * width + x)).join("");
  return Array.from({ length: height }, (_, y) => rowAt(y)).join("\n");
}
