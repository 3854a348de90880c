/**
 * Measures how long the game takes to find the next level of Last Ball: it generates several levels and chooses the
 * best of them.
 */
import type { Direction } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";
import type { Task } from "../../src/kernel/task";
import { composeAtPace } from "../../src/game/modes/pace";
import { composeNext, advanceRun, createRun, type ComposedLevel, type Run } from "../../src/game/modes/run";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import { BOARD_HEIGHT, BOARD_WIDTH } from "../../src/puzzles/last-ball/make/plan";
import type { State } from "../../src/puzzles/last-ball/state";
import type { Position } from "../../src/puzzles/puzzle";
import { DIFFICULTY_RANGES, spreadDifficulties } from "./difficulty-ranges";
import { chooseStartPosition, createUsualTarget } from "./levels";
import { measure, measureTask } from "./measure";

const SEED_OF_RUN = 4711;

const CHOICES = BOARD_WIDTH * BOARD_HEIGHT;

/**
 * Measures how long the game takes to choose successive levels of the endless mode. In each, the black ball starts
 * where it ended in the level before.
 */
export function benchChooseRun(): void {
  measure("choose, endless run", 0, () => {
    const run = createRun(SEED_OF_RUN);
    let startPosition = lastBall.playerPosition?.startPosition;
    for (let level = 1; level <= CHOICES; level++) {
      const from = startPosition;
      startPosition = chooseOne(run, () => composeAtPace(lastBall, "rising", run, from));
    }
  });
}

/**
 * Measures how long the game takes to choose levels with `pieces` white balls, over all wanted difficulties from easy
 * to hard.
 */
export function benchChoose(pieces: number): void {
  const difficultiesCentibits = DIFFICULTY_RANGES.filter((range) => range.pieces === pieces).flatMap((range) =>
    spreadDifficulties(range),
  );
  measure("choose", pieces, () => {
    const run = createRun(pieces);
    for (let choice = 1; choice <= CHOICES; choice++) {
      const target = createUsualTarget(pieces, difficultiesCentibits[choice % difficultiesCentibits.length]);
      chooseOne(run, () => composeNext(lastBall, run, target, chooseStartPosition(choice)));
    }
  });
}

/**
 * Measures one choice of the next level. Returns the cell on which the black ball stands at the end of the chosen
 * level's solution.
 */
function chooseOne(run: Run, start: () => Task<ComposedLevel<Level, State>>): Position | undefined {
  const composed = measureTask(start);
  const { level, solution, rules, certificate } = composed;
  advanceRun(lastBall, run, composed);
  certificate.release?.();
  return lastBall.playerPosition?.positionOf(level, stateAfter(rules, solution));
}

function stateAfter(rules: Rules<State>, moves: readonly Direction[]): State {
  let state = rules.start;
  for (const move of moves) state = rules.move(state, move) ?? state;
  return state;
}
