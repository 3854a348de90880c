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

/** How much bytecode the game is, and how much of it each puzzle has beside its stored levels. */
export function benchBytecode(): void {
  const whole = shippedBytecode().length / BYTES_PER_KB;
  const program = bundle().replace(storedLevels, "");
  const withoutLevels = compileProgram(new TextEncoder().encode(program)).length / BYTES_PER_KB;
  sayFigure("bytecode, kB", whole);
  sayFigure("bytecode without stored levels, kB", withoutLevels);
  sayFigure(`bytecode a puzzle beyond ${HOUSE_KB} kB, kB`, (withoutLevels - HOUSE_KB) / allPuzzles().length);
}

function bundle(): string {
  return readFileSync(join(projectFolder, "build/source/main.lua"), "utf8");
}
