/** Compiles the Lua programs of the tests into one file, once for all processes that run tests. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { createSourceNamer } from "../simulator/source-map-file";
import { projectFolder } from "../tools/packaging/project-folder";
import { compileBundleFromStore } from "../tools/packaging/recompile";
import { areProgramsCurrent, programsPath, TESTS_FOLDER, writePrograms } from "../tools/packaging/test-programs";

const BUNDLE = programsPath(projectFolder);

/**
 * The file that keeps the results of the last compilation. The next compilation reuses them for sources that have not
 * changed.
 */
const STORE = join(dirname(BUNDLE), "translated.bin");

/** A folder that exists while a test process compiles, so that other test processes wait. */
const LOCK = `${BUNDLE}.lock`;
const LOCK_TIMEOUT_MS = 600_000;
const POLL_MS = 200;

/**
 * Matches the statement at the end of the compiled file that starts the main file. To run another test program, its
 * name replaces the name in this statement.
 */
const ENTRY_CALL = /local ____entry = require\("[^"]*", \.\.\.\)/;

/**
 * Returns the Lua of a test program. `entry` is the program's first file without the extension, such as
 * `tests/lua/print-digest`. Throws if tests/tstl.json does not include the file.
 */
export function compileTestProgram(entry: string): string {
  compilePrograms();
  const bundle = readFileSync(BUNDLE, "utf8");
  const module = entry.replaceAll("/", ".");
  if (!bundle.includes(`["${module}"]`))
    throw new Error(`"include" of tests/tstl.json must list ${entry}.ts without "tests/"`);
  return bundle.replace(ENTRY_CALL, `local ____entry = require("${module}", ...)`);
}

/**
 * Replaces the lines of the compiled Lua in an error of a test program by lines of the TypeScript sources. The
 * simulator has run the program as `main.lua`.
 */
export const nameProgramSources = createSourceNamer(BUNDLE);

/**
 * Compiles all test programs into one file, because they share most of the game's code. Does nothing if no source has
 * changed.
 */
function compilePrograms(): void {
  while (!areProgramsCurrent(projectFolder)) if (!compileIfUnlocked()) waitForWorker();
}

function compileIfUnlocked(): boolean {
  mkdirSync(dirname(BUNDLE), { recursive: true });
  if (isAbandoned(LOCK)) rmSync(LOCK, { recursive: true, force: true });
  try {
    mkdirSync(LOCK);
  } catch {
    return false;
  }
  try {
    writePrograms(projectFolder, compileBundleFromStore(join(projectFolder, TESTS_FOLDER), STORE));
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
  return true;
}

/**
 * Returns whether a lock folder is older than `LOCK_TIMEOUT_MS`. The process that created such a folder must have been
 * stopped.
 */
function isAbandoned(folder: string): boolean {
  return existsSync(folder) && Date.now() - statSync(folder).mtimeMs > LOCK_TIMEOUT_MS;
}

function waitForWorker(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
}
