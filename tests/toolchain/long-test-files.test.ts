import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";

test("the list of long test files names files that exist, each once and in alphabetical order", () => {
  const lines = readFileSync(join(projectFolder, "tests/long-test-files.txt"), "utf8").trimEnd().split("\n");
  const files = lines.filter((line) => !line.startsWith("#"));
  expect(files.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([]);
  expect(files).toEqual([...new Set(files)].sort());
});
