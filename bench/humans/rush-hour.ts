/** The rules of Rush Hour: cars slide along their lanes on a board of 6 by 6 cells. */
import type { TextRules } from "./state-graph";

const SIDE = 6;
const EMPTY = ".";
const PLAYER_CAR = "A";

interface Car {
  readonly letter: string;
  readonly length: number;
  readonly lane: readonly number[];
}

/**
 * Returns the rules of a board of 36 characters, row by row: a letter for each cell of a car, and "." for an empty
 * cell. The board is won when car A is at the right edge.
 *
 * A state has one digit for each car: the number of cells before the car in its lane.
 */
export function createRushHourRules(board: string): TextRules {
  const cars = parseCars(board);
  const playerCar = cars.findIndex(({ letter }) => letter === PLAYER_CAR);
  const wonDigit = String(SIDE - cars[playerCar].length);
  return {
    start: cars.map(({ letter, lane }) => lane.findIndex((cell) => board[cell] === letter)).join(""),
    isWon: (state) => state[playerCar] === wonDigit,
    statesAfter: (state) => {
      const isTaken = takenCells(cars, state);
      return cars.flatMap((car, index) => statesAfterSlides(isTaken, car, state, index));
    },
  };
}

function parseCars(board: string): Car[] {
  const letters = [...new Set(board)].filter((letter) => letter !== EMPTY).sort();
  return letters.map((letter) => {
    const first = board.indexOf(letter);
    const length = board.split(letter).length - 1;
    const isInRow = board[first + 1] === letter;
    const laneStart = isInRow ? first - (first % SIDE) : first % SIDE;
    const lane = Array.from({ length: SIDE }, (_, at) => laneStart + at * (isInRow ? 1 : SIDE));
    return { letter, length, lane };
  });
}

function takenCells(cars: readonly Car[], state: string): boolean[] {
  const isTaken = new Array<boolean>(SIDE * SIDE).fill(false);
  cars.forEach(({ length, lane }, index) => {
    const at = Number(state[index]);
    for (let offset = 0; offset < length; offset++) isTaken[lane[at + offset]] = true;
  });
  return isTaken;
}

function statesAfterSlides(isTaken: readonly boolean[], { length, lane }: Car, state: string, index: number): string[] {
  const afters: string[] = [];
  const at = Number(state[index]);
  const moveTo = (to: number) => afters.push(`${state.slice(0, index)}${to}${state.slice(index + 1)}`);
  for (let to = at - 1; to >= 0 && !isTaken[lane[to]]; to--) moveTo(to);
  for (let to = at + 1; to + length <= SIDE && !isTaken[lane[to + length - 1]]; to++) moveTo(to);
  return afters;
}
