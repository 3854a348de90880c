import { readFileSync } from "node:fs";
import { join } from "node:path";
import { allPuzzles } from "../../src/puzzles/index";
import { projectFolder } from "../../tools/packaging/project";
import { compileProgram } from "../../tools/pdx/luac";
import { sayFigure } from "./figures";

const BYTES_PER_KB = 1024;

/** What every game needs, whatever its puzzles: a budget of its own. */
const HOUSE_KB = 120;

/** A module of the bundle that is nothing but levels: `…/levels-001-010`, `…/store-levels`. */
const storedLevels = /^\["[^"]*[.-]levels(?:-\d+)*"\] = function\(\.\.\.\) \n[^]*?^ end,\n/gm;

/** The bytecode of the game in build/source, as our own packer puts it into a pdx: with its lines, without its names. */
export function shippedBytecode(): Uint8Array {
  return compileProgram(new TextEncoder().encode(bundle()));
}

/**
 * How much bytecode the game is, how much of it there is for each puzzle beside stored levels, and how much is in the
 * puzzles' own folders.
 */
export function benchBytecode(): void {
  const program = bundle().replace(storedLevels, "");
  const withoutLevels = kilobytesOf(program);
  const puzzles = allPuzzles().map(({ id }) => withoutLevels - kilobytesOf(program.replace(modulesOf(id), "")));
  sayFigure("bytecode, kB", kilobytesOf(bundle()));
  sayFigure("bytecode without stored levels, kB", withoutLevels);
  sayFigure(`bytecode a puzzle beyond ${HOUSE_KB} kB, kB`, (withoutLevels - HOUSE_KB) / puzzles.length);
  sayFigure("bytecode in the folder of a puzzle, mean, kB", puzzles.reduce((sum, own) => sum + own) / puzzles.length);
  sayFigure("bytecode in the folder of a puzzle, most, kB", Math.max(...puzzles));
}

/** The modules in the folder of the puzzle `id`. */
function modulesOf(id: string): RegExp {
  return new RegExp(String.raw`^\["puzzles\.${id}\.[^"]*"\] = function\(\.\.\.\) \n[^]*?^ end,\n`, "gm");
}

function kilobytesOf(program: string): number {
  return compileProgram(new TextEncoder().encode(program)).length / BYTES_PER_KB;
}

function bundle(): string {
  return readFileSync(join(projectFolder, "build/source/main.lua"), "utf8");
}
