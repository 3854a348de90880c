import { MOST_CENTIBITS } from "../../src/kernel/bits";
import { certify } from "../../src/kernel/certify";
import type { Direction } from "../../src/kernel/direction";
import { writeMoves } from "../../src/kernel/moves-text";
import { createRandom, draw } from "../../src/kernel/random";
import { deliver } from "../../src/kernel/select";
import { finish } from "../../src/kernel/work";
import { composeLevel, enterNextLevel, startRun } from "../../src/game/endless";
import { PUZZLES } from "../../src/puzzles/index";
import type { Puzzle } from "../../src/puzzles/puzzle";

const LEVELS_PER_SIZE = 10;
const FEWEST_PIECES = 3;
const MOST_PIECES = 12;
const LEVELS_OF_RUN = 30;
const MAX_STATES = 20000;

/**
 * Prints, line by line, what must be the same everywhere: random numbers, and each puzzle's levels with their verdicts,
 * single ones and an endless run. Every figure is a whole number, so the text shows each difference.
 */
export function digest(emit: (line: string) => void): void {
  digestRandom(emit);
  for (const puzzle of PUZZLES) {
    for (let pieces = FEWEST_PIECES; pieces <= MOST_PIECES; pieces++) digestGenerator(emit, puzzle, pieces);
    digestRun(emit, puzzle);
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

function digestGenerator<Level, State>(
  emit: (line: string) => void,
  puzzle: Puzzle<Level, State>,
  pieces: number,
): void {
  const { width, height } = puzzle.endless;
  for (let seed = 1; seed <= LEVELS_PER_SIZE; seed++) {
    const difficultyCentibits = seed % 2 === 0 ? 0 : MOST_CENTIBITS;
    const brief = { width, height, fromX: seed % width, fromY: seed % height, pieces, difficultyCentibits };
    const composition = finish(deliver((random) => puzzle.compose(brief, random), createRandom(seed, pieces)));
    emit(`${puzzle.id} ${pieces} ${seed}`);
    if (composition !== undefined) digestLevel(emit, puzzle, composition.level, composition.line);
  }
}

/** A run in which every level is won by the line it was made from, so that the next one starts where that ends. */
function digestRun<Level, State>(emit: (line: string) => void, puzzle: Puzzle<Level, State>): void {
  const run = startRun(4711);
  let at = { x: puzzle.endless.startX, y: puzzle.endless.startY };
  for (let count = 0; count < LEVELS_OF_RUN; count++) {
    const { level, line, rules } = finish(composeLevel(puzzle, run, at.x, at.y));
    enterNextLevel(run, puzzle.fingerprint(level));
    emit(`${puzzle.id} run ${run.levelNumber}`);
    digestLevel(emit, puzzle, level, line);
    let state = rules.start;
    for (const move of line) state = rules.move(state, move) ?? state;
    at = puzzle.whereabouts(level, state);
  }
}

function digestLevel<Level, State>(
  emit: (line: string) => void,
  puzzle: Puzzle<Level, State>,
  level: Level,
  line: readonly Direction[],
): void {
  const certificate = finish(certify(puzzle.rules(level), MAX_STATES));
  emit(puzzle.write(level));
  emit(`${puzzle.fingerprint(level)} ${writeMoves(line)}`);
  if (certificate === undefined) return;
  const { par, solutions, states, deadEnds, difficultyCentibits, forcedMoves } = certificate.analysis.verdict;
  emit(`${par} ${solutions} ${states} ${deadEnds} ${difficultyCentibits} ${forcedMoves}`);
}
