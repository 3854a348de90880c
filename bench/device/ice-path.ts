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

/** The straightforward way takes long: one seed in so many is enough. */
const SLOW_EVERY = 16;

/** A move more or less than asked is as good. */
const TOLERANCE = 1;

/** As hard as the climb has them: 310 at 8 moves and 620 at 16. */
const CENTIBITS_PER_MOVE = 39;

/** What is asked for, by its number of moves: the start goes over the board cell by cell. */
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
  if (level === undefined) throw new Error(`no level of about ${moves} moves comes of seed ${seed}`);
  return level;
}

/** Composes a level of about so many moves for each seed, the game's way, then the straightforward one. */
export function benchIcePathCompose(moves: number): void {
  // The game lays out its board while it loads.
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

/** Explores and judges the level of each seed, and has the wandering player go over it. The levels are made beforehand. */
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
  measure("ice path: wander", moves, () => {
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
