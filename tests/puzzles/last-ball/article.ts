import { formatMap, isOnField, neighbour, type Field, type Letter } from "./slow-solver";

/**
 * The article's generator, taken from its words and its Lua snippet and not from the game: a table a move, with an
 * entry for each cell that a ball went over.
 */

/** One move of the history. */
interface Move {
  readonly letter: Letter;
  /** The cells that the black ball moved through, its first and last among them. */
  readonly heroCells: ReadonlySet<string>;
  /** The cells that white balls moved through: each an arrow in the move's direction. */
  readonly arrows: ReadonlySet<string>;
}

export interface Construction {
  /** Where the black ball stands now. */
  readonly hero: string;
  readonly history: readonly Move[];
  /** Where each move's white ball stands at the start. */
  readonly starts: readonly string[];
}

export function begin(hero: string): Construction {
  return { hero, history: [], starts: [] };
}

/** Adds a move on which the black ball rolls so many cells; undefined where its white ball has no place. */
export function addMove(
  field: Field,
  { hero, history, starts }: Construction,
  letter: Letter,
  rolledCells: number,
): Construction | undefined {
  const heroCells = cellsFrom(hero, letter, rolledCells + 1);
  const newHero = heroCells[rolledCells];
  const ball = neighbour(newHero, letter);
  const start = startOf(field, history, ball);
  if (start === undefined) return undefined;
  const arrows = new Set(cellsToEdge(field, ball, letter));
  const move = { letter, heroCells: new Set(heroCells), arrows };
  return { hero: newHero, history: [...history, move], starts: [...starts, start] };
}

/** Where a ball must stand at the start to be at `ball` after the history; undefined if that cannot be. */
export function startOf(field: Field, history: readonly Move[], ball: string): string | undefined {
  if (!isOnField(field, ball)) return undefined;
  let cell = ball;
  let newestUnchecked = history.length - 1;
  for (let move = history.length - 1; move >= 0; move--) {
    if (!history[move].arrows.has(cell)) continue;
    for (let later = move + 1; later <= newestUnchecked; later++) {
      if (history[later].heroCells.has(cell)) return undefined;
    }
    cell = neighbour(cell, history[move].letter);
    if (!isOnField(field, cell)) return undefined;
    newestUnchecked = move;
  }
  for (let earlier = newestUnchecked; earlier >= 0; earlier--) {
    if (history[earlier].heroCells.has(cell)) return undefined;
  }
  return cell;
}

/** Every level of so many balls that the article's way can lead to from a cell, as its moves and its map. */
export function allLevels(field: Field, black: string, balls: number): Set<string> {
  const found = new Set<string>();
  const extend = (construction: Construction): void => {
    const { history, starts } = construction;
    if (history.length === balls) {
      const line = history.map(({ letter }) => letter).join("");
      found.add(`${line}\n${formatMap(field, { black, whites: new Set(starts) })}`);
      return;
    }
    for (const letter of ["U", "R", "D", "L"] as const) {
      for (let offset = 0; offset < cellsToEdge(field, construction.hero, letter).length - 1; offset++) {
        const longer = addMove(field, construction, letter, offset);
        if (longer !== undefined) extend(longer);
      }
    }
  };
  extend(begin(black));
  return found;
}

function cellsFrom(cell: string, letter: Letter, count: number): string[] {
  const cells = [cell];
  while (cells.length < count) cells.push(neighbour(cells[cells.length - 1], letter));
  return cells;
}

function cellsToEdge(field: Field, cell: string, letter: Letter): string[] {
  const cells: string[] = [];
  for (let current = cell; isOnField(field, current); current = neighbour(current, letter)) cells.push(current);
  return cells;
}
