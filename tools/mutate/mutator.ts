import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ToolError } from "../packaging/tool-error";
import { createRecompiler } from "../packaging/recompile";
import { writeSource } from "../packaging/build-source";
import { writeBuildStamp } from "../packaging/build-stamp";
import { applyMutation, type Mutation } from "./mutations";

/** Plants faults in the sources and in the build of a scratch copy, one at a time. */
export interface Mutator {
  /** Returns whether the fault is there: one that does not compile, or that makes no other Lua, is not. */
  readonly apply: (file: string, fault: Mutation) => boolean;
  /** Takes the planted fault out again. */
  readonly revert: () => void;
}

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
  const apply = (file: string, fault: Mutation): boolean => {
    const path = join(scratch, file);
    const text = readFileSync(path, "utf8");
    const changes = new Map(mutated === undefined ? [] : [[mutated.path, mutated.text]]);
    const faulty = applyMutation(text, fault);
    mutated = { path, text };
    const lua = compileIfPossible(() => recompile(changes.set(path, faulty)));
    if (lua === undefined || [...lua].every(([name, words]) => originalLua.get(name) === words)) return false;
    writeFileSync(path, faulty);
    writeLua(lua);
    return true;
  };
  return { apply, revert };
}

function compileIfPossible(compile: () => ReadonlyMap<string, string>): ReadonlyMap<string, string> | undefined {
  try {
    return compile();
  } catch (fault) {
    if (fault instanceof ToolError) return undefined;
    throw fault;
  }
}
