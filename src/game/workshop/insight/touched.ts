import type { Board } from "../../../kernel/board";
import { DIRECTIONS } from "../../../kernel/direction";
import type { Graph } from "../../../kernel/graph";
import { isWay, type Stretch, type Telling } from "../../../kernel/motion";
import type { Rules } from "../../../kernel/rules";
import type { Work } from "../../../kernel/work";

/**
 * By cell: whether anything ever comes by there, sets out from there or strikes what stands there, whatever is played from
 * the start of a level whose graph is known.
 */
export function* touchedCells<State>(rules: Rules<State>, graph: Graph<State>, board: Board): Work<boolean[]> {
  const touched = board.isBorder.map(() => false);
  const isSeen: Record<number, true | undefined> = { [graph.start]: true };
  const positions = [rules.start];
  let position = positions.pop();
  while (position !== undefined) {
    for (const direction of DIRECTIONS) {
      if (rules.outcome(position) !== "playing") break;
      const telling: Telling = { stretches: [] };
      const after = rules.move(position, direction, telling);
      for (const stretch of telling.stretches) touch(board, touched, stretch);
      const state = after === undefined ? undefined : graph.find(after);
      if (after !== undefined && state !== undefined && isSeen[state] !== true) {
        isSeen[state] = true;
        positions.push(after);
      }
      yield;
    }
    position = positions.pop();
  }
  return touched;
}

function touch({ steps, isBorder }: Board, touched: boolean[], stretch: Stretch): void {
  const { from, to, direction, ending } = stretch;
  touched[from] = true;
  touched[to] = true;
  if (!isWay(stretch)) return;
  const step = steps[direction];
  let cell = from;
  while (cell !== to && !isBorder[cell]) {
    touched[cell] = true;
    cell += step;
  }
  if (ending === "hit" && !isBorder[cell]) touched[cell + step] = true;
}
