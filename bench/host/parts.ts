/** The list of all parts of the bench, with what must be built before each of them. */
import { join } from "node:path";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { chromium } from "../../tests/available-programs";
import { ToolError } from "../../tools/packaging/tool-error";
import { projectFolder } from "../../tools/packaging/project-folder";
import { buildSource } from "../../tools/packaging/build-source";
import { isBuildCurrent } from "../../tools/packaging/build-stamp";
import { buildLuac } from "../../tools/pdx/luac";
import { runProgram } from "./process";
import { buildRig, compileBenchFolder, runOnRig, type BenchFolder } from "./rig";

/** A part of the bench: measurements that run independently of all other parts. */
export interface Part {
  readonly name: string;
  readonly needs: readonly Build[];
  readonly run: () => Promise<string>;
}

type Build = () => void;

const buildKernelBundle: Build = () => {
  compileBenchFolder("device");
};
const buildGameBundle: Build = () => {
  compileBenchFolder("device/game");
};
const buildSavingBundle: Build = () => {
  compileBenchFolder("device/saving");
};
const buildGame: Build = () => {
  if (!isBuildCurrent(projectFolder)) buildSource(projectFolder);
};

const findChromium: Build = () => {
  if (chromium === undefined) throw new ToolError(2, "bench: found no Chromium; set CHROMIUM to its program");
};

export const PARTS: readonly Part[] = [
  createKernelPart("compose"),
  ...[5, 8, 10, 12, 15].map((pieces) => createKernelPart(`certify ${pieces}`)),
  ...[8, 10, 12].map((pieces) => createKernelPart(`choose ${pieces}`)),
  createKernelPart("choose run"),
  createKernelPart("mixes"),
  createKernelPart("steps"),
  createKernelPart("sketch"),
  createKernelPart("share"),
  createKernelPart("music"),
  createKernelPart("editor"),
  ...[8, 12, 16].map((moves) => createKernelPart(`ice-path compose ${moves}`)),
  createKernelPart("ice-path certify 12"),
  ...[10, 20, 30, 40, 50].map((number) => createKernelPart(`ice-path cave ${number}`)),
  ...[4, 8, 10, 12].map((moves) => createKernelPart(`penguin compose ${moves}`)),
  createKernelPart("penguin compose run"),
  createKernelPart("penguin certify 10"),
  createKernelPart("fruit compose"),
  createKernelPart("fruit explore"),
  createKernelPart("fruit expected-moves"),
  createKernelPart("skid compose"),
  createKernelPart("skid expected-moves"),
  createKernelPart("skid explore"),
  ...loadAllPuzzles().flatMap(({ id }) => [createKernelPart(`daily ${id}`), createKernelPart(`rush ${id}`)]),
  ...loadAllPuzzles().flatMap(({ id }) => [
    createKernelPart(`ideas judge ${id}`),
    createKernelPart(`ideas compose ${id}`),
  ]),
  ...loadAllPuzzles().map(({ id }) => createKernelPart(`certificates ${id}`)),
  createHostPart("skid-scale", []),
  createRigPart("device/saving", "saving", [buildRig, buildLuac, buildSavingBundle]),
  ...loadAllPuzzles().flatMap(({ id }) => createGameParts(id)),
  createGamePart("boot"),
  createHostPart("bytecode", [buildLuac, buildGame]),
  createHostPart("play boot", [buildGame]),
  createHostPart("play game", [buildGame]),
  createHostPart("play battery", [buildGame]),
  ...loadAllPuzzles().map(({ id }) => createHostPart(`campaign-memory ${id}`, [buildGame])),
  createHostPart("drawing", [buildGame]),
  createHostPart("first-frames", [buildGame]),
  createHostPart("longest-session", [buildGame]),
  createHostPart("vm-rate", []),
  createHostPart("page", [findChromium, buildGame]),
  createHostPart("candidates", []),
  createHostPart("skid-difficulty", []),
  ...[8, 10, 12].map((pieces) => createHostPart(`difficulty ${pieces}`, [])),
  createHostPart("ice-path-difficulty", []),
  createHostPart("penguin-difficulty", []),
  createHostPart("fruit-difficulty", []),
  createHostPart("penguin-article", []),
];

/** Returns the part of the bench with the name `name`, and all parts whose names begin with `name` and a space. */
export function findPartsNamed(name: string): Part[] {
  return PARTS.filter((part) => part.name === name || part.name.startsWith(`${name} `));
}

const built = new Set<Build>();

/**
 * Builds what a part of the bench needs. Each build runs only once. Throws `ToolError` if something is missing or
 * does not build.
 */
export function buildFor({ needs }: Part): void {
  for (const build of needs) {
    if (!built.has(build)) build();
    built.add(build);
  }
}

function createKernelPart(name: string): Part {
  return createRigPart("device", name, [buildRig, buildKernelBundle]);
}

/**
 * Creates the parts of the bench that play the puzzle `id`. The name of the last and longest part does not begin with
 * `game`, so that the automatic tests can leave this part out.
 */
function createGameParts(id: string): Part[] {
  const thoughtful = { ...createGamePart(`game ${id} thoughtful`), name: `thoughtful ${id}` };
  return [createGamePart(`game ${id}`), createGamePart(`game ${id} fast`), thoughtful];
}

function createGamePart(name: string): Part {
  return createRigPart("device/game", name, [buildRig, buildLuac, buildGame, buildGameBundle]);
}

function createRigPart(bundle: BenchFolder, name: string, needs: readonly Build[]): Part {
  return { name, needs, run: () => runOnRig(bundle, name) };
}

function createHostPart(name: string, needs: readonly Build[]): Part {
  const program = join(import.meta.dirname, "part.ts");
  const run = () => runProgram(process.execPath, [...process.execArgv, program, name], import.meta.dirname);
  return { name, needs, run };
}
