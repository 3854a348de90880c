import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { packageFolder } from "../generator/table";

const modules = join(packageFolder, "../../node_modules");
const readme = readFileSync(join(packageFolder, "README.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "playdate-types-"));
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function exampleOf(language: string): string {
  return new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(readme)![1];
}

/**
 * Packs the package and installs it in an empty folder. The compiler is linked from this project, which needs no
 * network.
 */
function install(): string[] {
  const [{ filename, files }] = JSON.parse(
    run("npm", "pack", packageFolder, "--json", "--offline", "--pack-destination", folder),
  ) as [{ filename: string; files: { path: string }[] }];
  run("npm", "install", "--offline", "--no-audit", "--no-fund", "--legacy-peer-deps", `./${filename}`);
  for (const name of ["@typescript-to-lua", "typescript-to-lua", "typescript"])
    symlinkSync(join(modules, name), join(folder, "node_modules", name));
  return files.map(({ path }) => path);
}

test("the packed package works in an empty folder: it compiles the README's first example", () => {
  const files = install();
  expect(files).toEqual(expect.arrayContaining(["index.d.ts", "table.json", "classes.cjs", "README.md"]));
  expect(files.filter((path) => path.startsWith("tests/") || path.startsWith("generator/"))).toEqual([]);
  writeFileSync(join(folder, "tsconfig.json"), exampleOf("jsonc").replace(/^\/\/.*\n/, ""));
  writeFileSync(join(folder, "main.ts"), exampleOf("ts"));
  run(process.execPath, join(modules, "typescript-to-lua/dist/tstl.js"), "-p", "tsconfig.json");
  const made = readFileSync(join(folder, "main.lua"), "utf8");
  expect(made.slice(made.indexOf("import("))).toBe(exampleOf("lua"));
});
