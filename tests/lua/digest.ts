import { writeMoves } from "../../src/kernel/moves-text";
import { createRandom, draw } from "../../src/kernel/random";
import type { Certified } from "../../src/kernel/select";
import { finish, type Work } from "../../src/kernel/work";
import { composeLevel, composeNext, enterNextLevel, startRun } from "../../src/game/modes/run";
import { allPuzzles } from "../../src/puzzles/index";
import type { SealedLevel, SealedPuzzle, SealedState } from "../../src/puzzles/sealed";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { fingerprintOf } from "../../tools/fingerprint";

/** How much of the digest: how many challenges of each puzzle and size, and how many levels of each endless run. */
export interface Extent {
  readonly challenges: number;
  readonly runLevels: number;
}

/** All that tests/lua/digest.txt holds. */
export const WHOLE: Extent = { challenges: 5, runLevels: 30 };

/**
 * Prints, line by line, what must be the same everywhere: random numbers, and each puzzle's levels with their verdicts,
 * those of challenges of each size and an endless run. Every figure is a whole number, so the text shows each
 * difference. It yields after each level: all at once would take a console too long.
 */
export function* digest(emit: (line: string) => void, { challenges, runLevels }: Extent): Work<void> {
  digestRandom(emit);
  for (const puzzle of allPuzzles()) {
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
  puzzle: SealedPuzzle,
  size: number,
  challenges: number,
): Work<void> {
  const { challenge } = puzzle.plan;
  for (let seed = 1; seed <= challenges; seed++) {
    emit(`${puzzle.id} ${size} ${seed}`);
    digestLevel(emit, puzzle, finish(composeNext(puzzle, startRun(seed), challenge(size), puzzle.whereabouts?.start)));
    yield;
  }
}

/** A run in which every level is won by the line that came with it, so that the next one starts where that ends. */
function* digestRun(emit: (line: string) => void, puzzle: SealedPuzzle, runLevels: number): Work<void> {
  const run = startRun(4711);
  let from = puzzle.whereabouts?.start;
  for (let count = 0; count < runLevels; count++) {
    const certified = finish(composeLevel(puzzle, run, from));
    const { level, line, rules } = certified;
    enterNextLevel(puzzle, run, level);
    emit(`${puzzle.id} run ${run.levelNumber}`);
    digestLevel(emit, puzzle, certified);
    let state = rules.start;
    for (const move of line) state = rules.move(state, move) ?? state;
    from = puzzle.whereabouts?.of(level, state);
    yield;
  }
}

function digestLevel(
  emit: (line: string) => void,
  puzzle: SealedPuzzle,
  { level, line, certificate }: Certified<SealedLevel, SealedState>,
): void {
  emit(puzzle.write(level));
  emit(`${fingerprintOf(puzzle, level)} ${writeMoves(line)}`);
  const { par, solutions, states, deadEnds, difficultyCentibits, railroadPercent } = certificate.analysis.verdict;
  emit(`${par} ${solutions} ${states} ${deadEnds} ${difficultyCentibits} ${railroadPercent}`);
  certificate.recycle?.();
}
