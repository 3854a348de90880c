/**
 * Slow rules and a slow solver of Skid for tests, with which the game is compared. They share no code with the game.
 * Cells are texts such as "3,4", and everything moves one cell at a time.
 */

export type Letter = "U" | "R" | "D" | "L";

const LETTERS: readonly Letter[] = ["U", "R", "D", "L"];

const STEPS: Readonly<Record<Letter, readonly [x: number, y: number]>> = {
  U: [0, -1],
  R: [1, 0],
  D: [0, 1],
  L: [-1, 0],
};

/**
 * A state of the slow solver. Two tables give the characters of a cell: `ground` for what lies below, `pieces` for the
 * piece on it. Cells have names such as "3,4".
 */
interface SlowState {
  readonly ground: ReadonlyMap<string, string>;
  readonly pieces: ReadonlyMap<string, string>;
  /** The letters of the colours whose toys have left the board in part: some have left, others have not. */
  readonly broken: string;
}

interface SolverResult {
  readonly states: number;
  readonly realStates: number;
  readonly deadEnds: number;
  /**
   * The fewest moves of a win in which all toys of each colour leave the board in one and the same move, or infinity if
   * no such win is possible.
   */
  readonly parCombo: number;
  /**
   * The fewest moves of a win in which the toys of some colour leave the board in more than one move, or infinity if no
   * such win is possible.
   */
  readonly parPlain: number;
}

export function parseMap(map: string): SlowState {
  const ground = new Map<string, string>();
  const pieces = new Map<string, string>();
  map.split("\n").forEach((row, y) => {
    Array.from(row).forEach((character, x) => {
      const isPiece = "ryci".includes(character);
      ground.set(`${x},${y}`, isPiece ? "." : character);
      if (isPiece) pieces.set(`${x},${y}`, character);
    });
  });
  return { ground, pieces, broken: "" };
}

function ahead(cell: string, letter: Letter, cells = 1): string {
  const [x, y] = cell.split(",").map(Number);
  return `${x + STEPS[letter][0] * cells},${y + STEPS[letter][1] * cells}`;
}

/**
 * Returns how far a cell lies in the direction of a move. Of two cells in a line, the one in front has the larger
 * number.
 */
function reach(cell: string, letter: Letter): number {
  const [x, y] = cell.split(",").map(Number);
  return x * STEPS[letter][0] + y * STEPS[letter][1];
}

/** Moves all pieces in a direction and returns the state after it. Returns the same object if nothing moves. */
export function tilt(state: SlowState, letter: Letter): SlowState {
  const pieces = new Map(state.pieces);
  const ground = (cell: string) => state.ground.get(cell) ?? "#";
  const isFree = (cell: string) => ".p".includes(ground(cell)) && !pieces.has(cell);
  const caught = new Set<string>();
  const order = [...pieces.keys()].sort((one, other) => reach(other, letter) - reach(one, letter));
  for (const from of order) {
    const piece = pieces.get(from) ?? "";
    if (piece === "c") continue;
    let at = from;
    while (isFree(ahead(at, letter)) && !caught.has(at)) {
      pieces.delete(at);
      at = ahead(at, letter);
      pieces.set(at, piece);
      if (ground(at) === "p") caught.add(at);
    }
    const crate = ahead(at, letter);
    if (caught.has(at) || piece === "i" || pieces.get(crate) !== "c" || !isFree(ahead(crate, letter))) continue;
    pieces.delete(at);
    pieces.set(crate, piece);
    pieces.set(ahead(crate, letter), "c");
  }
  const leaving = [...pieces].flatMap(([cell, piece]) =>
    "ry".includes(piece) && ground(ahead(cell, letter)) === piece.toUpperCase() && !caught.has(cell) ? [cell] : [],
  );
  for (const cell of leaving) {
    for (const side of LETTERS) {
      const next = ahead(cell, side);
      if (pieces.get(next) === pieces.get(cell) && !leaving.includes(next)) leaving.push(next);
    }
  }
  for (const cell of leaving) pieces.delete(cell);
  const count = (of: ReadonlyMap<string, string>, colour: string) =>
    [...of.values()].filter((piece) => piece === colour).length;
  const broken = ["r", "y"].filter((colour) => {
    const left = count(pieces, colour);
    return state.broken.includes(colour) || (left > 0 && left < count(state.pieces, colour));
  });
  const after = { ground: state.ground, pieces, broken: broken.join("") };
  return keyOf(after) === keyOf(state) ? state : after;
}

export function keyOf({ pieces, broken }: SlowState): string {
  return `${[...pieces]
    .map((entry) => entry.join(""))
    .sort()
    .join(" ")} ${broken}`;
}

function isWon({ pieces }: SlowState): boolean {
  return ![...pieces.values()].some((piece) => "ry".includes(piece));
}

/**
 * Explores all states that can be reached from the start. Returns what it finds, such as the fewest moves, or undefined
 * if there are more than `most` states.
 */
export function solve(start: SlowState, most: number): SolverResult | undefined {
  const known = new Map<string, { state: SlowState; moves: number }>([[keyOf(start), { state: start, moves: 0 }]]);
  const cameFrom = new Map<string, string[]>();
  for (const [key, { state, moves }] of known) {
    if (known.size > most) return undefined;
    if (isWon(state)) continue;
    for (const letter of LETTERS) {
      const after = tilt(state, letter);
      const afterKey = keyOf(after);
      if (!known.has(afterKey)) known.set(afterKey, { state: after, moves: moves + 1 });
      cameFrom.set(afterKey, [...(cameFrom.get(afterKey) ?? []), key]);
    }
  }
  const won = [...known].filter(([, { state }]) => isWon(state));
  const alive = new Set(won.map(([key]) => key));
  for (const key of alive) for (const before of cameFrom.get(key) ?? []) alive.add(before);
  const par = (isCombo: boolean) =>
    Math.min(...won.flatMap(([, { state, moves }]) => ((state.broken === "") === isCombo ? [moves] : [])));
  return {
    states: known.size,
    realStates: known.size - won.length,
    deadEnds: known.size - alive.size,
    parCombo: par(true),
    parPlain: par(false),
  };
}
