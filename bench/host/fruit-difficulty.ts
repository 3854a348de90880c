/** Compares the difficulty of generated levels of the puzzle Fruit with the wanted difficulty. */
import { createBoard } from "../../src/kernel/board";
import { drawRandomBelow, createRandom, type Random } from "../../src/kernel/random";
import type { Verdict } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import { certifyLevel } from "../../src/puzzles/fruit/explore/certify";
import { fruit } from "../../src/puzzles/fruit/index";
import { pickFruitKinds, placeThings } from "../../src/puzzles/fruit/make/placement";
import { SYMMETRY_COUNT } from "../../src/puzzles/fruit/make/symmetry";
import { generateWalls } from "../../src/puzzles/fruit/make/walls";
import type { Target } from "../../src/puzzles/fruit/make/target";
import { rules } from "../../src/puzzles/fruit/rules";
import { benchCurveSteps } from "./curve-step-difficulty";

const BASELINE_LEVELS = 25;

/**
 * Prints how difficult the generated levels of Fruit are, for each wanted difficulty of the endless mode. Compares them
 * with levels that are made as in Tomas Rychnovsky's article on "Fruit Dating".
 */
export function benchFruitDifficulty(): void {
  const targetOf = (target: Target) => ({ ...target, minMoves: target.minPar, maxMoves: target.maxPar });
  benchCurveSteps(fruit, { name: "Fruit", targetOf, baselineDifficulties });
}

/**
 * Returns the difficulties of levels whose pieces and walls are placed at random, as in Tomas Rychnovsky's article on
 * "Fruit Dating". Uses only levels whose shortest solution has the length that `target` asks for.
 */
function baselineDifficulties(target: Target): number[] {
  const random = createRandom(1);
  const difficulties: number[] = [];
  while (difficulties.length < BASELINE_LEVELS) {
    const verdict = placedVerdict(target, random);
    if (verdict !== undefined && isKept(verdict, target)) difficulties.push(verdict.difficultyCentibits);
  }
  return difficulties;
}

function placedVerdict(target: Target, random: Random): Verdict | undefined {
  const board = createBoard(target.width, target.height);
  const walls = runToEnd(generateWalls(board, target.symmetry ?? drawRandomBelow(random, SYMMETRY_COUNT), random));
  const level = runToEnd(placeThings(board, walls, target, pickFruitKinds(target.pairs, random), random));
  if (level === undefined) return undefined;
  const certificate = runToEnd(certifyLevel(level, rules(level), target.statesPerCandidate));
  certificate?.release?.();
  return certificate?.analysis.verdict;
}

function isKept({ par, deadEndCount }: Verdict, { minPar, maxPar, mayHaveDeadEnds }: Target): boolean {
  return par >= minPar && par <= maxPar && (mayHaveDeadEnds || deadEndCount === 0);
}
