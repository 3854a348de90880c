/** Applies mutations to a scratch copy of the project and compiles them. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ToolError } from "../packaging/tool-error";
import { createRecompiler } from "../packaging/recompile";
import { writeSource } from "../packaging/build-source";
import { writeBuildStamp } from "../packaging/build-stamp";
import { applyMutation, type Mutation } from "./mutations";

/** Applies mutations to the sources and the build of a scratch copy, one at a time. */
export interface Mutator {
  /** Applies a mutation. Returns false, and changes nothing, if it does not compile or leaves the Lua unchanged. */
  readonly apply: (file: string, mutation: Mutation) => boolean;
  /** Restores the sources and the build. */
  readonly revert: () => void;
}

/** Creates a mutator for a scratch copy, and compiles the copy once without a mutation. */
export function createMutator(scratch: string): Mutator {
  const recompile = createRecompiler(scratch);
  const originalLua = recompile();
  writeSource(scratch, originalLua);
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
    const lua = compileIfPossible(() => recompile(changes.set(path, mutatedText)));
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
