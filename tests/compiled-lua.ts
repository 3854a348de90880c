import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesUnder } from "../tools/packaging/assets";
import { compileLua } from "../tools/packaging/compile";
import { projectFolder } from "../tools/packaging/project";
import { hashOf, SOURCES } from "../tools/packaging/stamp";

const BUNDLE = join(projectFolder, "build/tests/programs.lua");
const STAMP = `${BUNDLE}.sha256`;

/** How a bundle ends: it starts the first file of a program. */
const START = /local ____entry = require\("[^"]*", \.\.\.\)/;

/** The Lua of a program of the tests; `entry` is its first file without its extension, as in `tests/lua/print-digest`. */
export function compiledLua(entry: string): string {
  compilePrograms();
  const bundle = readFileSync(BUNDLE, "utf8");
  const module = entry.replaceAll("/", ".");
  if (!bundle.includes(`["${module}"]`)) throw new Error(`tests/tstl.json includes no ${entry}.ts`);
  return bundle.replace(START, `local ____entry = require("${module}", ...)`);
}

/** Compiles all programs of the tests, as one: nearly all that is in them is the game's. Does nothing until a source or a test is changed. */
export function compilePrograms(): void {
  const hash = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) return;
  const [lua] = compileLua(join(projectFolder, "tests")).values();
  mkdirSync(dirname(BUNDLE), { recursive: true });
  writeWhole(BUNDLE, lua);
  writeWhole(STAMP, hash);
}

/** All tests count: whose programs use what, only the compiler knows. */
function hashOfSources(): string {
  const tests = filesUnder(join(projectFolder, "tests")).filter((file) => /\.(ts|json)$/.test(file));
  return hashOf(projectFolder, [...SOURCES, ...tests.map((file) => `tests/${file}`)]);
}

/** Two workers may write the same file at a time. */
function writeWhole(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}
