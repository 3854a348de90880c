/**
 * Compares the game's model of difficulty with people. It compares the moves that the model expects for a puzzle with
 * the moves and the time that people needed.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { computeExpectedMoves } from "./expected-moves";
import { createRushHourRules } from "./rush-hour";
import { exploreGraph, type StateGraph } from "./state-graph";
import { createTowerOfLondonRules } from "./tower-of-london";

export interface SolvedPuzzle {
  readonly graph: StateGraph;
  readonly par: number;
  /** How long people needed for the puzzle up to their first win, as the binary logarithm of the seconds. */
  readonly log2Seconds: number;
  /** How many moves people needed for the puzzle up to their first win, as the binary logarithm of the number. */
  readonly log2Moves: number;
}

export interface Agreement {
  readonly puzzleCount: number;
  /**
   * Pearson's r (the correlation) between the computed difficulties and the binary logarithms of the seconds that
   * people needed.
   */
  readonly difficultyR: number;
  /**
   * Pearson's r (correlation) between the binary logarithms of two numbers: the moves of the shortest solution and
   * people's seconds.
   */
  readonly parR: number;
  /**
   * How many more moves the model expects than people needed, as the mean difference in bits. It is positive if the
   * model expects too many moves.
   */
  readonly meanSurplusBits: number;
  /**
   * The standard deviation, over all puzzles, of the surplus of expected moves, in bits. `meanSurplusBits` is the mean
   * of this surplus.
   */
  readonly deviationBits: number;
}

/**
 * Returns the 70 boards of the puzzle Rush Hour that people solved, with the measured results of these people.
 * bench/humans/README.md gives the source of the numbers.
 */
export function readRushHourPuzzles(): SolvedPuzzle[] {
  return readTable("rush_hour.csv").map((row) =>
    createSolvedPuzzle(row, exploreGraph(createRushHourRules(row["board"]))),
  );
}

export function readTowerOfLondonPuzzles(): SolvedPuzzle[] {
  return readTable("tower_of_london.csv").map((row) =>
    createSolvedPuzzle(row, exploreGraph(createTowerOfLondonRules(row["start"], row["goal"]))),
  );
}

type Row = Readonly<Record<string, string>>;

function readTable(file: string): Row[] {
  const [heading, ...lines] = readFileSync(join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n");
  const columns = heading.split(",");
  return lines.map((line) => {
    const values = line.split(",");
    return Object.fromEntries(columns.map((column, at) => [column, values[at]]));
  });
}

function createSolvedPuzzle(row: Row, graph: StateGraph): SolvedPuzzle {
  const { par, log2_seconds: seconds, log2_moves: moves } = row;
  return { graph, par: Number(par), log2Seconds: Number(seconds), log2Moves: Number(moves) };
}

/** Compares the moves that the difficulty model expects for each puzzle with the moves and times that people needed. */
export function compareWithPeople(puzzles: readonly SolvedPuzzle[]): Agreement {
  const bits = puzzles.map(({ graph }) => Math.log2(computeExpectedMoves(graph)));
  const seconds = puzzles.map(({ log2Seconds }) => log2Seconds);
  const surplus = puzzles.map(({ log2Moves }, at) => bits[at] - log2Moves);
  return {
    puzzleCount: puzzles.length,
    difficultyR: computeCorrelation(bits, seconds),
    parR: computeCorrelation(
      puzzles.map(({ par }) => Math.log2(par)),
      seconds,
    ),
    meanSurplusBits: mean(surplus),
    deviationBits: Math.sqrt(mean(deviations(surplus).map((deviation) => deviation * deviation))),
  };
}

/** Returns Pearson's correlation coefficient of two lists of equal length. */
export function computeCorrelation(one: readonly number[], other: readonly number[]): number {
  const [oneDeviations, otherDeviations] = [deviations(one), deviations(other)];
  const product = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, at) => sum + value * b[at], 0);
  const scale = product(oneDeviations, oneDeviations) * product(otherDeviations, otherDeviations);
  return product(oneDeviations, otherDeviations) / Math.sqrt(scale);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviations(values: readonly number[]): number[] {
  const middle = mean(values);
  return values.map((value) => value - middle);
}
