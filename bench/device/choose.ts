import type { Direction } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";
import type { Certified } from "../../src/kernel/select";
import type { Work } from "../../src/kernel/work";
import { composeLevel, composeNext, enterNextLevel, startRun, type Run } from "../../src/game/modes/run";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import { BOARD_HEIGHT, BOARD_WIDTH } from "../../src/puzzles/last-ball/make/plan";
import type { State } from "../../src/puzzles/last-ball/state";
import type { Place } from "../../src/puzzles/puzzle";
import { RANGES, valuesOf } from "./asked";
import { placeOf, wishOf } from "./levels";
import { measure, runWork } from "./measure";

const SEED_OF_RUN = 4711;

/** One for each cell of the board that the black ball can start from: a choice takes as long as many levels. */
const CHOICES = BOARD_WIDTH * BOARD_HEIGHT;

/** Chooses the levels of an endless run, each from where the one before it ends. */
export function benchChooseRun(): void {
  measure("choose, endless run", 0, () => {
    const run = startRun(SEED_OF_RUN);
    let next = lastBall.whereabouts?.start;
    for (let level = 1; level <= CHOICES; level++) {
      const from = next;
      next = chooseOne(run, () => composeLevel(lastBall, run, from));
    }
  });
}

/** Chooses levels of one size, asked for from easy to hard. */
export function benchChoose(pieces: number): void {
  const values = RANGES.filter((range) => range.pieces === pieces).flatMap((range) => valuesOf(range));
  measure("choose", pieces, () => {
    const run = startRun(pieces);
    for (let seed = 1; seed <= CHOICES; seed++) {
      const wish = wishOf(pieces, values[seed % values.length]);
      chooseOne(run, () => composeNext(lastBall, run, wish, placeOf(seed)));
    }
  });
}

/** Measures how the next level of a run is chosen; gives where the player's piece is once it is won. */
function chooseOne(run: Run, start: () => Work<Certified<Level, State>>): Place | undefined {
  const { level, line, rules, certificate } = runWork(start);
  enterNextLevel(lastBall, run, level);
  certificate.recycle?.();
  return lastBall.whereabouts?.of(level, stateAfter(rules, line));
}

function stateAfter(rules: Rules<State>, line: readonly Direction[]): State {
  let state = rules.start;
  for (const move of line) state = rules.move(state, move) ?? state;
  return state;
}
