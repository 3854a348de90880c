/** Measures how long it takes to generate levels of the puzzle Ice Path, and to explore and analyse them. */
import { createBoard } from "../../src/kernel/board";
import type { Certificate } from "../../src/kernel/analysed-graph";
import { certify } from "../../src/kernel/certify";
import { createRandom } from "../../src/kernel/random";
import { computeExpectedMovesFromAll } from "../../src/kernel/difficulty/expected-moves";
import { createFinishedTask, runToEnd } from "../../src/kernel/task";
import { icePath } from "../../src/puzzles/ice-path/index";
import { plan } from "../../src/puzzles/ice-path/make/plan";
import type { PlacedTarget } from "../../src/puzzles/ice-path/make/target";
import { findBestCandidate } from "../../src/puzzles/ice-path/make/generator";
import type { Level } from "../../src/puzzles/ice-path/level";
import { rules } from "../../src/puzzles/ice-path/rules";
import type { State } from "../../src/puzzles/ice-path/state";
import { measure, measureStep, measureTask } from "./measure";
import { printFigure } from "./rig";
import { composeSlowly } from "./slow-ice-path";

const SIDE = 12;
const SEEDS = SIDE * SIDE;
const CAVES = 48;

/** For comparison, a simple, slow generator also makes a level for every 16th seed. It takes too long for all seeds. */
const SLOW_EVERY = 16;

/** How many moves more or fewer than wanted the shortest solution of a generated level may have. */
const TOLERANCE = 1;

/**
 * The difficulty that the bench asks for each move of a level, in hundredths of a bit. The endless mode asks for the
 * same difficulty.
 */
const CENTIBITS_PER_MOVE = 39;

function createPlacedTarget(seed: number, moves: number): PlacedTarget {
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

function generateLevel(seed: number, moves: number): Level {
  const level = runToEnd(findBestCandidate(createPlacedTarget(seed, moves), createRandom(seed, moves)))?.level;
  if (level === undefined) throw new Error(`Ice Path composed no level of about ${moves} moves with seed ${seed}`);
  return level;
}

/**
 * Measures how long it takes to generate a level of about `moves` moves for each seed. For some seeds, also measures a
 * slow, simple generator.
 */
export function benchIcePathCompose(moves: number): void {
  // Creates the board before the measurement, because the game creates its boards while it loads.
  createBoard(SIDE, SIDE);
  measure("ice path: compose", moves, () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const random = createRandom(seed, moves);
      measureTask(() => findBestCandidate(createPlacedTarget(seed, moves), random));
    }
  });
  measure("ice path: compose straightforwardly", moves, () => {
    for (let seed = SLOW_EVERY; seed <= SEEDS; seed += SLOW_EVERY) {
      const random = createRandom(seed, moves);
      measureStep(() => composeSlowly(createPlacedTarget(seed, moves), random));
    }
  });
}

/**
 * Measures how long it takes to explore and analyse one level of the puzzle Ice Path for each seed. Also measures the
 * computation of the difficulty alone. Generating the levels is not measured.
 */
export function benchIcePathCertify(moves: number): void {
  const levels: Level[] = [];
  for (let seed = 1; seed <= SEEDS; seed++) levels.push(generateLevel(seed, moves));
  let states = 0;
  measure("ice path: certify", moves, () => {
    for (const level of levels) {
      const certificate = measureTask(() => certify(rules(level), level.board.cellCount));
      states += certificate?.graph.stateCount ?? 0;
    }
  });
  printFigure(`ice path: states of a level of ${moves} moves, mean`, Math.floor(states / SEEDS));
  measure("ice path: expected moves", moves, () => {
    for (const level of levels) {
      const { graph, analysis } = certifyLevel(level);
      measureTask(() => computeExpectedMovesFromAll(graph, analysis.winDistance));
    }
  });
}

/**
 * Measures how long it takes to generate and analyse a cave, a level of several rooms. The cave has the number `number`
 * in a hard endless run.
 */
export function benchCaves(number: number): void {
  const target = plan.onlyInHard?.(number);
  if (target === undefined) throw new Error(`level ${number} of a hard run of Ice Path is no cave`);
  const composeOne = (seed: number) =>
    icePath.compose(target, { x: seed % SIDE, y: Math.floor(seed / SIDE) % SIDE }, createRandom(seed, number), () =>
      createFinishedTask(true),
    );
  runToEnd(composeOne(0));
  measure("ice path: compose cave", number, () => {
    for (let seed = 1; seed <= CAVES; seed++) measureTask(() => composeOne(seed));
  });
}

function certifyLevel(level: Level): Certificate<State> {
  const certificate = runToEnd(certify(rules(level), level.board.cellCount));
  if (certificate === undefined) throw new Error("a level has more states than cells");
  return certificate;
}
