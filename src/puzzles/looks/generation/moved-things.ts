/**
 * Finds the things on the board that the generator of a level moved in one step, and for each of them the cell before
 * and the cell after the move.
 */
import type { GenerationStep } from "../../../kernel/generation";

interface MovedThing {
  readonly kind: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the things that the generator moved in one step. The step must not add or remove anything else. If the step
 * moved several things of one kind, the first removed thing is matched with the first added thing, and so on.
 */
export function listMovedThings({ removed, added }: GenerationStep): readonly MovedThing[] {
  const cells = [...removed.cells];
  const kinds = [...removed.kinds];
  return added.cells.map((to, index) => {
    const kind = added.kinds[index];
    const found = kinds.indexOf(kind);
    const from = cells[found];
    cells.splice(found, 1);
    kinds.splice(found, 1);
    return { kind, from, to };
  });
}
