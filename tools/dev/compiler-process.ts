/**
 * A separate process that compiles source files for the development server. A compilation takes seconds, in which the
 * server must go on answering. `compiler.ts` starts this process.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isBuildCurrent } from "../packaging/build-stamp";
import { writeSource } from "../packaging/build-source";
import { textsOf, type LuaFiles } from "../packaging/compile";
import { projectFolder } from "../packaging/project-folder";
import { createRecompiler } from "../packaging/recompile";
import { createSourceMap } from "../packaging/source-map";
import { ToolError } from "../packaging/tool-error";
import type { CompilerReport } from "./compiler";

/**
 * A source file that this process compiles a second time right after its start. In a new process, the second
 * compilation is much slower than later ones. It is done at once, so that no developer has to wait for it.
 */
const WARM_UP_SOURCE = join(projectFolder, "src/main.ts");

const recompile = createRecompiler(projectFolder);
/** The paths of the source files that have changed since the last compilation without errors. */
const changedPaths = new Set<string>();
let compiled: LuaFiles = new Map();
let chunks = new Map<string, string>();
let isBuilt = false;

function report(message: CompilerReport): void {
  process.send?.(message);
}

function compileChanges(): [string, string][] {
  const before = chunks;
  compiled = recompile(new Map([...changedPaths].map((path) => [path, readFileSync(path, "utf8")])));
  chunks = textsOf(compiled);
  changedPaths.clear();
  return [...chunks].filter(([file, text]) => before.get(file) !== text);
}

function reportResult(action: () => CompilerReport): void {
  try {
    report(action());
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    report({ kind: "failed", text: error.message });
  }
}

function writeFirstBuild(): void {
  if (isBuilt) return;
  isBuilt = true;
  if (!isBuildCurrent(projectFolder)) writeSource(projectFolder, compiled);
  report({ kind: "built" });
}

function start(): CompilerReport {
  compileChanges();
  writeFirstBuild();
  changedPaths.add(WARM_UP_SOURCE);
  compileChanges();
  return { kind: "ready" };
}

function compileAgain(paths: readonly string[]): CompilerReport {
  const startMs = performance.now();
  for (const path of paths) changedPaths.add(path);
  const changedChunks = compileChanges();
  writeFirstBuild();
  const map = createSourceMap(compiled, projectFolder);
  return { kind: "compiled", chunks: changedChunks, map, tookMs: performance.now() - startMs };
}

process.on("message", (paths: readonly string[]) => reportResult(() => compileAgain(paths)));
process.on("disconnect", () => process.exit());

reportResult(start);
