/**
 * Provides states of a puzzle's levels for the tests of hints. Each state has its hint about the board, and all
 * shortest wins from it, which are found without the code of the hints.
 */
import { composeNext, createRun } from "../../../src/game/modes/run";
import { certify } from "../../../src/kernel/certify";
import { DIRECTIONS, type Direction } from "../../../src/kernel/direction";
import type { BoardHint } from "../../../src/kernel/hints/board-hint";
import { findShortestWins } from "../../../src/kernel/hints/shortest-wins";
import type { MoveRecord, MoveRecorder } from "../../../src/kernel/motion";
import { createRandom, drawRandomBelow } from "../../../src/kernel/random";
import type { Rules } from "../../../src/kernel/rules";
import { runToEnd } from "../../../src/kernel/task";
import type { Puzzle } from "../../../src/puzzles/puzzle";
import { expectParsed } from "../../kernel/parse-results";

/** A move of a win, with the states before and after it. */
export interface PlayedMove<State> {
  readonly before: State;
  readonly after: State;
  readonly record: MoveRecord;
}

export interface Position<Level, State> {
  readonly level: Level;
  readonly rules: Rules<State>;
  readonly map: string;
  readonly state: State;
  /** Whether the state occurs in the solution that the game shows. */
  readonly isOnSolution: boolean;
  /** All shortest sequences of moves that win from this state. */
  readonly wins: readonly (readonly PlayedMove<State>[])[];
  /** The possible moves from this state that do not lead nearer to a win. */
  readonly wrongMoves: readonly WrongMove<State>[];
  readonly hint: BoardHint | undefined;
}

interface WrongMove<State> extends PlayedMove<State> {
  /** Whether no win is possible after the move. */
  readonly isSpoiling: boolean;
}

const MAX_STATES = 100000;
const WALKS = 6;
/**
 * A tested state may have at most this many shortest wins. States with more are left out, because checking them takes
 * too long.
 */
const MAX_WINS = 1000;

type AnyLevelPuzzle<Level, State, Target> = Puzzle<Level, State, Target>;

/**
 * Tests states of a puzzle's levels: calls `check` for at least `count` of them. The levels come from the campaign and
 * from an endless run in turn. The states are those of the shown solution, and some that random moves reach. Returns
 * the share of the states on solutions for which the game has a hint about the board.
 */
export function checkPositions<Level, State, Target extends { readonly width: number; readonly height: number }>(
  puzzle: AnyLevelPuzzle<Level, State, Target>,
  count: number,
  check: (position: Position<Level, State>) => void,
): number {
  const random = createRandom(29, 4);
  let checked = 0;
  let onSolution = 0;
  let told = 0;
  for (let index = 0; checked < count; index++) {
    const map = mapOf(puzzle, index);
    const level = expectParsed(puzzle.parseMap(map));
    const rules = puzzle.rules(level);
    const certificate = runToEnd(certify(rules, MAX_STATES));
    if (certificate === undefined) continue;
    const { graph, analysis } = certificate;
    const { winDistance } = analysis;
    const distanceOf = (state: State): number => winDistance[graph.stateNumberOf(state) ?? -1] ?? -1;
    const see = (state: State, isOnSolution: boolean): void => {
      if (distanceOf(state) < 2) return;
      const wins = winsFrom(rules, distanceOf, state);
      if (wins === undefined) return;
      const found = runToEnd(findShortestWins({ rules, graph, winDistance }, state));
      const hint = puzzle.findBoardHint === undefined ? undefined : runToEnd(puzzle.findBoardHint(level, found));
      checked++;
      if (isOnSolution) onSolution++;
      if (isOnSolution && hint !== undefined) told++;
      const wrongMoves = playMoves(rules, state)
        .filter(({ after }) => distanceOf(after) !== distanceOf(state) - 1)
        .map((move) => ({ ...move, isSpoiling: distanceOf(move.after) < 0 }));
      check({ level, rules, map, state, isOnSolution, wins, wrongMoves, hint });
    };
    for (const { before } of solutionFrom(rules, distanceOf)) see(before, true);
    for (let walk = 1; walk <= WALKS; walk++) {
      let state = rules.start;
      for (let moves = 0; moves < 2 * walk; moves++) {
        const after = rules.move(state, drawRandomBelow(random, DIRECTIONS.length) as Direction);
        if (after !== undefined && rules.outcome(after) === "playing") state = after;
      }
      see(state, false);
    }
    certificate.release?.();
  }
  return told / onSolution;
}

function mapOf<Level, State, Target extends { readonly width: number; readonly height: number }>(
  puzzle: AnyLevelPuzzle<Level, State, Target>,
  index: number,
): string {
  const { campaign } = puzzle;
  if (index % 2 === 0) return campaign.level((index * 7) % campaign.levelCount).map.join("\n");
  const target = puzzle.plan.rising(1 + ((index * 3) % 60));
  const composed = runToEnd(
    composeNext(puzzle as never, createRun(index), target as never, puzzle.playerPosition?.startPosition),
  );
  composed.certificate.release?.();
  return puzzle.formatMap(composed.level as never);
}

function solutionFrom<State>(rules: Rules<State>, distanceOf: (state: State) => number): PlayedMove<State>[] {
  const moves: PlayedMove<State>[] = [];
  for (let state = rules.start; rules.outcome(state) === "playing";) {
    const nearer = nearerMoves(rules, distanceOf, state);
    if (nearer.length === 0) break;
    moves.push(nearer[0]);
    state = nearer[0].after;
  }
  return moves;
}

function winsFrom<State>(
  rules: Rules<State>,
  distanceOf: (state: State) => number,
  state: State,
): PlayedMove<State>[][] | undefined {
  let wins: PlayedMove<State>[][] = [[]];
  for (let left = distanceOf(state); left > 0; left--) {
    wins = wins.flatMap((win) =>
      nearerMoves(rules, distanceOf, win.at(-1)?.after ?? state).map((move) => [...win, move]),
    );
    if (wins.length > MAX_WINS) return undefined;
  }
  return wins;
}

function nearerMoves<State>(
  rules: Rules<State>,
  distanceOf: (state: State) => number,
  before: State,
): PlayedMove<State>[] {
  return playMoves(rules, before).filter(({ after }) => distanceOf(after) === distanceOf(before) - 1);
}

function playMoves<State>(rules: Rules<State>, before: State): PlayedMove<State>[] {
  const moves: PlayedMove<State>[] = [];
  for (const direction of DIRECTIONS) {
    const recorder: MoveRecorder = { motions: [] };
    const after = rules.move(before, direction, recorder);
    if (after === undefined) continue;
    moves.push({ before, after, record: { direction, ...recorder, playerPiece: recorder.playerPiece } });
  }
  return moves;
}

/**
 * Returns whether a win can be reached from a state on a way that visits no state for which `isForbidden` returns true.
 */
export function canWinWithout<State>(
  rules: Rules<State>,
  from: State,
  isForbidden: (state: State) => boolean,
): boolean {
  const seen = new Set([rules.key(from)]);
  const open = [from];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (rules.outcome(state) === "won") return true;
    for (const direction of DIRECTIONS) {
      const after = rules.move(state, direction);
      if (after === undefined || rules.outcome(after) === "lost" || isForbidden(after)) continue;
      if (seen.has(rules.key(after))) continue;
      seen.add(rules.key(after));
      open.push(after);
    }
  }
  return false;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function positionOf({ width }: Size, cell: number): readonly [number, number] {
  return [(cell % (width + 1)) - 1, Math.floor(cell / (width + 1)) - 1];
}

/**
 * Returns the words that a hint must use for a cell of the board: "in the middle", "left of the middle", "at the top
 * left" and so on. A ring along the edge of the board, `ring` cells wide, is left out of the board for this.
 */
export function wordsFor(board: Size, cell: number, ring = 0): string {
  const words = sideWordsFor(board, cell, ring);
  if (words.length > 0) return `at the ${words.join(" ")}`;
  const [x, y] = positionOf(board, cell).map((at) => at - ring);
  const fromMiddle = [x + 0.5, y + 0.5].map((at, index) => at / ([board.width, board.height][index] - 2 * ring) - 0.5);
  const [across, upright] = fromMiddle.map((share) => Math.round(share * 1e6));
  if (Math.abs(across) <= 125000 && Math.abs(upright) <= 125000) return "in the middle";
  if (Math.abs(across) >= Math.abs(upright)) return across > 0 ? "right of the middle" : "left of the middle";
  return upright > 0 ? "below the middle" : "above the middle";
}

/**
 * Returns the words that a short sentence of a hint may use for a cell. For a corner, either of its sides is enough,
 * such as "at the top".
 */
export function roughWordsFor(board: Size, cell: number, ring = 0): readonly string[] {
  const words = sideWordsFor(board, cell, ring);
  return words.length === 0 ? [wordsFor(board, cell, ring)] : words.map((word) => `at the ${word}`);
}

/**
 * Returns the words for the sides of the board at which a cell lies, such as "top" and "left". A ring along the edge of
 * the board, `ring` cells wide, is left out of the board for this.
 */
export function sideWordsFor(board: Size, cell: number, ring = 0): readonly string[] {
  const [x, y] = positionOf(board, cell).map((at) => at - ring);
  const [width, height] = [board.width - 2 * ring, board.height - 2 * ring];
  const columns = Math.max(1, Math.floor(0.3 * width));
  const rows = Math.max(1, Math.floor(0.3 * height));
  const upright = height < 3 ? "" : y < rows ? "top" : y >= height - rows ? "bottom" : "";
  const across = width < 3 ? "" : x < columns ? "left" : x >= width - columns ? "right" : "";
  return [upright, across].filter((word) => word !== "");
}
