/** Measures how long Ice Path's levels take to compose and to certify. */
import { createBoard } from "../../src/kernel/board";
import type { Certificate } from "../../src/kernel/analysed-graph";
import { certify } from "../../src/kernel/certify";
import { createRandom } from "../../src/kernel/random";
import { analyseRandomWalk } from "../../src/kernel/difficulty/random-walk";
import { runToEnd } from "../../src/kernel/task";
import type { Brief } from "../../src/puzzles/ice-path/make/target";
import { composeIcePath } from "../../src/puzzles/ice-path/make/generator";
import type { Level } from "../../src/puzzles/ice-path/level";
import { rules } from "../../src/puzzles/ice-path/rules";
import type { State } from "../../src/puzzles/ice-path/state";
import { measure, measureStep, measureTask } from "./measure";
import { printFigure } from "./rig";
import { composeSlowly } from "./slow-ice-path";

const SIDE = 12;
const SEEDS = SIDE * SIDE;

/** Only every 16th seed is composed by the slow generator, because it takes long. */
const SLOW_EVERY = 16;

/** The allowed difference from the number of moves asked for. */
const TOLERANCE = 1;

/** The difficulty per move of the endless curve: 310 at 8 moves and 620 at 16. */
const CENTIBITS_PER_MOVE = 39;

/** Returns the brief for a number of moves. The start cell moves over the board from seed to seed. */
function briefOf(seed: number, moves: number): Brief {
  return {
    width: SIDE,
    height: SIDE,
    fromX: seed % SIDE,
    fromY: Math.floor(seed / SIDE) % SIDE,
    minMoves: moves - TOLERANCE,
    maxMoves: moves + TOLERANCE,
    difficultyCentibits: CENTIBITS_PER_MOVE * moves,
    maxForcedMovesPercent: 45,
    hiddenGoals: seed % 4,
  };
}

function levelOf(seed: number, moves: number): Level {
  const level = runToEnd(composeIcePath(briefOf(seed, moves), createRandom(seed, moves)));
  if (level === undefined) throw new Error(`Ice Path composed no level of about ${moves} moves with seed ${seed}`);
  return level;
}

/**
 * Composes a level of about `moves` moves for each seed, by the game's generator and for some seeds by the slow one.
 */
export function benchIcePathCompose(moves: number): void {
  // The board is created before measuring, because the game creates it while it loads.
  createBoard(SIDE, SIDE);
  measure("ice path: compose", moves, () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const random = createRandom(seed, moves);
      measureTask(() => composeIcePath(briefOf(seed, moves), random));
    }
  });
  measure("ice path: compose straightforwardly", moves, () => {
    for (let seed = SLOW_EVERY; seed <= SEEDS; seed += SLOW_EVERY) {
      const random = createRandom(seed, moves);
      measureStep(() => composeSlowly(briefOf(seed, moves), random));
    }
  });
}

/**
 * Certifies the level of each seed, and analyses its random walk separately. Composing the levels is not measured.
 */
export function benchIcePathCertify(moves: number): void {
  const levels: Level[] = [];
  for (let seed = 1; seed <= SEEDS; seed++) levels.push(levelOf(seed, moves));
  let states = 0;
  measure("ice path: certify", moves, () => {
    for (const level of levels) {
      const certificate = measureTask(() => certify(rules(level), level.board.cellCount));
      states += certificate?.graph.stateCount ?? 0;
    }
  });
  printFigure(`ice path: states of a level of ${moves} moves, mean`, Math.floor(states / SEEDS));
  measure("ice path: random walk", moves, () => {
    for (const level of levels) {
      const { graph, analysis } = certificateOf(level);
      measureTask(() => analyseRandomWalk(graph, analysis.winDistance));
    }
  });
}

function certificateOf(level: Level): Certificate<State> {
  const certificate = runToEnd(certify(rules(level), level.board.cellCount));
  if (certificate === undefined) throw new Error("a level has more states than cells");
  return certificate;
}
