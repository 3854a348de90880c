/** Tells which functions of a game run, where a tool asks for that (tools/mutate). */
import type { Lua } from "./lua";

/** What such a tool defines; no game finds it otherwise. */
interface Counter {
  /** Is called with each mark of a game once a console. */
  readonly visit?: (mark: number) => void;
}

/** Where a tool counts visits, gives the game `visit`, and `visited`, the table of the marks that it was called with. */
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
