/** Applies small changes (mutations) to a temporary copy of the project and compiles the changed copy. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ToolError } from "../packaging/tool-error";
import { textsOf } from "../packaging/compile";
import { createRecompiler } from "../packaging/recompile";
import { writeSource } from "../packaging/build-source";
import { writeBuildStamp } from "../packaging/build-stamp";
import { applyMutation, type Mutation } from "./mutations";

/**
 * Functions that apply small changes, one at a time, to the sources and the build of a temporary copy of the project.
 */
export interface Mutator {
  /**
   * Applies a change to a file.
   * Returns false, and changes nothing, if the change does not compile or leaves the Lua as before.
   */
  readonly apply: (file: string, mutation: Mutation) => boolean;
  /** Undoes the last change of the sources and of the build in the temporary copy. */
  readonly revert: () => void;
}

/** Creates the functions that change a temporary copy of the project, and compiles the copy once without a change. */
export function createMutator(scratch: string): Mutator {
  const recompile = createRecompiler(scratch);
  const original = recompile();
  const originalLua = textsOf(original);
  writeSource(scratch, original);
  let mutated: { path: string; text: string } | undefined;
  const writeLua = (lua: ReadonlyMap<string, string>): void => {
    for (const [file, text] of lua) writeFileSync(join(scratch, "build/source", file), text);
    writeBuildStamp(scratch);
  };
  const revert = (): void => {
    if (mutated === undefined) return;
    writeFileSync(mutated.path, mutated.text);
    writeLua(originalLua);
  };
  const apply = (file: string, mutation: Mutation): boolean => {
    const path = join(scratch, file);
    const text = readFileSync(path, "utf8");
    const changes = new Map(mutated === undefined ? [] : [[mutated.path, mutated.text]]);
    const mutatedText = applyMutation(text, mutation);
    mutated = { path, text };
    const lua = compileIfPossible(() => textsOf(recompile(changes.set(path, mutatedText))));
    if (lua === undefined || [...lua].every(([name, words]) => originalLua.get(name) === words)) return false;
    writeFileSync(path, mutatedText);
    writeLua(lua);
    return true;
  };
  return { apply, revert };
}

function compileIfPossible(compile: () => ReadonlyMap<string, string>): ReadonlyMap<string, string> | undefined {
  try {
    return compile();
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}
