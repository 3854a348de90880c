/** Finds the cells of all pieces in a state of a level, for tests that run on every puzzle. */
import { NOWHERE } from "../../src/kernel/board";
import type { Level as FruitLevel } from "../../src/puzzles/fruit/level";
import { GONE, type State as FruitState } from "../../src/puzzles/fruit/state";
import type { Level as IcePathLevel } from "../../src/puzzles/ice-path/level";
import type { State as IcePathState } from "../../src/puzzles/ice-path/state";
import type { Level as LastBallLevel } from "../../src/puzzles/last-ball/level";
import type { State as LastBallState } from "../../src/puzzles/last-ball/state";
import type { Level as PenguinLevel } from "../../src/puzzles/penguin/level";
import { cellOf, type State as PenguinState } from "../../src/puzzles/penguin/state";
import type { Level as SkidLevel } from "../../src/puzzles/skid/level";
import type { State as SkidState } from "../../src/puzzles/skid/state";
import { piecesOf as templatePieces } from "../../src/puzzles/template/rules";
import type { Level as WalkerLevel, State as WalkerState } from "../kernel/null-puzzle";

type PieceCells<Level, State> = (level: Level, state: State) => readonly number[];

function cellsOf<Level, State>(
  piecesOf: (level: Level, state: State) => readonly { readonly cell: number }[],
): PieceCells<Level, State> {
  return (level, state) => piecesOf(level, state).map(({ cell }) => cell);
}

const lastBall: PieceCells<LastBallLevel, LastBallState> = (_, state) => state.filter((cell) => cell !== NOWHERE);
const icePath: PieceCells<IcePathLevel, IcePathState> = ({ hole }, state) => (state === hole ? [] : [state]);
const skid: PieceCells<SkidLevel, SkidState> = (_, { reds, yellows, crates, ices }) => [
  ...reds,
  ...yellows,
  ...crates,
  ...ices,
];
const penguin: PieceCells<PenguinLevel, PenguinState> = (_, state) => [cellOf(state)];
const fruit: PieceCells<FruitLevel, FruitState> = ({ hedgehogs, anteaters }, { fruits, sliders }) => [
  ...fruits.filter((cell) => cell !== GONE),
  ...sliders,
  ...hedgehogs,
  ...anteaters.map(({ cell }) => cell),
];
const walker: PieceCells<WalkerLevel, WalkerState> = ({ floor }, state) => (floor[state] === "pit" ? [] : [state]);

const piecesById = new Map<string, unknown>(
  Object.entries({
    "last-ball": lastBall,
    "ice-path": icePath,
    skid,
    penguin,
    fruit,
    walker,
    template: cellsOf(templatePieces),
  }),
);

/** Returns the cells of all pieces on the board in a state. Throws if this file does not know the puzzle. */
export function pieceCellsOf<Level, State>(
  { id }: { readonly id: string },
  level: Level,
  state: State,
): readonly number[] {
  const known = piecesById.get(id) as PieceCells<Level, State> | undefined;
  if (known === undefined) throw new Error(`tests/puzzles/piece-cells.ts does not say where the pieces of ${id} are`);
  return known(level, state);
}
