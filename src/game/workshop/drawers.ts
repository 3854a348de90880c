/**
 * The drawers of the level editor: groups of the things that the player can put on the board. Only one drawer is open,
 * so that few things are shown at a time.
 */
import { DIRECTIONS } from "../../kernel/direction";
import type { EditorDrawer, Legend } from "../../kernel/legend";

/**
 * A drawer of the level editor: a group of things that can be put on the board. `kinds` has the number of each thing in
 * each of its directions, as in the puzzle's legend (the list of all things).
 */
export interface Drawer {
  readonly name: EditorDrawer;
  readonly kinds: readonly number[];
}

/** The names of all drawers, in their order on the screen. */
const DRAWER_NAMES: readonly EditorDrawer[] = ["walls", "exits", "pairs", "movers", "traps"];

/** The name of the drawer of a puzzle that has few things and so only one drawer. The name is not shown. */
const ONLY_DRAWER_NAME: EditorDrawer = "movers";

/**
 * A puzzle with fewer kinds of things than this needs only one drawer in the editor. All of them then have space at the
 * same time.
 */
const MAX_KINDS_OF_ONE_DRAWER = 6;

/**
 * Returns the drawers of a puzzle's editor, which are groups of things. There is only one drawer if the puzzle has few
 * things. The first drawer ends with the empty cell, which clears a cell of the board. One-way passes are in the drawer
 * "walls".
 */
export function drawersOf(legend: Legend): readonly Drawer[] {
  const { characters, thingOf, emptyKind, maxPasses, firstPassKind } = legend;
  const kinds: number[] = [];
  for (let kind = 0; kind < characters.length; kind++) if (kind !== emptyKind) kinds.push(kind);
  if (maxPasses > 0) for (const direction of DIRECTIONS) kinds.push(firstPassKind + direction);
  if (kinds.length < MAX_KINDS_OF_ONE_DRAWER) return [{ name: ONLY_DRAWER_NAME, kinds: [...kinds, emptyKind] }];
  const drawerOf = (kind: number): EditorDrawer =>
    kind >= firstPassKind ? "walls" : (thingOf[kind].editorDrawer ?? "movers");
  const drawers: Drawer[] = [];
  for (const name of DRAWER_NAMES) {
    const own = kinds.filter((kind) => drawerOf(kind) === name);
    if (own.length > 0) drawers.push({ name, kinds: drawers.length === 0 ? [...own, emptyKind] : own });
  }
  return drawers;
}
