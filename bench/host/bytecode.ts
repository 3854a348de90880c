/** Measures the bytecode of the built game. It does not run the game. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { projectFolder } from "../../tools/packaging/project-folder";
import { compileToBytecode } from "../../tools/pdx/luac";
import { printFigure } from "./figures";

const BYTES_PER_KB = 1024;

/** The bytecode that every game needs, whatever its puzzles. The bench subtracts it from the total. */
const SHARED_KB = 120;

/** Matches a linked module that holds only levels: `…/levels-001-010`, `…/store-levels`. */
const storedLevels = /^do -- .*[.-]levels(?:-\d+)*\n[^]*?^ end\n/gm;

/** The Lua texts of a game, by file name. */
type Programs = ReadonlyMap<string, string>;

/** Compiles Lua to bytecode as the game's packer does: with line numbers but without names. */
export function shippedBytecode(programs: Programs): Map<string, Uint8Array> {
  return new Map([...programs].map(([file, text]) => [file, compileToBytecode(file, new TextEncoder().encode(text))]));
}

/** Returns the Lua files in a folder. */
export function programsIn(folder: string): Programs {
  const files = readdirSync(folder).filter((file) => file.endsWith(".lua"));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

/**
 * Prints the size of the game's bytecode: in total, for each puzzle without stored levels, and in the puzzles' own
 * folders.
 * Also prints what is loaded at the start, with the largest puzzle, and for the workshop.
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
  printFigure(
    "bytecode in the folder of a puzzle, mean, kB",
    puzzles.reduce((sum, size) => sum + size) / puzzles.length,
  );
  printFigure("bytecode in the folder of a puzzle, most, kB", Math.max(...puzzles));
  benchLoaded(programs, ids);
}

function benchLoaded(programs: Programs, puzzleIds: readonly string[]): void {
  const kilobytes = (file: string): number => kilobytesOf(new Map([[file, programs.get(file)!]]));
  const mainKb = kilobytes("main.lua");
  const largestPuzzleKb = Math.max(...puzzleIds.map((id) => kilobytes(`${id}.lua`)));
  printFigure("bytecode loaded at the start, kB", mainKb);
  printFigure("bytecode loaded with a puzzle, most, kB", mainKb + largestPuzzleKb);
  printFigure("bytecode loaded with the workshop, kB", kilobytes("workshop.lua"));
}

/** Returns a pattern of the linked modules from the folder of the puzzle `id`. */
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
