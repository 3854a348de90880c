/**
 * Tests that the tables of the documents are well formed. Markdown would show a second line of dashes below a heading
 * as a row.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";

/** Matches two successive lines of dashes in a Markdown table. One such line separates the heading from the rows. */
const DOUBLED_DELIMITER = /^\|[ |:-]+\|\n\|[ |:-]+\|$/m;

test("every table of the documents has one line of dashes below its heading", () => {
  const pages = [
    "README.md",
    "CONTRIBUTING.md",
    ...readdirSync(join(projectFolder, "docs")).map((name) => `docs/${name}`),
  ];
  const files = pages.filter((page) => page.endsWith(".md"));
  expect(files.filter((file) => DOUBLED_DELIMITER.test(readFileSync(join(projectFolder, file), "utf8")))).toEqual([]);
});
