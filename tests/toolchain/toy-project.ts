/** Creates a very small game with this project's tools in a temporary folder, so that tests can build it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { buildSource } from "../../tools/packaging/build-source";
import { COMPILED_TOOLS } from "../compile-tools";
import { projectFolder } from "../../tools/packaging/project-folder";

/** The files of this project that its tools need in any project. They are copied, because tests may change them. */
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
const linked = ["node_modules", "packages", "simulator"];

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Creates a folder that is deleted after the test. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "glissade-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes a file and creates the folders above it. Returns the file's path. */
export function writeFile(folder: string, file: string, content: string | Uint8Array): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/**
 * Creates a project with this project's tools and a game of one line. Returns its folder, which is deleted after the
 * test.
 */
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

/** Creates a project with a game of one line, and builds the game. Returns the project's folder. */
export function createBuiltToy(files?: Files): string {
  const project = createToyProject(files);
  buildSource(project);
  return project;
}
