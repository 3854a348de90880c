/**
 * Records which functions of a game run, for the mutation testing of tools/mutate. Mutation testing changes the code in
 * small ways and looks whether a test then fails.
 */
import type { Lua } from "./lua";

interface VisitGlobals {
  /**
   * Called when a function of the game runs for the first time. `mark` is the number that the mutation test has given
   * to this function.
   */
  readonly recordVisit?: (mark: number) => void;
}

/**
 * Defines the Lua global `recordVisit` and the table `visitedMarks`, whose keys are the numbers of the functions that
 * have run. Does nothing unless a mutation test records which functions run.
 */
export function addVisits(L: Lua): void {
  const { recordVisit } = globalThis as VisitGlobals;
  if (recordVisit === undefined) return;
  L.newTable();
  L.setGlobal("visitedMarks");
  L.pushFunction((L) => {
    const mark = L.checkInteger(1);
    recordVisit(mark);
    L.getGlobal("visitedMarks");
    L.pushBoolean(true);
    L.rawSetAt(-2, mark);
    return 0;
  });
  L.setGlobal("recordVisit");
}
