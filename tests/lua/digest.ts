import { formatMoves } from "../../src/kernel/moves-text";
import { createRandom, draw } from "../../src/kernel/random";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { runToEnd, type Task } from "../../src/kernel/task";
import { composeEndlessLevel, composeNext, advanceRun, createRun } from "../../src/game/modes/run";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { OpaqueLevel, AnyPuzzle, OpaqueState } from "../../src/puzzles/any-puzzle";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { fingerprintOf } from "../../tools/fingerprint";

/** How much of the digest: how many challenges of each puzzle and size, and how many levels of each endless run. */
export interface DigestSize {
  readonly challenges: number;
  readonly runLevels: number;
}

/** All that tests/lua/digest.txt holds. */
export const FULL_DIGEST: DigestSize = { challenges: 5, runLevels: 30 };

/**
 * Prints, line by line, what must be the same everywhere: random numbers, and each puzzle's levels with their verdicts,
 * those of challenges of each size and an endless run. Every figure is a whole number, so the text shows each
 * difference. It yields after each level: all at once would take a console too long.
 */
export function* printDigest(emit: (line: string) => void, { challenges, runLevels }: DigestSize): Task<void> {
  digestRandom(emit);
  for (const puzzle of loadAllPuzzles()) {
    for (let size = 1; size <= CHALLENGE_SIZES; size++) yield* digestChallenges(emit, puzzle, size, challenges);
    yield* digestRun(emit, puzzle, runLevels);
  }
}

function digestRandom(emit: (line: string) => void): void {
  for (const seed of [0, 1, 2, 4095, 4096, 1000000, 16777215]) {
    const random = createRandom(seed, seed % 7);
    let sum = 0;
    for (let count = 0; count < 2000; count++) sum = (sum * 31 + draw(random)) % 65521;
    emit(`random ${seed} ${sum}`);
  }
}

function* digestChallenges(
  emit: (line: string) => void,
  puzzle: AnyPuzzle,
  size: number,
  challenges: number,
): Task<void> {
  const { challenge } = puzzle.plan;
  for (let seed = 1; seed <= challenges; seed++) {
    emit(`${puzzle.id} ${size} ${seed}`);
    digestLevel(
      emit,
      puzzle,
      runToEnd(composeNext(puzzle, createRun(seed), challenge(size), puzzle.playerPosition?.startPosition)),
    );
    yield;
  }
}

/** A run in which every level is won by the line that came with it, so that the next one starts where that ends. */
function* digestRun(emit: (line: string) => void, puzzle: AnyPuzzle, runLevels: number): Task<void> {
  const run = createRun(4711);
  let from = puzzle.playerPosition?.startPosition;
  for (let count = 0; count < runLevels; count++) {
    const certified = runToEnd(composeEndlessLevel(puzzle, run, from));
    const { level, solution, rules } = certified;
    advanceRun(puzzle, run, level);
    emit(`${puzzle.id} run ${run.levelNumber}`);
    digestLevel(emit, puzzle, certified);
    let state = rules.start;
    for (const move of solution) state = rules.move(state, move) ?? state;
    from = puzzle.playerPosition?.positionOf(level, state);
    yield;
  }
}

function digestLevel(
  emit: (line: string) => void,
  puzzle: AnyPuzzle,
  { level, solution, certificate }: CertifiedLevel<OpaqueLevel, OpaqueState>,
): void {
  emit(puzzle.formatMap(level));
  emit(`${fingerprintOf(puzzle, level)} ${formatMoves(solution)}`);
  const { par, solutionCount, stateCount, deadEndCount, difficultyCentibits, forcedMovesPercent } =
    certificate.analysis.verdict;
  emit(`${par} ${solutionCount} ${stateCount} ${deadEndCount} ${difficultyCentibits} ${forcedMovesPercent}`);
  certificate.release?.();
}
