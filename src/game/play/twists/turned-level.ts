/** Creates copies of a level that are turned by quarter turns, and repeats the level's moves in these copies. */
import { cellAt, columnOf, createBoard, rowOf } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import { createFilledDraft } from "../../../kernel/draft";
import { comparePasses } from "../../../kernel/pass";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../../puzzles/any-puzzle";
import { createTimeline, discardUndone, makeMove, type Timeline, type TimelineStep } from "../timeline";

/** Returns `direction` after `quarters` quarter turns clockwise; with −1, after a quarter turn anticlockwise. */
export function turnDirection(direction: Direction, quarters: number): Direction {
  return ((((direction + quarters) % 4) + 4) % 4) as Direction;
}

/** Returns a turned copy of a level: its board, with all things on it, is turned by a quarter clockwise. */
export function turnLevel({ legend, placementsOf, levelOf }: AnyPuzzle, level: OpaqueLevel): OpaqueLevel {
  const { board, cells, kinds } = placementsOf(level);
  const turned = createBoard(board.height, board.width);
  const draft = createFilledDraft(legend, {
    board: turned,
    cells: cells.map((cell) => cellAt(turned, board.height - 1 - rowOf(board, cell), columnOf(board, cell))),
    kinds: kinds.map((kind) => legend.flippedX[legend.transposed[kind]]),
  });
  return levelOf({ ...draft, passes: [...draft.passes].sort(comparePasses) });
}

/** A turned copy of a level. Its timeline has the same moves as the level itself, each in the turned direction. */
export interface TurnedLevel {
  readonly level: OpaqueLevel;
  readonly timeline: Timeline<OpaqueState>;
  readonly quarters: number;
  /** The moves of the unturned level that are already copied to the timeline of the turned level. */
  readonly copiedSteps: TimelineStep<OpaqueState>[];
}

/**
 * Creates a copy of a level that is turned clockwise by `quarters` quarter turns. No move has been made in the copy
 * yet.
 */
export function createTurnedLevel(puzzle: AnyPuzzle, level: OpaqueLevel, quarters: number): TurnedLevel {
  let turned = level;
  for (let count = 0; count < quarters; count++) turned = turnLevel(puzzle, turned);
  return { level: turned, timeline: createTimeline(puzzle.rules(turned)), quarters, copiedSteps: [] };
}

/** Makes the level's moves in the turned copy, too, so that the copy shows the same moment as the level. */
export function copyMoves({ timeline, quarters, copiedSteps }: TurnedLevel, original: Timeline<OpaqueState>): void {
  const { steps } = original;
  let same = 0;
  while (same < copiedSteps.length && same < steps.length && copiedSteps[same] === steps[same]) same++;
  while (copiedSteps.length > same) copiedSteps.pop();
  timeline.moveCount = same;
  discardUndone(timeline);
  for (let index = same; index < steps.length; index++) {
    makeMove(timeline, turnDirection(steps[index].direction, quarters));
    copiedSteps.push(steps[index]);
  }
  timeline.moveCount = original.moveCount;
  timeline.playhead = original.playhead;
}
