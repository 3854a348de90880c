/** Lists and parses the source files of the game. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { listFilesUnder } from "../packaging/assets";

export function listSources(project: string): string[] {
  const files = listFilesUnder(join(project, "src")).map((file) => `src/${file}`);
  return files.filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"));
}

export function parseSource(project: string, file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(project, file), "utf8"), ts.ScriptTarget.ES2023, true);
}
