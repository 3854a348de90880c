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
  const waysTo = new Map([[rowsOf(start), 1]]);
  let [par, solutions] = [-1, 0];
  let now: readonly Table[] = [start];
  for (let depth = 0; now.length > 0; depth++) {
    const won = now.filter(({ ending }) => ending === "won");
    if (par < 0 && won.length > 0) {
      par = depth;
      solutions = won.reduce((sum, table) => sum + (waysTo.get(rowsOf(table)) ?? 0), 0);
    }
    now = positionsAfter(now, waysTo);
  }
  return { par, solutions, states: waysTo.size };
}

/** The positions that come new of one push; adds to how many shortest ways there are to each. */
function positionsAfter(tables: readonly Table[], waysTo: Map<string, number>): Table[] {
  const after = new Map<string, Table>();
  for (const table of tables) {
    if (table.ending !== "playing") continue;
    const ways = waysTo.get(rowsOf(table)) ?? 0;
    for (const arrow of "^>v<") {
      const next = push(table, arrow);
      if (next === undefined || (next.ending !== "playing" && next.ending !== "won")) continue;
      const rows = rowsOf(next);
      if (waysTo.has(rows) && !after.has(rows)) continue;
      waysTo.set(rows, (waysTo.get(rows) ?? 0) + ways);
      after.set(rows, next);
    }
  }
  return [...after.values()];
}
