import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { debugKeyOf, listKeys, type DebugKey } from "../../tools/dev/page/debug-keys";
import { projectFolder } from "../../tools/packaging/project-folder";

const KEYS: readonly DebugKey[] = [
  { key: "F1", otherKey: "?", help: "list the keys", run: () => undefined },
  { key: "F2", help: "figures", run: () => undefined },
];

test("the keys F1 and ? both list the debug keys, and a letter does nothing", () => {
  expect(debugKeyOf(KEYS, "F1")).toBe(KEYS[0]);
  expect(debugKeyOf(KEYS, "?")).toBe(KEYS[0]);
  expect(debugKeyOf(KEYS, "F2")).toBe(KEYS[1]);
  expect(debugKeyOf(KEYS, "f")).toBeUndefined();
});

test("the list of debug keys names each key, with the helps in one column", () => {
  expect(listKeys(KEYS)).toBe("F1 ? list the keys\nF2   figures");
});

function importedFiles(file: string): string[] {
  const { importedFiles: imports } = ts.preProcessFile(readFileSync(file, "utf8"));
  return imports
    .filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => resolve(dirname(file), `${fileName}.ts`));
}

function releasedFiles(): Set<string> {
  const folders = ["simulator/web", "src"].map((folder) => join(projectFolder, folder));
  const waiting = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => join(folder, name)),
  );
  const found = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !ts.sys.fileExists(file)) continue;
    found.add(file);
    waiting.push(...importedFiles(file));
  }
  return found;
}

test("the released game and its web page import no file of the debug overlay", () => {
  const files = [...releasedFiles()].map((file) => relative(projectFolder, file));
  expect(files).toContain("src/main.ts");
  expect(files).toContain("simulator/web/main.ts");
  expect(files.filter((file) => file.startsWith("tools/dev/"))).toEqual([]);
  const withOverlay = files.filter((file) => readFileSync(join(projectFolder, file), "utf8").includes("dev-overlay"));
  expect(withOverlay).toEqual([]);
});
