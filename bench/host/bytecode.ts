/** Measures the size of the built game's Lua bytecode, without running the game. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { projectFolder } from "../../tools/packaging/project-folder";
import { compileToBytecode } from "../../tools/pdx/luac";
import { printFigure } from "./figures";

const BYTES_PER_KB = 1024;

/**
 * The assumed size of the bytecode that all puzzles share, in kilobytes. The remaining bytecode is divided by the
 * number of puzzles.
 */
const SHARED_KB = 120;

/**
 * Matches a module that contains only levels, such as `…/levels-001-010` or `…/store-levels`, in a Lua file that joins
 * many modules.
 */
const STORED_LEVELS_PATTERN = /^do -- .*[.-]levels(?:-\d+)*\n[^]*?^ end\n/gm;

type Programs = ReadonlyMap<string, string>;

/**
 * Compiles Lua to bytecode in the same way as the tool that packs the game: with line numbers but without names of
 * variables.
 */
export function compilePrograms(programs: Programs): Map<string, Uint8Array> {
  return new Map([...programs].map(([file, text]) => [file, compileToBytecode(file, new TextEncoder().encode(text))]));
}

export function readPrograms(folder: string): Programs {
  const files = readdirSync(folder).filter((file) => file.endsWith(".lua"));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

/** Prints the size of the game's bytecode: in total, without stored levels, for one puzzle, and at the game's start. */
export function benchBytecode(): void {
  const programs = readPrograms(join(projectFolder, "build/source"));
  const programsWithoutLevels = removeModules(programs, STORED_LEVELS_PATTERN);
  const sizeWithoutLevelsKb = measureBytecodeKb(programsWithoutLevels);
  const ids = loadAllPuzzles().map(({ id }) => id);
  const puzzleSizesKb = ids.map(
    (id) => sizeWithoutLevelsKb - measureBytecodeKb(removeModules(programsWithoutLevels, modulesOf(id))),
  );
  printFigure("bytecode, kB", measureBytecodeKb(programs));
  printFigure("bytecode without stored levels, kB", sizeWithoutLevelsKb);
  printFigure(`bytecode a puzzle beyond ${SHARED_KB} kB, kB`, (sizeWithoutLevelsKb - SHARED_KB) / puzzleSizesKb.length);
  printFigure(
    "bytecode in the folder of a puzzle, mean, kB",
    puzzleSizesKb.reduce((sum, size) => sum + size) / puzzleSizesKb.length,
  );
  printFigure("bytecode in the folder of a puzzle, most, kB", Math.max(...puzzleSizesKb));
  benchLoaded(programs, ids);
}

function benchLoaded(programs: Programs, puzzleIds: readonly string[]): void {
  const measureFileKb = (file: string): number => measureBytecodeKb(new Map([[file, programs.get(file)!]]));
  const mainKb = measureFileKb("main.lua");
  const largestPuzzleKb = Math.max(...puzzleIds.map((id) => measureFileKb(`${id}.lua`)));
  printFigure("bytecode loaded at the start, kB", mainKb);
  printFigure("bytecode of a puzzle's own file, most, kB", largestPuzzleKb);
  printFigure("bytecode loaded with a puzzle, most, kB", mainKb + largestPuzzleKb);
  printFigure("bytecode loaded with the workshop, kB", measureFileKb("workshop.lua"));
  printFigure("bytecode loaded with the diagram of the moves, kB", measureFileKb("move-diagram.lua"));
}

function modulesOf(id: string): RegExp {
  return new RegExp(String.raw`^do -- puzzles\.${id}\..*\n[^]*?^ end\n`, "gm");
}

function removeModules(programs: Programs, modules: RegExp): Programs {
  return new Map([...programs].map(([file, text]) => [file, text.replace(modules, "")]));
}

function measureBytecodeKb(programs: Programs): number {
  const sizes = [...compilePrograms(programs).values()].map(({ length }) => length);
  return sizes.reduce((sum, size) => sum + size) / BYTES_PER_KB;
}
