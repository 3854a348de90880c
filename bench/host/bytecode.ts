import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { projectFolder } from "../../tools/packaging/project-folder";
import { compileToBytecode } from "../../tools/pdx/luac";
import { printFigure } from "./figures";

const BYTES_PER_KB = 1024;

/** What every game needs, whatever its puzzles: a budget of its own. */
const SHARED_KB = 120;

/** A module that is nothing but levels: `…/levels-001-010`, `…/store-levels`. */
const storedLevels = /^do -- .*[.-]levels(?:-\d+)*\n[^]*?^ end\n/gm;

/** The Lua of a game, by the names of its files. */
type Programs = ReadonlyMap<string, string>;

/** The bytecode of some Lua, as our own packer puts it into a pdx: with its lines, without its names. */
export function shippedBytecode(programs: Programs): Map<string, Uint8Array> {
  return new Map([...programs].map(([file, text]) => [file, compileToBytecode(file, new TextEncoder().encode(text))]));
}

/** The Lua in a folder. */
export function programsIn(folder: string): Programs {
  const files = readdirSync(folder).filter((file) => file.endsWith(".lua"));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

/**
 * How much bytecode the game is, how much of it there is for each puzzle beside stored levels, how much is in the puzzles'
 * own folders, and how much is held before a world is opened, with one, and with one and the workshop.
 */
export function benchBytecode(): void {
  const programs = programsIn(join(projectFolder, "build/source"));
  const rest = without(programs, storedLevels);
  const withoutLevels = kilobytesOf(rest);
  const ids = loadAllPuzzles().map(({ id }) => id);
  const puzzles = ids.map((id) => withoutLevels - kilobytesOf(without(rest, modulesOf(id))));
  printFigure("bytecode, kB", kilobytesOf(programs));
  printFigure("bytecode without stored levels, kB", withoutLevels);
  printFigure(`bytecode a puzzle beyond ${SHARED_KB} kB, kB`, (withoutLevels - SHARED_KB) / puzzles.length);
  printFigure("bytecode in the folder of a puzzle, mean, kB", puzzles.reduce((sum, own) => sum + own) / puzzles.length);
  printFigure("bytecode in the folder of a puzzle, most, kB", Math.max(...puzzles));
  benchLoaded(programs, ids);
}

function benchLoaded(programs: Programs, puzzleIds: readonly string[]): void {
  const kilobytes = (file: string): number => kilobytesOf(new Map([[file, programs.get(file)!]]));
  const house = kilobytes("main.lua");
  const world = Math.max(...puzzleIds.map((id) => kilobytes(`${id}.lua`)));
  printFigure("bytecode of the house, kB", house);
  printFigure("bytecode of the house and a world, most, kB", house + world);
  printFigure("bytecode of the workshop, kB", kilobytes("workshop.lua"));
}

/** The modules in the folder of the puzzle `id`. */
function modulesOf(id: string): RegExp {
  return new RegExp(String.raw`^do -- puzzles\.${id}\..*\n[^]*?^ end\n`, "gm");
}

function without(programs: Programs, modules: RegExp): Programs {
  return new Map([...programs].map(([file, text]) => [file, text.replace(modules, "")]));
}

function kilobytesOf(programs: Programs): number {
  const sizes = [...shippedBytecode(programs).values()].map(({ length }) => length);
  return sizes.reduce((sum, size) => sum + size) / BYTES_PER_KB;
}
