import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";
import { LONG_TEST_FILES } from "../long-test-files";

test("the list of long test files names files that exist, each once and in alphabetical order", () => {
  expect(LONG_TEST_FILES.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([]);
  expect(LONG_TEST_FILES).toEqual([...new Set(LONG_TEST_FILES)].sort());
});
