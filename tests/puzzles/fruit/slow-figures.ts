/**
 * Counts the states and solutions of a level of Fruit with the slow rules in slow-fruit.ts. Tests compare the results
 * of the game's fast explorer with these counts.
 */
import { push, rowsOf, tableOf, type Table } from "./slow-fruit";

export interface SlowFigures {
  /** The fewest moves that win the level, or −1 if it cannot be won. */
  readonly par: number;
  readonly solutions: number;
  /** The number of states that can be reached from the level's start, without lost ones. */
  readonly states: number;
}

/**
 * Explores all states of the level on a map with the slow rules of slow-fruit.ts, breadth first. Returns the level's
 * fewest moves, number of solutions and number of states.
 */
export function slowFigures(map: string): SlowFigures {
  const start = tableOf(map);
  const solutionsTo = new Map([[rowsOf(start), 1]]);
  let [par, solutions] = [-1, 0];
  let current: readonly Table[] = [start];
  for (let depth = 0; current.length > 0; depth++) {
    const won = current.filter(({ ending }) => ending === "won");
    if (par < 0 && won.length > 0) {
      par = depth;
      solutions = won.reduce((sum, table) => sum + (solutionsTo.get(rowsOf(table)) ?? 0), 0);
    }
    current = statesAfter(current, solutionsTo);
  }
  return { par, solutions, states: solutionsTo.size };
}

function statesAfter(tables: readonly Table[], solutionsTo: Map<string, number>): Table[] {
  const after = new Map<string, Table>();
  for (const table of tables) {
    if (table.ending !== "playing") continue;
    const solutions = solutionsTo.get(rowsOf(table)) ?? 0;
    for (const arrow of "^>v<") {
      const next = push(table, arrow);
      if (next === undefined || (next.ending !== "playing" && next.ending !== "won")) continue;
      const rows = rowsOf(next);
      if (solutionsTo.has(rows) && !after.has(rows)) continue;
      solutionsTo.set(rows, (solutionsTo.get(rows) ?? 0) + solutions);
      after.set(rows, next);
    }
  }
  return [...after.values()];
}
