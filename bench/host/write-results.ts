/** Writes the results of a complete run of the bench: into results.json, and as tables into figures.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import type { Judgement } from "./budgets";
import type { Results } from "./summary";
import { createTables, DMS_SENTENCE, formatMarkdownTable } from "./table";

const FIRST = "<!-- What follows is written by `make bench`. -->";
const LAST = "<!-- What was written by `make bench` ends here. -->";

export async function writeResults(folder: string, results: Results, judgements: readonly Judgement[]): Promise<void> {
  await write(join(folder, "results.json"), JSON.stringify(results));
  const page = join(folder, "figures.md");
  await write(page, withTables(readFileSync(page, "utf8"), results, judgements));
}

function withTables(page: string, results: Results, judgements: readonly Judgement[]): string {
  const [before] = page.split(FIRST);
  const [, after] = page.split(LAST);
  if (after === undefined) throw new Error(`figures.md must hold the lines "${FIRST}" and "${LAST}"`);
  const tables = createTables(results, judgements).map(formatMarkdownTable);
  return [before, FIRST, DMS_SENTENCE, ...tables, LAST, after].join("\n\n");
}

async function write(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
