/** The functions that the Playdate adds to Lua's `table` library. */
import type { Lua } from "./lua";
import { setMembers } from "./namespaces";
import { isGiven, readNumberOr, returnNil, returnNumbers } from "./values";

/**
 * The number of Lua stack slots that a deep copy needs for each nested table: the new table, and two keys and values.
 */
const STACK_A_LEVEL = 5;

export function addTableFunctions(L: Lua): void {
  L.getGlobal("table");
  setMembers(L, { create, indexOfElement, getsize, shallowcopy, deepcopy });
  L.pop(1);
}

function create(L: Lua): number {
  L.newTableFor(L.checkInteger(1), readNumberOr(L, 2, 0));
  return 1;
}

function indexOfElement(L: Lua): number {
  L.checkType(1, "table");
  const length = L.rawLength(1);
  for (let i = 1; i <= length; i++) {
    L.rawGetAt(1, i);
    if (L.rawEqual(2, -1)) return returnNumbers(L, i);
    L.pop(1);
  }
  return returnNil(L);
}

function getsize(L: Lua): number {
  L.checkType(1, "table");
  const arrayCount = L.rawLength(1);
  let all = 0;
  forEachEntry(L, 1, () => all++);
  return returnNumbers(L, arrayCount, all - arrayCount);
}

function shallowcopy(L: Lua): number {
  L.checkType(1, "table");
  if (isGiven(L, 2)) L.setTop(2);
  else {
    L.setTop(1);
    L.newTable();
  }
  copyEntries(L, 1, 2, () => {});
  return 1;
}

function deepcopy(L: Lua): number {
  L.checkType(1, "table");
  pushDeepCopy(L, 1);
  return 1;
}

function pushDeepCopy(L: Lua, index: number): void {
  L.reserve(STACK_A_LEVEL);
  L.newTable();
  copyEntries(L, index, L.top(), () => {
    if (L.type(-1) !== "table") return;
    pushDeepCopy(L, L.top());
    L.remove(-2);
  });
}

/**
 * Copies all entries of one Lua table to another. Before an entry is stored, `change` may replace its value on top of
 * the stack.
 */
function copyEntries(L: Lua, from: number, to: number, change: () => void): void {
  forEachEntry(L, from, () => {
    L.pushValue(-2);
    L.pushValue(-2);
    change();
    L.rawSet(to);
  });
}

function forEachEntry(L: Lua, index: number, visit: () => void): void {
  L.pushNil();
  while (L.next(index)) {
    visit();
    L.pop(1);
  }
}
