import type { Direction } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";
import type { Certified } from "../../src/kernel/select";
import type { Work } from "../../src/kernel/work";
import { composeLevel, enterNextLevel, startRun, type Run } from "../../src/game/endless";
import { puzzleAsking, RANGES, valuesOf } from "./asked";
import { briefOf, puzzle, SEEDS, type Level } from "./levels";
import { measure, runWork } from "./measure";

type State = Parameters<typeof puzzle.whereabouts>[1];

const SEED_OF_RUN = 4711;

/** Chooses the levels of an endless run, each from where the one before it ends. */
export function benchChooseRun(): void {
  measure("choose, endless run", 0, () => {
    const run = startRun(SEED_OF_RUN);
    let at = { x: puzzle.endless.startX, y: puzzle.endless.startY };
    for (let level = 1; level <= SEEDS; level++) {
      const { x, y } = at;
      at = chooseOne(run, () => composeLevel(puzzle, run, x, y));
    }
  });
}

/** Chooses levels of one size, asked for from easy to hard. */
export function benchChoose(pieces: number): void {
  const values = RANGES.filter((range) => range.pieces === pieces).flatMap((range) => valuesOf(range));
  const puzzles = values.map((value) => puzzleAsking(pieces, value));
  measure("choose", pieces, () => {
    const run = startRun(pieces);
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { fromX, fromY } = briefOf(seed, pieces);
      chooseOne(run, () => composeLevel(puzzles[seed % values.length], run, fromX, fromY));
    }
  });
}

/** Measures how the next level of a run is chosen; gives where the player's piece is once it is won. */
function chooseOne(run: Run, start: () => Work<Certified<Level, State>>): { readonly x: number; readonly y: number } {
  const { level, line, rules, certificate } = runWork(start);
  enterNextLevel(run, puzzle.fingerprint(level));
  certificate.recycle?.();
  return puzzle.whereabouts(level, stateAfter(rules, line));
}

function stateAfter(rules: Rules<State>, line: readonly Direction[]): State {
  let state = rules.start;
  for (const move of line) state = rules.move(state, move) ?? state;
  return state;
}
