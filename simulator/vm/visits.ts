/**
 * Records which functions of a game run, for mutation testing, which changes one place of the source at a time
 * (tools/mutate).
 */
import type { Lua } from "./lua";

/** The type of `globalThis` while a mutation test runs, which defines the function `visit`. */
interface Counter {
  /**
   * Is called when a function of the game runs for the first time. `mark` is the number that the mutation test has
   * given to the function.
   */
  readonly visit?: (mark: number) => void;
}

/**
 * Defines the Lua global `visit` and the table `visited` of all recorded functions, if a mutation test counts function
 * calls.
 */
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
