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
  ofKernel("compose"),
  ...[5, 8, 10, 12, 15].map((pieces) => ofKernel(`certify ${pieces}`)),
  ...[8, 10, 12].map((pieces) => ofKernel(`choose ${pieces}`)),
  ofKernel("choose run"),
  ofKernel("steps"),
  ofKernel("sketch"),
  ofKernel("share"),
  ofKernel("music"),
  ofKernel("editor"),
  ...[8, 12, 16].map((moves) => ofKernel(`ice-path compose ${moves}`)),
  ofKernel("ice-path certify 12"),
  ...[10, 20, 30, 40, 50].map((number) => ofKernel(`ice-path cave ${number}`)),
  ...[4, 8, 10, 12].map((moves) => ofKernel(`penguin compose ${moves}`)),
  ofKernel("penguin compose run"),
  ofKernel("penguin certify 10"),
  ofKernel("fruit compose"),
  ofKernel("fruit explore"),
  ofKernel("fruit expected-moves"),
  ofKernel("skid compose"),
  ofKernel("skid expected-moves"),
  ofKernel("skid explore"),
  ...loadAllPuzzles().flatMap(({ id }) => [ofKernel(`daily ${id}`), ofKernel(`rush ${id}`)]),
  ...loadAllPuzzles().flatMap(({ id }) => [ofKernel(`ideas judge ${id}`), ofKernel(`ideas compose ${id}`)]),
  onHost("skid-scale", []),
  onRig("device/saving", "saving", [buildRig, buildLuac, buildSavingBundle]),
  ...loadAllPuzzles().flatMap(({ id }) => createGameParts(id)),
  ofGame("boot"),
  onHost("bytecode", [buildLuac, buildGame]),
  onHost("play boot", [buildGame]),
  onHost("play game", [buildGame]),
  ...loadAllPuzzles().map(({ id }) => onHost(`campaign-memory ${id}`, [buildGame])),
  onHost("drawing", [buildGame]),
  onHost("vm-rate", []),
  onHost("page", [findChromium, buildGame]),
  onHost("candidates", []),
  onHost("skid-difficulty", []),
  ...[8, 10, 12].map((pieces) => onHost(`difficulty ${pieces}`, [])),
  onHost("ice-path-difficulty", []),
  onHost("penguin-difficulty", []),
  onHost("fruit-difficulty", []),
  onHost("penguin-article", []),
];

/** Returns the part of the bench with the name `name`, and all parts whose names begin with `name` and a space. */
export function partsNamed(name: string): Part[] {
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

function ofKernel(name: string): Part {
  return onRig("device", name, [buildRig, buildKernelBundle]);
}

/**
 * Returns the parts of the bench that play a whole game. The longest part has a name of its own, so that CI, which
 * has too little time, can leave this part out.
 */
function createGameParts(id: string): Part[] {
  const thoughtful = { ...ofGame(`game ${id} thoughtful`), name: `thoughtful ${id}` };
  return [ofGame(`game ${id}`), ofGame(`game ${id} fast`), thoughtful];
}

function ofGame(name: string): Part {
  return onRig("device/game", name, [buildRig, buildLuac, buildGame, buildGameBundle]);
}

function onRig(bundle: BenchFolder, name: string, needs: readonly Build[]): Part {
  return { name, needs, run: () => runOnRig(bundle, name) };
}

function onHost(name: string, needs: readonly Build[]): Part {
  const program = join(import.meta.dirname, "part.ts");
  const run = () => runProgram(process.execPath, [...process.execArgv, program, name], import.meta.dirname);
  return { name, needs, run };
}
