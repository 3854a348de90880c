/** Limits Lua's global variables to those of a Playdate: no files, no operating system and no loading of code. */
import type { Lua } from "./lua";
import { addTableFunctions } from "./table-additions";
import { addVisits } from "./visits";

const NOT_ON_THE_CONSOLE = ["load", "require", "package", "os", "io", "debug"];

/**
 * Removes global variables that a Playdate lacks, and adds the functions that a Playdate has in Lua's `table` library.
 * Lua's own `print` then passes each whole line to the given function `print`.
 */
export function openSandbox(L: Lua, print: (line: string) => void): void {
  for (const name of NOT_ON_THE_CONSOLE) {
    L.pushNil();
    L.setGlobal(name);
  }
  L.pushFunction((L) => printLine(L, print));
  L.setGlobal("print");
  addTableFunctions(L);
  addVisits(L);
}

function printLine(L: Lua, print: (line: string) => void): number {
  print(Array.from({ length: L.top() }, (_, i) => L.toDisplayText(i + 1)).join("\t"));
  return 0;
}
