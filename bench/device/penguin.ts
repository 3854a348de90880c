/** Measures how long it takes to generate levels of the puzzle Penguin, and to explore and analyse them. */
import { createBoard } from "../../src/kernel/board";
import { certify } from "../../src/kernel/certify";
import { createRandom, type Random } from "../../src/kernel/random";
import { createFinishedTask, runToEnd } from "../../src/kernel/task";
import type { Level } from "../../src/puzzles/penguin/level";
import { LeadingKind, type LevelPlan } from "../../src/puzzles/penguin/make/level-plan";
import { compose } from "../../src/puzzles/penguin/make/compose";
import { generateCandidate } from "../../src/puzzles/penguin/make/generator";
import { plan } from "../../src/puzzles/penguin/make/plan";
import { rules } from "../../src/puzzles/penguin/rules";
import { measure, measureAttempts, measureTask } from "./measure";
import { printFigure } from "./rig";

const WIDTH = 16;
const HEIGHT = 8;
const SEEDS = 120;
const RUN_LEVELS = 50;
const RUN_SEEDS = 2;

/**
 * Returns the plan for a level. For an odd `seed`, the level has only walls, snow and bridges. An even `seed` allows
 * doors and treadmills, and every fourth `seed` allows picks (things that lose the level).
 */
function createLevelPlan(seed: number, moves: number): LevelPlan {
  const hasAll = seed % 2 === 0;
  return {
    width: WIDTH,
    height: HEIGHT,
    minMoves: moves,
    maxMoves: moves,
    lures: 2,
    maxForcedMovesPercent: 80,
    minStates: 0,
    minDeadEnds: 0,
    maxPassagesPercent: 100,
    leadingKind: LeadingKind.None,
    snowPercent: 20,
    bridges: 4,
    doorPairs: hasAll ? 1 : 0,
    treadmills: hasAll ? 2 : 0,
    picks: seed % 4 === 0 ? 1 : 0,
  };
}

function generateLevel(seed: number, moves: number): Level {
  const level = runToEnd(generateCandidate(createLevelPlan(seed, moves), createRandom(seed, moves)));
  if (level === undefined) throw new Error(`Penguin composed no level of ${moves} moves with seed ${seed}`);
  return level;
}

/** Measures how long it takes to generate a level of the puzzle Penguin with `moves` moves, for each seed. */
export function benchPenguinCompose(moves: number): void {
  // Creates the board before the measurement, because the game creates its boards while it loads.
  createBoard(WIDTH, HEIGHT);
  measure("penguin: compose", moves, () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const random = createRandom(seed, moves);
      measureTask(() => generateCandidate(createLevelPlan(seed, moves), random));
    }
  });
}

/**
 * Measures how long it takes to generate levels of the endless mode. As in the game, several levels are generated and
 * analysed, and one of them is chosen.
 */
export function benchPenguinRun(): void {
  // Generates some levels without measuring them, because the first levels also create the boards and tables that all
  // levels share.
  for (let number = 1; number <= RUN_LEVELS; number += 5)
    runToEnd(composeOne(number, createRandom(RUN_SEEDS + 1, number)));
  measure("penguin: compose run", 0, () => {
    for (let seed = 1; seed <= RUN_SEEDS; seed++) {
      for (let number = 1; number <= RUN_LEVELS; number++) {
        const random = createRandom(seed, number);
        measureAttempts(() => composeOne(number, random));
      }
    }
  });
}

function composeOne(number: number, random: Random) {
  return compose(plan.rising(number), random, () => createFinishedTask(true));
}

/**
 * Measures how long it takes to explore and analyse one level of the puzzle Penguin for each seed. Generating the
 * levels is not measured.
 */
export function benchPenguinCertify(moves: number): void {
  const levels: Level[] = [];
  for (let seed = 1; seed <= SEEDS; seed++) levels.push(generateLevel(seed, moves));
  let states = 0;
  measure("penguin: certify", moves, () => {
    for (const level of levels) {
      const certificate = measureTask(() => certify(rules(level), 2 * level.board.cellCount));
      states += certificate?.graph.stateCount ?? 0;
    }
  });
  printFigure(`penguin: states of a level of ${moves} moves, mean`, Math.floor(states / SEEDS));
}
