import { Mark } from "../../../kernel/board";
import type { Certificate } from "../../../kernel/certificate";
import { LOST, MANY, NEVER, STUCK } from "../../../kernel/graph";
import { giveBack, lend, type Loan } from "../../../kernel/loan";
import { single } from "../../../kernel/single";
import { outlineOf, verdictOf } from "../../../kernel/verdict";
import { difficultyCentibits, FORESIGHT } from "../../../kernel/wander";
import type { Work } from "../../../kernel/work";
import { afterHit, makeMove, obstacleBeyond, takeBack, type Balls, type Moved } from "../chain";
import type { Level } from "../level";
import type { State } from "../state";
import {
  beginBoard,
  endBoard,
  enlarge,
  knownLayout,
  layoutOf,
  makeRoom,
  takeScratch,
  type Scratch,
  type Layout,
} from "./scratch";
import { addState, bucketOf, addBall, findState, stateIn, type StateTable } from "./states";

/**
 * Last Ball's own way to what kernel/certify finds out of any puzzle: the same certificate, at a third of the cost.
 *
 * The state graph is walked depth first on a single board (see chain.ts), and no position is ever copied. A move leaves
 * one ball fewer, so no position comes again on its own way: all that it leads to is known before it is done with, and
 * its own count of winning lines follows at once, and what comes of wandering from it (see kernel/wander). docs/fast-lua.md says why it is written as it is.
 */

// Steps to a new state, and back from one that is known.
const STEPS_PER_SLICE = 8;

/** Certifies a level; undefined when it has more than `cap` states. Its board has at most `MAX_CERTIFIED_CELLS`. */
export function* certifyInPlace(level: Level, cap: number): Work<Certificate<State> | undefined> {
  if (cap < 1) return undefined;
  const layout = knownLayout(level.board) ?? (yield* layoutOf(level.board));
  const scratch = takeScratch();
  const loan = lend(scratch);
  if (scratch.room === 0) yield* makeRoom(scratch);
  beginBoard(scratch, layout);
  /** @locals */
  const explored = yield* explore(level, cap, scratch, layout);
  if (!explored.isWhole) {
    giveBack(loan);
    return undefined;
  }
  takeOff(scratch.marks, level.whites);
  endBoard(scratch, layout);
  return certificateOf(explored, scratch, layout, loan);
}

/** The states of a level, and what its verdict needs beside the tables. */
interface Explored {
  readonly size: number;
  readonly won: readonly number[];
  readonly deadEnds: number;
  /** Whether these are all states. */
  readonly isWhole: boolean;
}

/** @inline */
function certificateOf(
  { size, won, deadEnds }: Explored,
  scratch: Scratch,
  layout: Layout,
  loan: Loan,
): Certificate<State> {
  const { next, lines, moves, chance, distance } = scratch;
  const find = (position: State): number | undefined => findState(scratch, layout, position);
  const graph = { size, start: 0, next, won, find };
  const difficulty = difficultyCentibits(moves[0], chance[0], distance[0]);
  const verdict = verdictOf(outlineOf(graph, distance, lines[0], deadEnds), difficulty);
  const analysis = { verdict, distance };
  const recycle = (): void => {
    giveBack(loan);
  };
  return { graph, analysis, recycle };
}

/** Where the walk is. States and directions count from 1. */
interface Walk {
  state: number;
  /** The direction to be tried next, and of those before it: how many do not lose, and what they sum up to. */
  direction: number;
  choices: number;
  moves: number;
  chances: number;
  ways: number;
  /** Where the chain of the last move ends in the list of chains. */
  chainEnd: number;
  /** How many moves lead here, plus 1. */
  depth: number;
  stepsLeft: number;
  /** How many of the states that are known lead to no win. */
  deadEnds: number;
  black: number;
  word0: number;
  word1: number;
  word2: number;
}

/** What is known of a state; see `Buffers`. */
type Findings = Pick<Scratch, "next" | "moves" | "chance" | "lines" | "distance">;

/** The way to the present position, without its chains; see `Buffers`. */
type Way = Omit<Scratch["way"], "chain">;

/** Walks all states of a level on an empty board, or as many as `cap`. @inline */
function* explore(level: Level, cap: number, scratch: Scratch, layout: Layout): Work<Explored> {
  const { steps } = level.board;
  const whites = level.whites.length;
  const won: number[] = [];
  /** @locals */
  const states: StateTable = statesIn(scratch);
  /** @locals */
  const balls: Balls = ballsOn(scratch, layout);
  /** @locals */
  const found: Findings = findingsIn(scratch);
  /** @locals */
  const way: Way = wayIn(scratch);
  /** @locals */
  const walk: Walk = begin(level.black);
  layOut(walk, balls, level.whites);
  addStart(walk, states);
  let size = 1;
  let limit = Math.min(cap, scratch.room);
  for (;;) {
    let after: number;
    if (walk.direction <= 4) {
      const step = steps[walk.direction - 1];
      const hit = obstacleBeyond(balls.marks, walk.black, step);
      if (balls.marks[hit - 1] === Mark.Edge) {
        noteLoss(walk, found);
        continue;
      }
      /** @locals */
      const moved = afterHit(balls, walk, walk.chainEnd, hit, step);
      const bucket = bucketOf(moved);
      const newest = states.buckets[bucket] - states.base;
      after = stateIn(states, newest, moved);
      if (after <= 0) {
        if (size === limit) {
          if (size === cap) break;
          keepPlace(walk, way);
          yield* enlarge(scratch, walk.depth);
          limit = Math.min(cap, scratch.room);
        }
        size++;
        after = size;
        addState(states, after, moved, bucket, newest);
        if (walk.depth < whites) {
          makeMove(balls, walk.chainEnd, moved.chainEnd, step);
          goOn(walk, way, after, moved);
          yield* countStep(walk);
          continue;
        }
        noteWin(after, found);
        won.push(after - 1);
      }
    } else {
      conclude(walk, found, whites);
      if (walk.depth === 1) break;
      yield* countStep(walk);
      after = walk.state;
      goBack(walk, way, states, balls, steps);
    }
    noteExit(walk, found, after);
  }
  return { size, won, deadEnds: walk.deadEnds, isWhole: walk.direction > 4 };
}

/** Puts the white balls on the board and into the words of the position. @inline */
function layOut(walk: Walk, balls: Balls, whites: readonly number[]): void {
  const count = whites.length;
  for (let at = 1; at <= count; at++) {
    const ball = whites[at - 1];
    balls.marks[ball - 1] = Mark.Piece;
    addBall(walk, balls, ball);
  }
}

/** Takes them off the board. @inline */
function takeOff(marks: Mark[], whites: readonly number[]): void {
  const count = whites.length;
  for (let at = 1; at <= count; at++) marks[whites[at - 1] - 1] = Mark.Empty;
}

// The tables, each in a local.

/** @inline */
function statesIn({ blacks, words0, words1, words2, buckets, sameBucket, base }: Scratch): StateTable {
  return { blacks, words0, words1, words2, buckets, sameBucket, base };
}

/** @inline */
function ballsOn({ marks, way }: Scratch, { bits0, bits1, bits2 }: Layout): Balls {
  return { marks, bits0, bits1, bits2, chain: way.chain };
}

/** @inline */
function findingsIn({ next, moves, chance, lines, distance }: Scratch): Findings {
  return { next, moves, chance, lines, distance };
}

/** @inline */
function wayIn({ way }: Scratch): Way {
  const { stateAt, directionAt, choicesAt, movesAt, chancesAt, waysAt, chainEndAt } = way;
  return { stateAt, directionAt, choicesAt, movesAt, chancesAt, waysAt, chainEndAt };
}

/** @inline */
function begin(black: number): Walk {
  return {
    state: 1,
    direction: 1,
    choices: 0,
    moves: 0,
    chances: 0,
    ways: 0,
    chainEnd: 0,
    depth: 1,
    stepsLeft: STEPS_PER_SLICE,
    deadEnds: 0,
    black,
    word0: 0,
    word1: 0,
    word2: 0,
  };
}

/** The start becomes the first state. @inline */
function addStart(walk: Walk, states: StateTable): void {
  const bucket = bucketOf(walk);
  const newest = states.buckets[bucket] - states.base;
  addState(states, walk.state, walk, bucket, newest);
}

/** Ends the slice when its steps are over. @inline */
function* countStep(walk: Walk): Work<void> {
  walk.stepsLeft--;
  if (walk.stepsLeft > 0) return;
  walk.stepsLeft = STEPS_PER_SLICE;
  yield;
}

// What is tried from a state.

/** The black ball leaves the board. @inline */
function noteLoss(walk: Walk, found: Findings): void {
  found.next[walk.direction - 1][walk.state - 1] = LOST;
  walk.direction++;
}

/** The direction leads to a state of which all is known. @inline */
function noteExit(walk: Walk, found: Findings, after: number): void {
  found.next[walk.direction - 1][walk.state - 1] = after - 1;
  walk.direction++;
  walk.choices++;
  walk.moves = single(walk.moves + found.moves[after - 1]);
  walk.chances = single(walk.chances + found.chance[after - 1]);
  walk.ways += found.lines[after - 1];
}

/** All balls are gone. @inline */
function noteWin(state: number, found: Findings): void {
  for (let exit = 0; exit < 4; exit++) found.next[exit][state - 1] = STUCK;
  found.moves[state - 1] = 0;
  found.chance[state - 1] = 1;
  found.lines[state - 1] = 1;
  found.distance[state - 1] = 0;
}

/** All directions are known, so the state is. @inline */
function conclude(walk: Walk, found: Findings, whites: number): void {
  const { state, choices, ways } = walk;
  found.lines[state - 1] = ways < MANY ? ways : MANY;
  if (ways > 0) {
    const distance = whites + 1 - walk.depth;
    found.distance[state - 1] = distance;
    if (distance > FORESIGHT) {
      const moves = single(walk.moves + choices);
      found.moves[state - 1] = single(moves / choices);
      found.chance[state - 1] = single(walk.chances / choices);
    } else {
      found.moves[state - 1] = distance;
      found.chance[state - 1] = 1;
    }
  } else {
    found.distance[state - 1] = NEVER;
    found.moves[state - 1] = 0;
    found.chance[state - 1] = 0;
    walk.deadEnds++;
  }
}

// One move on, and one back.

/** Keeps what is known of the present position. @inline */
function keepPlace(walk: Walk, way: Way): void {
  way.stateAt[walk.depth - 1] = walk.state;
  way.directionAt[walk.depth - 1] = walk.direction;
}

/** Makes another position the present one. @inline */
function goOn(walk: Walk, way: Way, state: number, moved: Moved): void {
  keepPlace(walk, way);
  way.choicesAt[walk.depth - 1] = walk.choices;
  way.movesAt[walk.depth - 1] = walk.moves;
  way.chancesAt[walk.depth - 1] = walk.chances;
  way.waysAt[walk.depth - 1] = walk.ways;
  way.chainEndAt[walk.depth - 1] = walk.chainEnd;
  walk.depth++;
  walk.state = state;
  walk.black = moved.black;
  walk.word0 = moved.word0;
  walk.word1 = moved.word1;
  walk.word2 = moved.word2;
  walk.direction = 1;
  walk.choices = 0;
  walk.moves = 0;
  walk.chances = 0;
  walk.ways = 0;
  walk.chainEnd = moved.chainEnd;
}

/** Takes the move back that led to the present position, on the board too. @inline */
function goBack(walk: Walk, way: Way, states: StateTable, balls: Balls, steps: readonly number[]): void {
  walk.depth--;
  walk.direction = way.directionAt[walk.depth - 1];
  const start = way.chainEndAt[walk.depth - 1];
  takeBack(balls, start, walk.chainEnd, steps[walk.direction - 1]);
  walk.chainEnd = start;
  walk.state = way.stateAt[walk.depth - 1];
  walk.black = states.blacks[walk.state - 1];
  walk.word0 = states.words0[walk.state - 1];
  walk.word1 = states.words1[walk.state - 1];
  walk.word2 = states.words2[walk.state - 1];
  walk.choices = way.choicesAt[walk.depth - 1];
  walk.moves = way.movesAt[walk.depth - 1];
  walk.chances = way.chancesAt[walk.depth - 1];
  walk.ways = way.waysAt[walk.depth - 1];
}
