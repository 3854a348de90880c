/** Formats the results of the bench as tables, for the terminal and for Markdown. */
import { DMS_SOURCE, INSTRUCTIONS_PER_DMS } from "../dms";
import type { Judgement } from "./budgets";
import type { Cost, Results } from "./summary";

type Table = readonly (readonly string[])[];

/** The sentence above all results, which explains their unit of time. */
export const DMS_SENTENCE = `A dms is ${INSTRUCTIONS_PER_DMS.toLocaleString("en")} instructions (${DMS_SOURCE}).`;

const STEP_HEADING = ["step", "runs", "p50", "p99", "max", "collector %", "longest slice", "with collector", "heap kB"];

function stepTable({ steps }: Results): Table {
  return [STEP_HEADING, ...Object.entries(steps).map(([step, cost]) => [step, ...costTexts(cost)])];
}

function figureTable({ figures }: Results): Table {
  return [["figure", "value"], ...Object.entries(figures).map(([name, value]) => [name, String(value)])];
}

/**
 * Returns the table of difficulties. The column `as asked` has the percentage of the game's levels near the wanted
 * difficulty. The column `by luck` has this percentage for levels made without a wanted difficulty.
 */
function difficultyTable({ difficulty }: Results): Table {
  const rows = Object.entries(difficulty).map(([name, { p10, p50, p90, asAsked, asAskedByLuck }]) => [
    name,
    ...[p10, p50, p90].map((bits) => bits.toFixed(2)),
    ...[asAsked, asAskedByLuck].map(formatValue),
  ]);
  return [["difficulty", "p10", "p50", "p90", "as asked", "by luck"], ...rows];
}

/** Returns all result tables that have at least one row below the heading. */
export function createTables(results: Results, judgements: readonly Judgement[]): Table[] {
  const tables = [stepTable(results), difficultyTable(results), figureTable(results), budgetTable(judgements)];
  return tables.filter((table) => table.length > 1);
}

function budgetTable(judgements: readonly Judgement[]): Table {
  return [
    ["budget", "at most", "at least", "measured", ""],
    ...judgements.map(({ budget, value, standing, reason }) => [
      budget.figure,
      formatValue(budget.most),
      formatValue(budget.least),
      formatValue(value),
      standing === "held" ? "held" : standing.toUpperCase() + (reason === undefined ? "" : `: ${reason}`),
    ]),
  ];
}

export function formatTextTable(table: Table): string {
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const isNumeric = table[0].map(
    (_, column) => column > 0 && table.slice(1).every((row) => /^[\d.-]*$/.test(row[column])),
  );
  const line = (row: readonly string[]) =>
    row.map((text, column) => (isNumeric[column] ? text.padStart(widths[column]) : text.padEnd(widths[column])));
  return table.map((row) => line(row).join("  ").trimEnd()).join("\n");
}

export function formatMarkdownTable(table: Table): string {
  const [heading, ...rows] = table.map((row) => `| ${row.join(" | ")} |`);
  const rule = `|${table[0].map((_, column) => (column === 0 ? "---" : "---:")).join("|")}|`;
  return [heading, rule, ...rows].join("\n");
}

function costTexts(cost: Cost): string[] {
  return [
    String(cost.runs),
    ...[cost.p50, cost.p99, cost.max].map(formatDecimals),
    String(cost.collectorPercent),
    ...[cost.longestSlice, cost.longestSliceWithCollector].map(formatDecimals),
    formatValue(cost.heapKilobytes),
  ];
}

function formatDecimals(value: number | undefined): string {
  return value === undefined ? "" : value.toFixed(3);
}

function formatValue(value: number | undefined): string {
  return value === undefined ? "" : String(value);
}
