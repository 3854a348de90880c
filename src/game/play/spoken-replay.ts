/**
 * Puts the views of a cleared level into words, for players who cannot see the screen: the diagram of its moves, and
 * the steps in which the generator made the level.
 */
import type { ThingList } from "../../kernel/generation";
import { spokenWordsOf } from "../../puzzles/spoken-moves";
import { TEXTS } from "../texts/by-ear";
import { directionOnScreen, type Attempt } from "./attempt";
import type { MoveDiagram } from "./move-diagram";
import type { ShownGeneration } from "./shown-generation";
import { boardAfter, boardAfterMove, boardOf, describeThings } from "./spoken-board";
import { describeMove } from "./spoken-move";

/**
 * Returns the texts about the moves that a diagram shows: which of all moves they are, and the result of each move.
 */
export function describeDiagram(attempt: Attempt, { diagram }: MoveDiagram): readonly string[] {
  const { from, to, moves } = diagram.range;
  const words = spokenWordsOf(attempt.puzzle.id);
  let board = boardAfter(attempt, from);
  const texts = [TEXTS.movesDrawn(from + 1, to, moves.length)];
  for (let index = from; index < to; index++) {
    const direction = TEXTS.directions[directionOnScreen(attempt, moves[index].direction)];
    texts.push(TEXTS.drawnMove(index + 1, TEXTS.move(direction, describeMove(board, moves[index], words).join(", "))));
    board = boardAfterMove(board, moves[index]);
  }
  return texts;
}

/**
 * Returns texts about the latest shown step in which the generator made the level: the things that it added and
 * removed. Before the first step, returns the things of the first board.
 */
export function describeMadeStep(attempt: Attempt, shown: ShownGeneration): readonly string[] {
  const { first, steps } = shown.generation;
  const made = steps.length - Math.floor(shown.undoneSteps + 0.5);
  const nameThings = (things: ThingList): string => {
    const { legend } = attempt.puzzle;
    const { cells, kinds } = things;
    const board = boardOf(legend, { board: first.board, cells, kinds }, attempt.quarterTurns);
    return describeThings(board, (kind) => kind !== legend.emptyKind).join(", ");
  };
  if (made === 0) return [TEXTS.firstBoard(nameThings(first))];
  const { added, removed } = steps[made - 1];
  const [addedNames, removedNames] = [nameThings(added), nameThings(removed)];
  return [removedNames === "" ? "" : TEXTS.removed(removedNames), addedNames === "" ? "" : TEXTS.added(addedNames)];
}
