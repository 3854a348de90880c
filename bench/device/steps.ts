/** Measures short computations of the game, such as random numbers, the recording of moves and the search for hints. */
import type { Certificate } from "../../src/kernel/analysed-graph";
import { certify } from "../../src/kernel/certify";
import type { Direction } from "../../src/kernel/direction";
import { drawRandomBelow, createRandom } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { findBestNextMove, type PlayedLevel } from "../../src/game/play/played-level";
import { isWinnable } from "../../src/game/play/winnable";
import { advanceTimeline, shownMoment, currentState, makeMove, createTimeline } from "../../src/game/play/timeline";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import type { State } from "../../src/puzzles/last-ball/state";
import { generateLevel, MAX_STATES, SEED_COUNT } from "./levels";
import { measure, measureStep } from "./measure";

export const PIECES = 10;
const FRAME_MS = 33;

/** Measures computations that the game makes once in each frame or once for each level. Drawing is not included. */
export function benchSteps(): void {
  measure("random: begin a stream", 0, () => {
    for (let seed = 1; seed <= SEED_COUNT; seed++) measureStep(() => createRandom(seed, 1));
  });
  measure("random: draw a number", 0, () => {
    const random = createRandom(1);
    for (let seed = 1; seed <= SEED_COUNT; seed++) measureStep(() => drawRandomBelow(random, seed));
  });
  benchTimeline();
  benchHint();
}

function benchTimeline(): void {
  measure("timeline: animate pieces", PIECES, () => {
    forEachPlayedLevel((play) => {
      const next = nextMove(play);
      measureStep(() => makeMove(play.timeline, next));
    });
  });
  measure("timeline: advance a frame", PIECES, () => {
    forEachPlayedLevel((play) => {
      makeMove(play.timeline, nextMove(play));
      measureStep(() => {
        advanceTimeline(play.timeline, FRAME_MS);
      });
    });
  });
  measure("timeline: find what to draw", PIECES, () => {
    forEachPlayedLevel((play) => {
      makeMove(play.timeline, nextMove(play));
      advanceTimeline(play.timeline, FRAME_MS);
      measureStep(() => shownMoment(play.timeline));
    });
  });
}

function benchHint(): void {
  measure("lamp: can it be won", PIECES, () => {
    forEachPlayedLevel((play) => {
      measureStep(() => isWinnable(play));
    });
  });
  measure("hint: best next move", PIECES, () => {
    forEachPlayedLevel((play) => {
      measureStep(() => findBestNextMove(play));
    });
  });
  measure("hint: find the state", PIECES, () => {
    forEachPlayedLevel((play) => {
      measureStep(() => play.analysedGraph.graph.stateNumberOf(currentState(play.timeline)));
    });
  });
}

/** A level after some moves, with its certificate: the state graph and the difficulty. */
export interface CertifiedPlayedLevel extends PlayedLevel<Level, State> {
  analysedGraph: Certificate<State>;
}

/**
 * Generates a level from each seed, makes some moves of its shortest solution and calls `use` with it. The moves do not
 * win the level.
 */
export function forEachPlayedLevel(use: (play: CertifiedPlayedLevel) => void): void {
  for (let seed = 1; seed <= SEED_COUNT; seed++) {
    const level = generateLevel(seed, PIECES);
    const rules = lastBall.rules(level);
    const analysedGraph = runToEnd(certify(rules, MAX_STATES));
    if (analysedGraph === undefined) throw new Error(`the level of seed ${seed} has more than ${MAX_STATES} states`);
    const play = { level, timeline: createTimeline(rules), analysedGraph };
    for (let move = 0; move < seed % PIECES; move++) makeMove(play.timeline, nextMove(play));
    use(play);
    analysedGraph.release?.();
  }
}

function nextMove(play: CertifiedPlayedLevel): Direction {
  const move = findBestNextMove(play);
  if (move === undefined) throw new Error("the level is won already");
  return move;
}
