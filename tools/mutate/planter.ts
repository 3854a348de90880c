import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainFault } from "../packaging/plain-fault";
import { createRecompiler } from "../packaging/recompile";
import { writeSource } from "../packaging/source";
import { stampBuild } from "../packaging/stamp";
import { withFault, type Fault } from "./faults";

/** Plants faults in the sources and in the build of a scratch copy, one at a time. */
export interface Planter {
  /** Returns whether the fault is there: one that does not compile, or that makes no other Lua, is not. */
  readonly plant: (file: string, fault: Fault) => boolean;
  /** Takes the planted fault out again. */
  readonly heal: () => void;
}

export function createPlanter(scratch: string): Planter {
  const recompile = createRecompiler(scratch);
  const healthy = recompile();
  writeSource(scratch, healthy);
  let planted: { path: string; text: string } | undefined;
  const writeLua = (lua: ReadonlyMap<string, string>): void => {
    for (const [file, text] of lua) writeFileSync(join(scratch, "build/source", file), text);
    stampBuild(scratch);
  };
  const heal = (): void => {
    if (planted === undefined) return;
    writeFileSync(planted.path, planted.text);
    writeLua(healthy);
  };
  const plant = (file: string, fault: Fault): boolean => {
    const path = join(scratch, file);
    const text = readFileSync(path, "utf8");
    const changes = new Map(planted === undefined ? [] : [[planted.path, planted.text]]);
    const faulty = withFault(text, fault);
    planted = { path, text };
    const lua = luaOrNone(() => recompile(changes.set(path, faulty)));
    if (lua === undefined || [...lua].every(([name, words]) => healthy.get(name) === words)) return false;
    writeFileSync(path, faulty);
    writeLua(lua);
    return true;
  };
  return { plant, heal };
}

function luaOrNone(compile: () => ReadonlyMap<string, string>): ReadonlyMap<string, string> | undefined {
  try {
    return compile();
  } catch (fault) {
    if (fault instanceof PlainFault) return undefined;
    throw fault;
  }
}
