import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { drawArchitecture, IMPORT_EDGES, FOLDER_BOXES } from "../../tools/architecture-diagram";
import { projectFolder } from "../../tools/packaging/project-folder";

const SOURCE = join(projectFolder, "src");

const NO_FOLDERS = ["build/source/", "Playdate"];

function boxOf(path: string): string {
  return relative(SOURCE, path).split(sep)[0];
}

function findImportEdges(): Set<string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const edges = new Set<string>();
  for (const file of files) {
    const path = join(SOURCE, file);
    for (const [, target] of readFileSync(path, "utf8").matchAll(/ from "(\.[^"]*)"/g)) {
      const [from, to] = [boxOf(path), boxOf(join(path, "..", target))];
      if (from !== to) edges.add(`${from} ${to}`);
    }
  }
  return edges;
}

test("docs/architecture.svg is what `npm run architecture-picture` draws", () => {
  expect(readFileSync(join(projectFolder, "docs/architecture.svg"), "utf8")).toBe(drawArchitecture());
});

test("the architecture picture has an arrow for each import between two folders of src/, and no others", () => {
  expect(new Set(IMPORT_EDGES.map(({ from, to }) => `${from} ${to}`))).toEqual(findImportEdges());
});

test("each box of the architecture picture is a file or folder of the repository, or is a known exception", () => {
  const missing = FOLDER_BOXES.filter(
    ({ name }) => !existsSync(join(projectFolder, name)) && !NO_FOLDERS.includes(name),
  );
  expect(missing).toEqual([]);
});
