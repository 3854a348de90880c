/** Compiles the tests' Lua programs into one bundle, once for all test workers. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesUnder } from "../tools/packaging/assets";
import { compileLua } from "../tools/packaging/compile";
import { projectFolder } from "../tools/packaging/project-folder";
import { hashOf, BUILD_INPUTS } from "../tools/packaging/build-stamp";

const BUNDLE = join(projectFolder, "build/tests/programs.lua");
const STAMP = `${BUNDLE}.sha256`;

/** The folder that exists while a worker compiles, so that other workers wait. */
const LOCK = `${BUNDLE}.lock`;
const LOCK_TIMEOUT_MS = 120000;
const POLL_MS = 200;

/** The end of a bundle: the call that starts the first file of the program. */
const ENTRY_CALL = /local ____entry = require\("[^"]*", \.\.\.\)/;

/**
 * Returns the Lua of a test program. `entry` is its first file without the extension, as in `tests/lua/print-digest`.
 * Throws if tests/tstl.json does not include that file.
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
 * Compiles all test programs as one bundle, because they share most of the game's code. Skips this if no source has
 * changed.
 */
function compilePrograms(): void {
  const hash = hashOfSources();
  while (!isCompiled(hash)) if (!compileIfUnlocked(hash)) waitForWorker();
}

function isCompiled(hash: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash;
}

/** Compiles, unless another worker does so already. Returns whether it compiled. */
function compileIfUnlocked(hash: string): boolean {
  mkdirSync(dirname(BUNDLE), { recursive: true });
  if (isAbandoned(LOCK)) rmSync(LOCK, { recursive: true, force: true });
  try {
    mkdirSync(LOCK);
  } catch {
    return false;
  }
  try {
    const [lua] = compileLua(join(projectFolder, "tests")).values();
    writeFileSync(BUNDLE, lua);
    writeFileSync(STAMP, hash);
  } finally {
    rmSync(LOCK, { recursive: true });
  }
  return true;
}

/** Returns whether a lock is so old that its worker must have been stopped. */
function isAbandoned(folder: string): boolean {
  return existsSync(folder) && Date.now() - statSync(folder).mtimeMs > LOCK_TIMEOUT_MS;
}

function waitForWorker(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
}

/**
 * Returns the hash of all sources and tests. All tests are included, because only the compiler knows what a program
 * imports.
 */
function hashOfSources(): string {
  const tests = filesUnder(join(projectFolder, "tests")).filter((file) => /\.(ts|json)$/.test(file));
  return hashOf(projectFolder, [...BUILD_INPUTS, ...tests.map((file) => `tests/${file}`)]);
}
