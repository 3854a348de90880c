/**
 * Places the states of a level in the picture of its state graph (all states and the moves between them). States from
 * which a win can be reached stand in columns by their fewest moves to a win. Below these columns are the dead ends
 * (states from which no win can be reached).
 */
import type { Transitions } from "../../src/kernel/graph";

/** The column and row of a state in the picture. Columns are counted from 0 at the left; rows are centred around 0. */
interface GridSpot {
  readonly column: number;
  readonly row: number;
}

export interface Layout {
  readonly spots: readonly GridSpot[];
  readonly columnCount: number;
  /**
   * The number of columns that hold states from which a win can be reached. The last of these columns has the won
   * states.
   */
  readonly winnableColumnCount: number;
  /** The number of rows in the upper part of the picture, which shows the states from which a win can be reached. */
  readonly winnableRows: number;
  /**
   * The height of the lower part of the picture, with the dead ends (states from which no win can be reached), in rows;
   * 0 if there are none.
   */
  readonly deadEndRows: number;
}

/**
 * The number of rounds of sorting. In each round, the states of a column are sorted by the rows of their neighbours in
 * other columns, so that fewer lines cross each other. More rounds would change hardly anything.
 */
const SORTING_ROUNDS = 12;

/**
 * Returns the column and row of each state in the picture. States with the same number of moves to a win share a
 * column. A dead end (a state from which no win can be reached) is one column to the right of its predecessor on a
 * shortest path from the start.
 */
export function layOut(graph: Transitions, winDistance: readonly number[]): Layout {
  const columns = assignColumns(graph, winDistance);
  const neighbours = listNeighbours(graph);
  const isDeadEnd = winDistance.map((distance) => distance < 0);
  const parts = [false, true].map((ofDeadEnds) => listsByColumn(columns, (state) => isDeadEnd[state] === ofDeadEnds));
  const rows = columns.map(() => 0);
  for (const part of parts) part.forEach((states) => setRows(states, rows));
  for (let round = 0; round < SORTING_ROUNDS; round++) {
    for (const part of parts) for (const states of round % 2 === 0 ? part : [...part].reverse()) sortColumn(states);
  }
  const [winnable, deadEnds] = parts.map((part) => Math.max(0, ...part.map((states) => states.length)));
  return {
    spots: columns.map((column, state) => ({ column, row: rows[state] })),
    columnCount: 1 + Math.max(...columns),
    winnableColumnCount: 1 + Math.max(0, ...winDistance),
    winnableRows: winnable,
    deadEndRows: deadEnds,
  };

  function sortColumn(states: number[]): void {
    const means = new Map(states.map((state) => [state, meanRow(state)]));
    states.sort((one, other) => (means.get(one) ?? 0) - (means.get(other) ?? 0) || one - other);
    setRows(states, rows);
  }

  function meanRow(state: number): number {
    const others = neighbours[state].filter((other) => columns[other] !== columns[state]);
    return others.length === 0 ? rows[state] : others.reduce((sum, other) => sum + rows[other], 0) / others.length;
  }
}

function assignColumns({ next, start }: Transitions, winDistance: readonly number[]): number[] {
  const farthest = Math.max(0, ...winDistance);
  const columns = winDistance.map((distance) => (distance < 0 ? 0 : farthest - distance));
  const known = new Set([start]);
  for (const state of known) {
    for (const successors of next) {
      const after = successors[state];
      if (after < 0 || known.has(after)) continue;
      known.add(after);
      if (winDistance[after] < 0) columns[after] = columns[state] + 1;
    }
  }
  return columns;
}

function listNeighbours({ next, stateCount }: Transitions): number[][] {
  const neighbours: number[][] = Array.from({ length: stateCount }, () => []);
  for (const successors of next) {
    for (let state = 0; state < stateCount; state++) {
      const after = successors[state];
      if (after < 0) continue;
      neighbours[state].push(after);
      neighbours[after].push(state);
    }
  }
  return neighbours;
}

function listsByColumn(columns: readonly number[], isWanted: (state: number) => boolean): number[][] {
  const lists: number[][] = Array.from({ length: 1 + Math.max(...columns) }, () => []);
  columns.forEach((column, state) => {
    if (isWanted(state)) lists[column].push(state);
  });
  return lists;
}

function setRows(states: readonly number[], rows: number[]): void {
  states.forEach((state, index) => {
    rows[state] = index - (states.length - 1) / 2;
  });
}
