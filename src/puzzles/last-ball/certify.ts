import { Mark } from "../../kernel/board";
import { CERTAIN } from "../../kernel/bits";
import type { Certificate } from "../../kernel/certificate";
import { LOST, MANY, NEVER, STUCK } from "../../kernel/graph";
import { concludeVerdict } from "../../kernel/verdict";
import type { Work } from "../../kernel/work";
import type { Level } from "./level";
import {
  BUCKETS,
  emptyBoard,
  enlarge,
  layoutOf,
  makeRoom,
  recycle,
  takeBuffers,
  type Buffers,
  type Layout,
} from "./memory";
import type { State } from "./state";

/**
 * Last Ball's own way to what kernel/certify finds out of any puzzle: the same certificate, at a third of the cost.
 *
 * The state graph is walked depth first on a single board. A move takes one ball out and draws the rest of its chain
 * one cell nearer (see rules.ts), so it is made in place and taken back in place, and no position is ever copied. A
 * move also leaves one ball fewer, so no position comes again on its own way: all that it leads to is known before it
 * is done with, and its own chance and count of winning lines follow at once.
 *
 * The white balls of a position are the bits of three numbers, a bit a cell. Each ball that moves changes them by two
 * additions, and two positions are equal if their numbers are.
 *
 * All of this runs between two levels on the console and is written for it: one loop with everything in locals, since a
 * call costs as much as five or six other instructions; tables that serve again and again (see memory.ts); and where something is counted from 1, the `- 1` of an index and the + 1 of a Lua array cancel out.
 */

// Steps to a new state, and back from one that is known.
const STEPS_PER_SLICE = 8;

/** Certifies a level; undefined when it has more than `cap` states. Its board has at most `MAX_CERTIFIED_CELLS`. */
// eslint-disable-next-line max-lines-per-function -- one loop with everything in locals: see above
export function* certifyInPlace(level: Level, cap: number): Work<Certificate<State> | undefined> {
  if (cap < 1) return undefined;
  const layout = layoutOf(level.board);
  const { bits0, bits1, bits2 } = layout;
  const { steps } = level.board;
  const buffers = takeBuffers();
  if (buffers.room === 0) yield* makeRoom(buffers);
  const { blacks, words0, words1, words2, next, chance, lines, distance, buckets, sameBucket, base } = buffers;
  const { stateAt, directionAt, choicesAt, chancesAt, waysAt, chainEndAt, chain } = buffers.way;
  const marks = emptyBoard(buffers, layout);
  const won: number[] = [];
  const { whites } = level;
  const balls = whites.length;
  const bucketCount = BUCKETS;
  const lost = LOST;
  const many = MANY;
  let deadEnds = 0;

  // The present position, and what `Way` keeps of those before it. States and directions are counted from 1.
  let state = 1;
  let black = level.black;
  let word0 = 0;
  let word1 = 0;
  let word2 = 0;
  for (let at = 0; at < balls; at++) {
    const ball = whites[at];
    marks[ball - 1] = Mark.Piece;
    word0 += bits0[ball - 1];
    word1 += bits1[ball - 1];
    word2 += bits2[ball - 1];
  }
  let direction = 1;
  let choices = 0;
  let chances = 0;
  let ways = 0;
  let chainEnd = 0;
  let depth = 1;

  // The start becomes the first state.
  let size = 1;
  const firstBucket = (word0 + 3 * word1 + 7 * word2 + black) % bucketCount;
  sameBucket[0] = buckets[firstBucket] - base;
  buckets[firstBucket] = base + 1;
  blacks[0] = black;
  words0[0] = word0;
  words1[0] = word1;
  words2[0] = word2;
  let limit = Math.min(cap, buffers.room);
  let leftOfSlice = STEPS_PER_SLICE;

  for (;;) {
    let after: number;
    if (direction < 5) {
      // Roll the black ball.
      const step = steps[direction - 1];
      let ball = black;
      do ball += step;
      while (marks[ball - 1] === Mark.Empty);
      if (marks[ball - 1] === Mark.Edge) {
        next[direction - 1][state - 1] = lost;
        direction++;
        continue;
      }
      // The ball it hits is taken out, and all further ones of the chain come nearer.
      const stop = ball - step;
      let after0 = word0 - bits0[ball - 1];
      let after1 = word1 - bits1[ball - 1];
      let after2 = word2 - bits2[ball - 1];
      let end = chainEnd + 1;
      chain[end - 1] = ball;
      do ball += step;
      while (marks[ball - 1] === Mark.Empty);
      while (marks[ball - 1] === Mark.Piece) {
        const nearer = ball - step;
        after0 += bits0[nearer - 1] - bits0[ball - 1];
        after1 += bits1[nearer - 1] - bits1[ball - 1];
        after2 += bits2[nearer - 1] - bits2[ball - 1];
        end++;
        chain[end - 1] = ball;
        do ball += step;
        while (marks[ball - 1] === Mark.Empty);
      }
      // Is that position known?
      const bucket = (after0 + 3 * after1 + 7 * after2 + stop) % bucketCount;
      const newest = buckets[bucket] - base;
      after = newest;
      while (
        after > 0 &&
        (words0[after - 1] !== after0 ||
          words1[after - 1] !== after1 ||
          words2[after - 1] !== after2 ||
          blacks[after - 1] !== stop)
      ) {
        after = sameBucket[after - 1];
      }
      if (after <= 0) {
        // It is not: it becomes a state.
        if (size === limit) {
          if (size === cap) {
            buffers.marks = [...layout.blank];
            recycle(buffers, size);
            return undefined;
          }
          stateAt[depth - 1] = state;
          directionAt[depth - 1] = direction;
          yield* enlarge(buffers, depth);
          limit = Math.min(cap, buffers.room);
        }
        size++;
        after = size;
        sameBucket[after - 1] = newest;
        buckets[bucket] = base + after;
        blacks[after - 1] = stop;
        words0[after - 1] = after0;
        words1[after - 1] = after1;
        words2[after - 1] = after2;
        if (depth < balls) {
          // Make the move and go on from there.
          marks[chain[chainEnd] - 1] = Mark.Empty;
          for (let at = chainEnd + 2; at <= end; at++) {
            marks[chain[at - 1] - 1] = Mark.Empty;
            marks[chain[at - 1] - step - 1] = Mark.Piece;
          }
          stateAt[depth - 1] = state;
          directionAt[depth - 1] = direction;
          choicesAt[depth - 1] = choices;
          chancesAt[depth - 1] = chances;
          waysAt[depth - 1] = ways;
          chainEndAt[depth - 1] = chainEnd;
          depth++;
          state = after;
          black = stop;
          word0 = after0;
          word1 = after1;
          word2 = after2;
          direction = 1;
          choices = 0;
          chances = 0;
          ways = 0;
          chainEnd = end;
          leftOfSlice--;
          if (leftOfSlice === 0) {
            leftOfSlice = STEPS_PER_SLICE;
            yield;
          }
          continue;
        }
        // All balls are gone.
        won.push(after - 1);
        for (let exit = 0; exit < 4; exit++) next[exit][after - 1] = STUCK;
        chance[after - 1] = CERTAIN;
        lines[after - 1] = 1;
        distance[after - 1] = 0;
      }
    } else {
      // All directions are known, so the position is.
      // What is left over is taken off first, so that the division is exact in any kind of number.
      chance[state - 1] = choices < 2 ? chances : (chances - (chances % choices)) / choices;
      lines[state - 1] = ways < many ? ways : many;
      if (ways > 0) distance[state - 1] = balls + 1 - depth;
      else {
        distance[state - 1] = NEVER;
        deadEnds++;
      }
      depth--;
      if (depth === 0) break;
      leftOfSlice--;
      if (leftOfSlice === 0) {
        leftOfSlice = STEPS_PER_SLICE;
        yield;
      }
      // Take the move back that led to it.
      after = state;
      direction = directionAt[depth - 1];
      const step = steps[direction - 1];
      const start = chainEndAt[depth - 1];
      for (let at = chainEnd; at > start + 1; at--) {
        marks[chain[at - 1] - step - 1] = Mark.Empty;
        marks[chain[at - 1] - 1] = Mark.Piece;
      }
      marks[chain[start] - 1] = Mark.Piece;
      chainEnd = start;
      state = stateAt[depth - 1];
      black = blacks[state - 1];
      word0 = words0[state - 1];
      word1 = words1[state - 1];
      word2 = words2[state - 1];
      choices = choicesAt[depth - 1];
      chances = chancesAt[depth - 1];
      ways = waysAt[depth - 1];
    }
    next[direction - 1][state - 1] = after - 1;
    direction++;
    choices++;
    chances += chance[after - 1];
    ways += lines[after - 1];
  }

  for (let at = 0; at < balls; at++) marks[whites[at] - 1] = Mark.Empty;
  let isRecycled = false;
  const find = (position: State): number | undefined => findPosition(buffers, layout, position);
  const graph = { size, start: 0, next, won, find };
  const findings = { solutions: lines[0], chance: chance[0], deadEnds };
  return {
    graph,
    analysis: { verdict: concludeVerdict(graph, distance, findings), distance },
    recycle: () => {
      if (!isRecycled) recycle(buffers, size);
      isRecycled = true;
    },
  };
}

function findPosition(buffers: Buffers, { bits0, bits1, bits2 }: Layout, position: State): number | undefined {
  const { blacks, words0, words1, words2 } = buffers;
  const black = position[0];
  let word0 = 0;
  let word1 = 0;
  let word2 = 0;
  for (let at = 1; at < position.length; at++) {
    const ball = position[at];
    word0 += bits0[ball - 1];
    word1 += bits1[ball - 1];
    word2 += bits2[ball - 1];
  }
  let state = buffers.buckets[(word0 + 3 * word1 + 7 * word2 + black) % BUCKETS] - buffers.base;
  while (
    state > 0 &&
    (words0[state - 1] !== word0 ||
      words1[state - 1] !== word1 ||
      words2[state - 1] !== word2 ||
      blacks[state - 1] !== black)
  ) {
    state = buffers.sameBucket[state - 1];
  }
  return state > 0 ? state - 1 : undefined;
}
