/** Records which functions of a game run, for mutation testing (tools/mutate). */
import type { Lua } from "./lua";

/** The global function that a mutation test defines. It does not exist otherwise. */
interface Counter {
  /** Is called when an instrumented function runs for the first time in a console. */
  readonly visit?: (mark: number) => void;
}

/** Defines the Lua global `visit` and the table `visited` of all marks so far, if a mutation test counts visits. */
export function addVisits(L: Lua): void {
  const { visit } = globalThis as Counter;
  if (visit === undefined) return;
  L.newTable();
  L.setGlobal("visited");
  L.pushFunction((L) => {
    const mark = L.checkInteger(1);
    visit(mark);
    L.getGlobal("visited");
    L.pushBoolean(true);
    L.rawSetAt(-2, mark);
    return 0;
  });
  L.setGlobal("visit");
}
