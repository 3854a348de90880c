/**
 * Provides states of a puzzle's levels, each with the hint about its board and with all shortest wins from it. The wins
 * are found without the code of the hints.
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

/** A move of a win, with the states around it. */
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
  /** Whether the state is on the solution that the game shows. */
  readonly isOnSolution: boolean;
  /** All shortest wins from the state. */
  readonly wins: readonly (readonly PlayedMove<State>[])[];
  readonly hint: BoardHint | undefined;
}

const MAX_STATES = 100000;
const WALKS = 6;
/** A state with more shortest wins than this is not checked, because checking it takes too long. */
const MAX_WINS = 1000;

type AnyLevelPuzzle<Level, State, Target> = Puzzle<Level, State, Target>;

/**
 * Calls `check` for at least `count` states of a puzzle's levels. The levels are from the campaign and from an endless
 * run. The states are those on the shown solution, and some that random moves reach. Returns the share of the states on
 * solutions for which the game has a hint about the board.
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
      check({ level, rules, map, state, isOnSolution, wins, hint });
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

/** Returns the map of a level: campaign levels from all chapters and levels of an endless run in turn. */
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
  const moves: PlayedMove<State>[] = [];
  for (const direction of DIRECTIONS) {
    const recorder: MoveRecorder = { motions: [] };
    const after = rules.move(before, direction, recorder);
    if (after === undefined || distanceOf(after) !== distanceOf(before) - 1) continue;
    moves.push({ before, after, record: { direction, ...recorder, playerPiece: recorder.playerPiece } });
  }
  return moves;
}

/** Returns whether a win can be reached from a state without ever visiting a state that `isForbidden` names. */
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

/**
 * Returns the words with which a hint names the location of a cell. A cell in line with the finish `finish.cell` is,
 * for example, "above the hole"; any other cell is, for example, "at the top". The code is independent of the game's.
 */
export function locationWordsFor(
  board: { readonly width: number; readonly height: number },
  cell: number,
  finish: { readonly cell: number; readonly name: string },
): string {
  const [x, y] = [cell % (board.width + 1), Math.floor(cell / (board.width + 1))];
  const [finishX, finishY] = [finish.cell % (board.width + 1), Math.floor(finish.cell / (board.width + 1))];
  if (x === finishX && y !== finishY) return `${y < finishY ? "above" : "below"} the ${finish.name}`;
  if (y === finishY && x !== finishX) return `${x < finishX ? "left" : "right"} of the ${finish.name}`;
  return wordsFor(board, cell);
}

/** Returns the words that a sentence must use for a cell: "in the middle", "at the top left" and so on. */
export function wordsFor(board: { readonly width: number; readonly height: number }, cell: number): string {
  const x = (cell % (board.width + 1)) - 1;
  const y = Math.floor(cell / (board.width + 1)) - 1;
  const columns = Math.max(1, Math.floor(0.3 * board.width));
  const rows = Math.max(1, Math.floor(0.3 * board.height));
  const words = [
    y < rows ? "top" : y >= board.height - rows ? "bottom" : "",
    x < columns ? "left" : x >= board.width - columns ? "right" : "",
  ].filter((word) => word !== "");
  return words.length === 0 ? "in the middle" : `at the ${words.join(" ")}`;
}
