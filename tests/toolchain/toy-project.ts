import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { buildSource } from "../../tools/packaging/build-source";
import { COMPILED_TOOLS } from "../compile-tools";
import { projectFolder } from "../../tools/packaging/project-folder";

/** What a tool finds its project by, and what a test may change. */
const copied = [
  "Makefile",
  "package.json",
  "package-lock.json",
  "pdxinfo",
  "tsconfig.base.json",
  "tstl.json",
  "tools",
  COMPILED_TOOLS,
];
const linked = ["node_modules", "simulator"];

/** The content of files, by their paths in a project. */
type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder that goes away with the test. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "glissade-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes a file, and the folders it stands in. Gives its path. */
export function writeFile(folder: string, file: string, content: string | Uint8Array): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/** This project's toolchain around a game of one line; goes away with the test. Gives the folder. */
export function createToyProject(files: Files = {}): string {
  const project = createTemporaryFolder();
  for (const name of copied) {
    cpSync(join(projectFolder, name), join(project, name), { recursive: true, preserveTimestamps: true });
  }
  for (const name of linked) symlinkSync(join(projectFolder, name), join(project, name));
  const toy = { "src/main.ts": "playdate.update = () => {};\n", "assets/launcher/card.png": "card" };
  for (const [file, content] of Object.entries({ ...toy, ...files })) writeFile(project, file, content);
  return project;
}

/** A toy project whose build is there and up to date. */
export function createBuiltToy(files?: Files): string {
  const project = createToyProject(files);
  buildSource(project);
  return project;
}
