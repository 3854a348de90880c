/**
 * A level generator after Igor Stepanov's article "Devlog: How I Generate Levels for The Last Ball" and its Lua code.
 * The tests compare the game's generator with it. It stores, for each move, the cells over which balls rolled.
 */
import { formatMap, isOnField, neighbour, type Field, type Letter } from "./slow-solver";

interface Move {
  readonly letter: Letter;
  /** The cells over which the black ball rolls in this move, with its first and its last cell. */
  readonly heroCells: ReadonlySet<string>;
  /**
   * The cells over which white balls roll in this move. Igor Stepanov's article draws each of them as an arrow in the
   * direction of the move.
   */
  readonly arrows: ReadonlySet<string>;
}

export interface Construction {
  /** The cell of the black ball, here called the hero, after all moves so far. */
  readonly hero: string;
  readonly history: readonly Move[];
  /**
   * The white balls that the black ball hits, one for each move. Each ball is named by its cell at the beginning of the
   * level.
   */
  readonly starts: readonly string[];
}

export function begin(hero: string): Construction {
  return { hero, history: [], starts: [] };
}

/**
 * Adds one move to an unfinished level: the black ball rolls `rolledCells` cells and then hits a white ball. Returns
 * the longer level. Returns undefined if this white ball cannot start on any cell.
 */
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

/**
 * Returns the cell on which a white ball must start, so that it is on the cell `ball` after all moves. Returns
 * undefined if no start cell is possible.
 */
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

/**
 * Returns all levels that the generator of Igor Stepanov's article can make, for a start cell of the black ball and a
 * number of white balls. Each level is given as its moves and its map.
 */
export function allLevels(field: Field, black: string, balls: number): Set<string> {
  const found = new Set<string>();
  const extend = (construction: Construction): void => {
    const { history, starts } = construction;
    if (history.length === balls) {
      const moves = history.map(({ letter }) => letter).join("");
      found.add(`${moves}\n${formatMap(field, { black, whites: new Set(starts) })}`);
      return;
    }
    for (const letter of ["U", "R", "D", "L"] as const) {
      for (let rolled = 0; rolled < cellsToEdge(field, construction.hero, letter).length - 1; rolled++) {
        const longer = addMove(field, construction, letter, rolled);
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
