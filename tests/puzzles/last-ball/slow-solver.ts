/**
 * Last Ball once more, written apart from the game and with no regard to time: cells are texts such as "3,4", a
 * position is a set of them, and balls roll one after another as the article tells it.
 */

export type Letter = "U" | "R" | "D" | "L";

export const LETTERS: readonly Letter[] = ["U", "R", "D", "L"];

const STEPS: Readonly<Record<Letter, readonly [x: number, y: number]>> = {
  U: [0, -1],
  R: [1, 0],
  D: [0, 1],
  L: [-1, 0],
};

export interface Field {
  readonly width: number;
  readonly height: number;
}

interface SlowState {
  readonly black: string;
  readonly whites: ReadonlySet<string>;
}

/** What can be known of a position. */
interface Findings {
  /** Fewest moves to a win; infinite where there is none. */
  readonly shortest: number;
  /** How many lines win, of any length. */
  readonly solutions: number;
  /**
   * A player who sees a win two moves ahead, and else picks at random among the moves that do not lose at once: how many
   * moves he makes on average until he wins or can do so no more, and with what chance he wins.
   */
  readonly expectedMoves: number;
  readonly winChance: number;
}

interface Solution extends Findings {
  readonly states: number;
  readonly deadEnds: number;
}

/** The field and the position that a map shows. */
export function parseMap(map: string): { field: Field; position: SlowState } {
  const rows = map.split("\n");
  const cellsOf = (character: string) =>
    rows.flatMap((row, y) => Array.from(row).flatMap((found, x) => (found === character ? [`${x},${y}`] : [])));
  const [black] = cellsOf("@");
  return { field: { width: rows[0].length, height: rows.length }, position: { black, whites: new Set(cellsOf("o")) } };
}

/** The map of a position; without an `@` once the black ball has fallen. */
export function formatMap({ width, height }: Field, { black, whites }: SlowState): string {
  const characterAt = (cell: string) => (cell === black ? "@" : whites.has(cell) ? "o" : ".");
  const rowAt = (y: number) => Array.from({ length: width }, (_, x) => characterAt(`${x},${y}`)).join("");
  return Array.from({ length: height }, (_, y) => rowAt(y)).join("\n");
}

export function neighbour(cell: string, letter: Letter): string {
  const [x, y] = cell.split(",").map(Number);
  const [stepX, stepY] = STEPS[letter];
  return `${x + stepX},${y + stepY}`;
}

export function isOnField({ width, height }: Field, cell: string): boolean {
  const [x, y] = cell.split(",").map(Number);
  return x >= 0 && x < width && y >= 0 && y < height;
}

/** The position after a move; the black ball is off the field if that loses. */
export function rollBlack(field: Field, { black, whites }: SlowState, letter: Letter): SlowState {
  const balls = new Set([black, ...whites]);
  let rolling: string | undefined = black;
  let end = black;
  while (rolling !== undefined) {
    balls.delete(rolling);
    let cell = rolling;
    while (isOnField(field, cell) && !balls.has(neighbour(cell, letter))) cell = neighbour(cell, letter);
    if (rolling === black) end = cell;
    rolling = undefined;
    if (isOnField(field, cell)) {
      balls.add(cell);
      rolling = neighbour(cell, letter);
    }
  }
  balls.delete(end);
  return { black: end, whites: balls };
}

/** Where it can be won: log2 of the moves of that player, who begins again whenever he can win no more, for each of the shortest. */
export function difficultyBits({ shortest, expectedMoves, winChance }: Findings): number {
  return shortest === 0 ? 0 : Math.log2(expectedMoves / winChance / shortest);
}

/** Looks at every line from a position. */
export function solve(field: Field, start: SlowState): Solution {
  const known = new Map<string, Findings>();

  const explore = (position: SlowState): Findings => {
    const key = `${position.black} ${[...position.whites].sort().join(" ")}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const findings =
      position.whites.size === 0 ? WON_FINDINGS : combineFindings(movesThatStayOn(field, position).map(explore));
    known.set(key, findings);
    return findings;
  };

  const findings = explore(start);
  const deadEnds = [...known.values()].filter(({ solutions }) => solutions === 0).length;
  return { ...findings, states: known.size, deadEnds };
}

const WON_FINDINGS: Findings = { shortest: 0, solutions: 1, expectedMoves: 0, winChance: 1 };

function combineFindings(next: readonly Findings[]): Findings {
  const sum = (figure: "solutions" | "expectedMoves" | "winChance") =>
    next.reduce((total, findings) => total + findings[figure], 0);
  const solutions = sum("solutions");
  const shortest = 1 + Math.min(...next.map((findings) => findings.shortest));
  if (solutions === 0) return { shortest, solutions, expectedMoves: 0, winChance: 0 };
  if (shortest <= 2) return { shortest, solutions, expectedMoves: shortest, winChance: 1 };
  return {
    shortest,
    solutions,
    expectedMoves: 1 + sum("expectedMoves") / next.length,
    winChance: sum("winChance") / next.length,
  };
}

function movesThatStayOn(field: Field, state: SlowState): SlowState[] {
  return LETTERS.map((letter) => rollBlack(field, state, letter)).filter(({ black }) => isOnField(field, black));
}
