/** Finds the cells of a level that a piece can touch. Things on other cells could be removed. */
import type { Board } from "../../../kernel/board";
import { DIRECTIONS } from "../../../kernel/direction";
import type { Graph } from "../../../kernel/graph";
import { isTravel, type Motion, type MoveRecorder } from "../../../kernel/motion";
import type { Rules } from "../../../kernel/rules";
import type { Task } from "../../../kernel/task";

/**
 * Computes for each cell of a level whether a piece ever starts on it, passes it or hits something on it. `graph` must
 * hold all states that can be reached from the start of the level.
 */
export function* findTouchedCells<State>(rules: Rules<State>, graph: Graph<State>, board: Board): Task<boolean[]> {
  const touched = board.isBorder.map(() => false);
  const isSeen: Record<number, true | undefined> = { [graph.start]: true };
  const openStates = [rules.start];
  let current = openStates.pop();
  while (current !== undefined) {
    for (const direction of DIRECTIONS) {
      if (rules.outcome(current) !== "playing") break;
      const moveRecord: MoveRecorder = { motions: [] };
      const after = rules.move(current, direction, moveRecord);
      for (const motion of moveRecord.motions) markTouched(board, touched, motion);
      const stateNumber = after === undefined ? undefined : graph.stateNumberOf(after);
      if (after !== undefined && stateNumber !== undefined && isSeen[stateNumber] !== true) {
        isSeen[stateNumber] = true;
        openStates.push(after);
      }
      yield;
    }
    current = openStates.pop();
  }
  return touched;
}

function markTouched({ steps, isBorder }: Board, touched: boolean[], motion: Motion): void {
  const { from, to, direction, ending } = motion;
  touched[from] = true;
  touched[to] = true;
  if (!isTravel(motion)) return;
  const step = steps[direction];
  let cell = from;
  while (cell !== to && !isBorder[cell]) {
    touched[cell] = true;
    cell += step;
  }
  if (ending === "hit" && !isBorder[cell]) touched[cell + step] = true;
}
