/**
 * Applies mutations, small changes of a source file, to a temporary copy of the project and compiles the changed copy.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ToolError } from "../packaging/tool-error";
import { textsOf, type LuaFiles } from "../packaging/compile";
import { createBundleRecompiler, createRecompiler, type Recompile } from "../packaging/recompile";
import { writeSource } from "../packaging/build-source";
import { writeBuildStamp } from "../packaging/build-stamp";
import { areProgramsCurrent, TESTS_FOLDER, writePrograms } from "../packaging/test-programs";
import { applyMutation, type Mutation } from "./mutations";

/** Functions that apply mutations, one at a time, to the sources and the build of a temporary copy of the project. */
export interface Mutator {
  /**
   * Applies a mutation to a source file and to the built game. Changes nothing and returns false if the changed file
   * does not compile or leaves the Lua unchanged.
   */
  readonly apply: (file: string, mutation: Mutation) => boolean;
  /** Undoes the last mutation in the sources and in the build of the temporary copy. */
  readonly revert: () => void;
  /**
   * Compiles the Lua programs of the tests, with the current mutation if there is one, unless they are compiled
   * already.
   */
  readonly compilePrograms: () => void;
}

interface ChangedFile {
  readonly path: string;
  readonly originalText: string;
  readonly text: string;
}

type CompileChange = (change: ChangedFile | undefined) => LuaFiles;

/**
 * Creates the functions that apply mutations to a temporary copy of the project. First compiles the copy without a
 * change.
 */
export function createMutator(projectCopy: string): Mutator {
  const compileGame = undoingLastChange(createRecompiler(projectCopy));
  const original = compileGame(undefined);
  const originalLua = textsOf(original);
  writeSource(projectCopy, original);
  let compileTests: CompileChange | undefined;
  let applied: ChangedFile | undefined;
  const write = (path: string, text: string, lua: ReadonlyMap<string, string>): void => {
    writeFileSync(path, text);
    for (const [file, luaText] of lua) writeFileSync(join(projectCopy, "build/source", file), luaText);
    writeBuildStamp(projectCopy);
  };
  return {
    apply: (file, mutation) => {
      const path = join(projectCopy, file);
      const originalText = readFileSync(path, "utf8");
      const change = { path, originalText, text: applyMutation(originalText, mutation) };
      const lua = compileIfPossible(() => textsOf(compileGame(change)));
      if (lua === undefined || [...lua].every(([name, text]) => originalLua.get(name) === text)) return false;
      applied = change;
      write(path, change.text, lua);
      return true;
    },
    revert: () => {
      if (applied !== undefined) write(applied.path, applied.originalText, originalLua);
      applied = undefined;
    },
    compilePrograms: () => {
      if (areProgramsCurrent(projectCopy)) return;
      compileTests ??= undoingLastChange(createBundleRecompiler(join(projectCopy, TESTS_FOLDER)));
      const compile = compileTests;
      // The compiled Lua programs of the tests, or undefined if they do not compile. In that case no program is
      // written, and a test that needs one fails.
      const programs = compileIfPossible(() => compile(applied));
      if (programs !== undefined) writePrograms(projectCopy, programs);
    },
  };
}

/**
 * Returns a function that compiles the sources with one changed file. Before each compilation, it restores the file
 * that the previous compilation changed.
 */
function undoingLastChange(recompile: Recompile): CompileChange {
  let last: ChangedFile | undefined;
  return (change) => {
    const changes = new Map(last === undefined ? [] : [[last.path, last.originalText]]);
    if (change !== undefined) changes.set(change.path, change.text);
    last = change;
    return recompile(changes);
  };
}

function compileIfPossible<T>(compile: () => T): T | undefined {
  try {
    return compile();
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}
