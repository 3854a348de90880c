/**
 * Records the steps in which a level of Last Ball was generated, so that the player can watch them. In each step the
 * generator adds a move and a white ball, so the steps follow from the moves of the solution.
 */
import type { Board } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import { createAddingStep, type Generation, type GenerationStep } from "../../../kernel/generation";
import type { Task } from "../../../kernel/task";
import type { GenerationRequest } from "../../puzzle";
import { BLACK, notation, WHITE, type Level } from "../level";
import { playerPosition } from "../player-position";
import type { State } from "../state";
import { compose } from "./compose";
import type { Target } from "./target";

/**
 * The only kind of step by which the generator of Last Ball makes a level: the step adds a move of the black ball, and
 * the white ball that this move removes.
 */
const MOVE = 0;

/**
 * Generates a level again and returns the steps in which the generator made it; see `Puzzle.recordGeneration`. The
 * whole selection of the level is repeated too, because the moves that the generator tries depend on the best level so
 * far.
 */
export function* recordGeneration({
  level,
  target,
  from,
  random,
  isAcceptable,
  aim,
}: GenerationRequest<Level, State, Target>): Task<Generation | undefined> {
  const made = yield* compose(target, from ?? playerPosition.startPosition, random, isAcceptable, aim);
  if (made === undefined) return undefined;
  made.certificate.release?.();
  if (notation.formatMap(made.level) !== notation.formatMap(level)) return undefined;
  yield;
  return createGeneration(level, made.solution);
}

/**
 * Returns the steps in which the generator made a level for the given solution. The path of a step has three cells:
 * where the black ball starts, where it stops, and where the white ball is when it is hit.
 */
export function createGeneration({ board, black, whites }: Level, solution: readonly Direction[]): Generation {
  const steps: GenerationStep[] = [];
  const balls: MovedBall[] = whites.map((start) => ({ start, cell: start }));
  let from = black;
  for (const direction of solution) {
    const hit = takeFirstHit(board, balls, from, direction);
    const stop = hit.cell - board.steps[direction];
    steps.push(createAddingStep(MOVE, [hit.start], WHITE, [from, stop, hit.cell]));
    from = stop;
  }
  return { first: { board, cells: [black], kinds: [BLACK] }, steps, skippedStepCount: 0 };
}

interface MovedBall {
  readonly start: number;
  readonly cell: number;
}

function takeFirstHit(board: Board, balls: MovedBall[], from: number, direction: Direction): MovedBall {
  const step = board.steps[direction];
  let hitIndex = -1;
  for (let cell = from + step; !board.isBorder[cell]; cell += step) {
    const index = balls.findIndex((ball) => ball.cell === cell);
    if (index < 0) continue;
    if (hitIndex < 0) hitIndex = index;
    else balls[index] = { start: balls[index].start, cell: cell - step };
  }
  const [hit] = balls.splice(hitIndex, 1);
  return hit;
}
