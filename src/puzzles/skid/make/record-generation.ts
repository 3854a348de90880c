/**
 * Records the steps in which a level of Skid was generated, so that the player can watch them. The generator fills
 * boards at random and refuses nearly all of them. So the steps are the last boards that it refused, the board of the
 * level, and the move of the pieces to their start cells.
 */
import { pushBounded } from "../../../kernel/bounded-list";
import { createStepBetween, type Generation, type GenerationStep } from "../../../kernel/generation";
import type { Task } from "../../../kernel/task";
import type { GenerationRequest } from "../../puzzle";
import { notation, type Level } from "../level";
import type { State } from "../state";
import { generateNextBoard, type BoardSearch } from "./boards";
import { generateCandidate, chooseLimits } from "./generator";
import type { Target } from "./target";

/** What the generator did in a step: it tried another random board, or moved the pieces to the start of the level. */
export const enum GenerationAction {
  NextBoard = 0,
  Start = 1,
}

const KEPT_BOARDS = 3;

/**
 * Generates a level again and returns the steps by which the generator made it, for the player to watch; see
 * `Puzzle.recordGeneration`.
 */
export function* recordGeneration({
  level,
  target,
  random,
  aim,
}: GenerationRequest<Level, State, Target>): Task<Generation | undefined> {
  const wantedMap = notation.formatMap(level);
  const search: BoardSearch = { stateCount: 0 };
  const limits = chooseLimits(target, aim);
  const boards: Level[] = [];
  for (let tried = 1; search.stateCount < limits.states; tried++) {
    yield;
    // Makes the next board with a copy of the random number generator, so that `generateCandidate` below makes the same
    // board again. The board cannot be taken from the level that `generateCandidate` returns, because its pieces have
    // been moved to the start of the level.
    pushBounded(boards, yield* generateNextBoard(limits, search, { ...random }), KEPT_BOARDS + 1);
    const candidate = yield* generateCandidate(limits, random, search, aim);
    yield;
    if (candidate !== undefined && notation.formatMap(candidate.level) === wantedMap)
      return yield* createGeneration(boards, candidate.level, tried);
  }
  return undefined;
}

function* createGeneration(boards: readonly Level[], level: Level, triedCount: number): Task<Generation> {
  const steps: GenerationStep[] = [];
  for (let index = 0; index < boards.length; index++) {
    const isLast = index === boards.length - 1;
    const [before, after] = [boards[index], isLast ? level : boards[index + 1]].map((board) =>
      notation.placementsOf(board),
    );
    const step = createStepBetween(isLast ? GenerationAction.Start : GenerationAction.NextBoard, before, after);
    // Leaves out the last step if it moves no piece, because all pieces already stand on their start cells.
    if (!isLast || step.added.cells.length > 0) steps.push(step);
    yield;
  }
  return { first: notation.placementsOf(boards[0]), steps, skippedStepCount: triedCount - boards.length };
}
