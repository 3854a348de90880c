import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesUnder } from "../tools/packaging/assets";
import { compileLua } from "../tools/packaging/compile";
import { projectFolder } from "../tools/packaging/project-folder";
import { hashOf, BUILD_INPUTS } from "../tools/packaging/build-stamp";

const BUNDLE = join(projectFolder, "build/tests/programs.lua");
const STAMP = `${BUNDLE}.sha256`;

/** There while a worker compiles. */
const LOCK = `${BUNDLE}.lock`;
const LOCK_TIMEOUT_MS = 120000;
const POLL_MS = 200;

/** How a bundle ends: it starts the first file of a program. */
const ENTRY_CALL = /local ____entry = require\("[^"]*", \.\.\.\)/;

/** The Lua of a program of the tests; `entry` is its first file without its extension, as in `tests/lua/print-digest`. */
export function compileTestProgram(entry: string): string {
  compilePrograms();
  const bundle = readFileSync(BUNDLE, "utf8");
  const module = entry.replaceAll("/", ".");
  if (!bundle.includes(`["${module}"]`)) throw new Error(`tests/tstl.json includes no ${entry}.ts`);
  return bundle.replace(ENTRY_CALL, `local ____entry = require("${module}", ...)`);
}

/** Compiles all programs of the tests, as one: nearly all that is in them is the game's. Once until a source or a test is changed. */
function compilePrograms(): void {
  const hash = hashOfSources();
  while (!isCompiled(hash)) if (!compileIfUnlocked(hash)) pause();
}

function isCompiled(hash: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash;
}

/** Compiles, unless another worker does already: gives whether it did. */
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

/** Who made it was stopped in the middle. */
function isAbandoned(folder: string): boolean {
  return existsSync(folder) && Date.now() - statSync(folder).mtimeMs > LOCK_TIMEOUT_MS;
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
}

/** All tests count: whose programs use what, only the compiler knows. */
function hashOfSources(): string {
  const tests = filesUnder(join(projectFolder, "tests")).filter((file) => /\.(ts|json)$/.test(file));
  return hashOf(projectFolder, [...BUILD_INPUTS, ...tests.map((file) => `tests/${file}`)]);
}
