/** Formats the steps in which the generator made a level as text. The command `npm run levels` prints this text. */
import { columnOf, NOWHERE, rowOf, type Board } from "../src/kernel/board";
import { formatDraft } from "../src/kernel/draft";
import type { Legend } from "../src/kernel/legend";
import { rebuildBoardAfter, type Generation, type ThingList } from "../src/kernel/generation";

/**
 * The steps in which the generator made a level, as the command `npm run levels` prints them. Columns and rows are
 * counted from 1.
 */
export interface GenerationReport {
  readonly skippedSteps: number;
  readonly firstMap: readonly string[];
  readonly steps: readonly GenerationStepReport[];
}

interface GenerationStepReport {
  /** The type of this step, such as placing walls, as a number. Each puzzle numbers its own types of steps. */
  readonly stepType: number;
  /** The things that the step removed from the board, each as its character in maps, its column and its row. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /**
   * The cells of the path that the step shows, such as the path of a slide. Each cell is given by its column and row. A
   * hyphen separates two sections of the path.
   */
  readonly path: readonly string[];
}

/** Returns the steps in which the generator made a level, as the command `npm run levels` prints them. */
export function reportGeneration(legend: Legend, generation: Generation): GenerationReport {
  const { board } = generation.first;
  return {
    skippedSteps: generation.skippedStepCount,
    firstMap: formatDraft(legend, rebuildBoardAfter(legend, generation, 0)).split("\n"),
    steps: generation.steps.map(({ action: stepType, removed, added, path }) => ({
      stepType,
      removed: formatThings(legend, board, removed),
      added: formatThings(legend, board, added),
      path: path.map((cell) => (cell === NOWHERE ? "-" : formatCell(board, cell))),
    })),
  };
}

const PASS_CHARACTERS = "↑→↓←";

function formatThings({ characters, firstPassKind }: Legend, board: Board, { cells, kinds }: ThingList): string[] {
  return cells.map((cell, index) => {
    const kind = kinds[index];
    const character = kind < firstPassKind ? characters.charAt(kind) : PASS_CHARACTERS.charAt(kind - firstPassKind);
    return `${character} ${formatCell(board, cell)}`;
  });
}

function formatCell(board: Board, cell: number): string {
  return `${columnOf(board, cell) + 1},${rowOf(board, cell) + 1}`;
}
