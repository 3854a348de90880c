/**
 * Records the steps by which the generator made levels of endless runs, and prints them. The file generation.test.ts
 * compares what Node and Lua print.
 */
import { recordGenerationAtPace } from "../../../src/game/modes/record-generation";
import { composeAtPace } from "../../../src/game/modes/pace";
import { advanceRun, copyRun, createRun } from "../../../src/game/modes/run";
import { rebuildBoardAfter, type Generation, type GenerationStep } from "../../../src/kernel/generation";
import { runToEnd, type Task } from "../../../src/kernel/task";
import type { AnyPuzzle, OpaqueLevel } from "../../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../../src/puzzles/index";

const SEED = 4711;

/**
 * How many levels of each puzzle are printed. From the eleventh level on, the generators aim at a strong solving idea
 * (a technique that a solution needs).
 */
export const LEVELS_PER_PUZZLE = 30;

/**
 * Prints a line for each level of an endless run of each puzzle. The line has the level's number, the steps by which
 * the generator made the level, and whether repeating these steps makes the same level. Prints an empty line before
 * each level. The task yields after each line, because one update of the console must not take too long.
 */
export function* printGenerations(emit: (line: string) => void): Task<void> {
  for (const puzzle of loadAllPuzzles()) if (puzzle.recordGeneration !== undefined) yield* printRun(emit, puzzle);
}

function* printRun(emit: (line: string) => void, puzzle: AnyPuzzle): Task<void> {
  const run = createRun(SEED);
  let from = puzzle.playerPosition?.startPosition;
  for (let number = 1; number <= LEVELS_PER_PUZZLE; number++) {
    const composed = runToEnd(composeAtPace(puzzle, "rising", run, from));
    const { level, rules, solution } = composed;
    composed.certificate.release?.();
    emit("");
    yield;
    const generation = runToEnd(recordGenerationAtPace(puzzle, "rising", copyRun(run), level));
    emit(
      `${puzzle.id} ${number}: ${generation === undefined ? "not made again" : generationText(puzzle, generation, level)}`,
    );
    advanceRun(puzzle, run, composed);
    let state = rules.start;
    for (const move of solution) state = rules.move(state, move) ?? state;
    from = puzzle.playerPosition?.positionOf(level, state);
    yield;
  }
}

function generationText(puzzle: AnyPuzzle, generation: Generation, level: OpaqueLevel): string {
  const made = puzzle.levelOf(rebuildBoardAfter(puzzle.legend, generation, generation.steps.length));
  const isExact = puzzle.formatMap(made) === puzzle.formatMap(level);
  const steps = generation.steps.map((step) => stepText(step)).join("; ");
  return `${isExact ? "the level" : "another level"} after ${generation.skippedStepCount} and ${steps}`;
}

function stepText({ action, removed, added, path }: GenerationStep): string {
  const things = [removed, added].map(({ cells, kinds }) => `${cells.join(",")}=${kinds.join(",")}`);
  return `${action} -${things.join(" +")} ${path.join(",")}`;
}
