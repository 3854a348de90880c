/**
 * Defines the steps by which a generator made a level, such as placing walls, and makes the board after each step. A
 * player can watch these steps forwards, from the first board to the level, and backwards.
 */
import { createFilledDraft, type Draft } from "./draft";
import type { Legend } from "./legend";
import { comparePasses } from "./pass";
import type { Placements } from "./placements";

/** A list of things on a board. `cells` has the cell of each thing, `kinds` its kind (see legend.ts). */
export type ThingList = Pick<Placements, "cells" | "kinds">;

interface MutableThingList {
  readonly cells: number[];
  readonly kinds: number[];
}

/** One step of a generator: the things that it removed from the board, and the things that it added. */
export interface GenerationStep {
  /**
   * The number of the action that the generator did in this step, such as placing walls. Each puzzle numbers its own
   * actions.
   */
  readonly action: number;
  readonly removed: ThingList;
  readonly added: ThingList;
  /**
   * The cells of a path that this step shows, such as a slide of the solution; empty if there is no path. `NOWHERE`
   * separates parts of the path that do not touch.
   */
  readonly path: readonly number[];
}

/** The generation of a level: a first board, and the steps from this board to the level. */
export interface Generation {
  readonly first: Placements;
  readonly steps: readonly GenerationStep[];
  /**
   * The number of steps that the generator made before the first stored board, `first`. These steps are not stored,
   * because the player would not watch so many. The number is 0 in most puzzles.
   */
  readonly skippedStepCount: number;
}

const NO_THINGS: ThingList = { cells: [], kinds: [] };

/**
 * Returns a generation step (one of the steps in which the generator made the level) that adds a thing of one kind to
 * each of some cells.
 */
export function createAddingStep(
  action: number,
  cells: readonly number[],
  kind: number,
  path: readonly number[] = [],
): GenerationStep {
  return { action, removed: NO_THINGS, added: { cells, kinds: cells.map(() => kind) }, path };
}

/**
 * Returns the generation step (one of the steps in which the generator made the level) from the things `before` to the
 * things `after`, on boards of the same size.
 */
export function createStepBetween(
  action: number,
  before: ThingList,
  after: ThingList,
  path: readonly number[] = [],
): GenerationStep {
  return { action, removed: findMissingThings(after, before), added: findMissingThings(before, after), path };
}

/**
 * The factor that packs a thing and its cell into one number: the cell times this factor, plus the thing's kind. The
 * number of kinds in every puzzle is below this limit.
 */
const KINDS_LIMIT = 256;

function findMissingThings(others: ThingList, { cells, kinds }: ThingList): ThingList {
  const isOther: Record<number, boolean | undefined> = {};
  for (let index = 0; index < others.cells.length; index++) {
    isOther[others.cells[index] * KINDS_LIMIT + others.kinds[index]] = true;
  }
  const missing = { cells: [] as number[], kinds: [] as number[] };
  for (let index = 0; index < cells.length; index++) {
    if (isOther[cells[index] * KINDS_LIMIT + kinds[index]] === true) continue;
    missing.cells.push(cells[index]);
    missing.kinds.push(kinds[index]);
  }
  return missing;
}

/**
 * Returns the board after the first `stepCount` generation steps (in which the generator made the level). It is a
 * draft, because it may lack things of a level.
 */
export function rebuildBoardAfter(legend: Legend, generation: Generation, stepCount: number): Draft {
  return createSortedDraft(legend, generation, rebuildThingsAfter(generation, stepCount));
}

/**
 * Returns a board that is shown between two generation steps (in which the generator made the level). The board has all
 * things that are there after the first `stepIndex` steps, except those that the next step removes.
 */
export function rebuildBoardBeneath(legend: Legend, generation: Generation, stepIndex: number): Draft {
  const things = rebuildThingsAfter(generation, stepIndex);
  if (stepIndex === generation.steps.length) return createSortedDraft(legend, generation, things);
  return createSortedDraft(legend, generation, findMissingThings(generation.steps[stepIndex].removed, things));
}

/**
 * Returns a draft with the given things, and with its one-way passes sorted by `comparePasses`. The board of the draft
 * has the size of the board `first`.
 */
export function createSortedDraft(legend: Legend, { first }: Generation, { cells, kinds }: ThingList): Draft {
  const draft = createFilledDraft(legend, { board: first.board, cells, kinds });
  return { ...draft, passes: [...draft.passes].sort((one, other) => comparePasses(one, other)) };
}

function rebuildThingsAfter({ first, steps }: Generation, stepCount: number): ThingList {
  const things = { cells: [...first.cells], kinds: [...first.kinds] };
  for (let index = 0; index < stepCount; index++) {
    const { removed, added } = steps[index];
    removeThings(things, removed);
    for (let at = 0; at < added.cells.length; at++) {
      things.cells.push(added.cells[at]);
      things.kinds.push(added.kinds[at]);
    }
  }
  return things;
}

/**
 * Removes the things `removed` from a list. Searches for each thing from the end of the list, because most steps remove
 * the things that were added last.
 */
function removeThings({ cells, kinds }: MutableThingList, removed: ThingList): void {
  for (let index = 0; index < removed.cells.length; index++) {
    for (let at = cells.length - 1; at >= 0; at--) {
      if (cells[at] !== removed.cells[index] || kinds[at] !== removed.kinds[index]) continue;
      cells.splice(at, 1);
      kinds.splice(at, 1);
      break;
    }
  }
}
