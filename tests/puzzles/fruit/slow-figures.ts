import { push, rowsOf, tableOf, type Table } from "./slow-fruit";

/** What playing a level on a table finds, every push from every position. */
export interface SlowFigures {
  /** The fewest pushes that win; −1 if none do. */
  readonly par: number;
  /** How many ways there are to win with so few. */
  readonly solutions: number;
  /** How many positions there are, lost ones not counted. */
  readonly states: number;
}

/** The figures of a map, by breadth first over letters. */
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

/** The positions that come new of one push; adds to how many shortest ways there are to each. */
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
