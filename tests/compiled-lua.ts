import { mkdirSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { filesUnder } from "../tools/packaging/assets";
import { compileLua } from "../tools/packaging/compile";
import { projectFolder } from "../tools/packaging/project";
import { hashOf, SOURCES } from "../tools/packaging/stamp";

const KEPT = "build/tests";

/** The Lua of a program in `folder`, which has a tstl.json of its own: compiled once until a source or a test is changed. */
export function compiledLua(folder: string): string {
  const file = join(projectFolder, KEPT, `${relative(join(projectFolder, "tests"), folder)}.lua`);
  const stamp = `${file}.sha256`;
  const hash = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return readFileSync(file, "utf8");
  const [lua] = compileLua(folder).values();
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, lua);
  writeWhole(stamp, hash);
  return lua;
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
