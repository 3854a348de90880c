/**
 * Slow rules and a slow solver of Last Ball for tests, with which the game is compared. They share no code with the
 * game. Cells are texts such as "3,4", and a state is a set of cells. Balls roll one after another, as in Igor
 * Stepanov's article on The Last Ball.
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

interface Findings {
  /** The fewest moves to a win, or infinity if no win is possible. */
  readonly shortest: number;
  /** The number of different sequences of moves that win, of any length. */
  readonly solutions: number;
  /**
   * The average number of moves of a modelled player until he wins or cannot win any more. He stands for a person when
   * the difficulty is computed. He sees a win d moves ahead with the chance 1 / (1 + ((d - 1) / 2.5)²) and then plays
   * it. Otherwise he picks at random among the moves that do not lose at once.
   */
  readonly expectedMoves: number;
  /** The chance that the modelled player, who stands for a person, wins before he reaches a state without a win. */
  readonly winProbability: number;
}

interface Solution extends Findings {
  readonly states: number;
  readonly deadEnds: number;
}

export function parseMap(map: string): { field: Field; state: SlowState } {
  const rows = map.split("\n");
  const cellsOf = (character: string) =>
    rows.flatMap((row, y) => Array.from(row).flatMap((found, x) => (found === character ? [`${x},${y}`] : [])));
  const [black] = cellsOf("@");
  return { field: { width: rows[0].length, height: rows.length }, state: { black, whites: new Set(cellsOf("o")) } };
}

/** Formats a state as a map, without an `@` once the black ball has fallen. */
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

/**
 * Moves the black ball in a direction and returns the state after it. If the move loses, the black ball is off the
 * field.
 */
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

/**
 * Returns the difficulty of a level in bits: the binary logarithm of the average number of moves of a modelled player.
 * He stands for a person, and starts again when he can no longer win.
 */
export function difficultyBits({ shortest, expectedMoves, winProbability }: Findings): number {
  return shortest === 0 ? 0 : Math.log2(expectedMoves / winProbability);
}

/** Tries all sequences of moves from a state. Returns what it finds, such as the fewest moves to a win. */
export function solve(field: Field, start: SlowState): Solution {
  const known = new Map<string, Findings>();

  const explore = (state: SlowState): Findings => {
    const key = `${state.black} ${[...state.whites].sort().join(" ")}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const findings =
      state.whites.size === 0 ? WON_FINDINGS : combineFindings(movesThatStayOn(field, state).map(explore));
    known.set(key, findings);
    return findings;
  };

  const findings = explore(start);
  const deadEnds = [...known.values()].filter(({ solutions }) => solutions === 0).length;
  return { ...findings, states: known.size, deadEnds };
}

const WON_FINDINGS: Findings = { shortest: 0, solutions: 1, expectedMoves: 0, winProbability: 1 };

function combineFindings(next: readonly Findings[]): Findings {
  const sum = (figure: "solutions" | "expectedMoves" | "winProbability") =>
    next.reduce((total, findings) => total + findings[figure], 0);
  const solutions = sum("solutions");
  const shortest = 1 + Math.min(...next.map((findings) => findings.shortest));
  if (solutions === 0) return { shortest, solutions, expectedMoves: 0, winProbability: 0 };
  const seen = 1 / (1 + ((shortest - 1) / 2.5) ** 2);
  return {
    shortest,
    solutions,
    expectedMoves: seen * shortest + (1 - seen) * (1 + sum("expectedMoves") / next.length),
    winProbability: seen + ((1 - seen) * sum("winProbability")) / next.length,
  };
}

function movesThatStayOn(field: Field, state: SlowState): SlowState[] {
  return LETTERS.map((letter) => rollBlack(field, state, letter)).filter(({ black }) => isOnField(field, black));
}
