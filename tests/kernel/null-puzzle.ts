/**
 * The smallest complete puzzle that can be lost, as an example for tests. A walker goes one step per move. Walls and
 * the board's edge stop the walker. A walker in a pit loses the level, and a walker on the goal wins it. The walker can
 * return to earlier cells, so the state graph (all states and the moves between them) has cycles.
 *
 * A real puzzle is a folder in src/puzzles/ with one file for each section below. `npm run new-puzzle` makes one.
 */
import { drawClipped, drawFrame, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../src/device/screen";
import { cellAt, columnOf, createBoard, NOWHERE, rowOf, type Board } from "../../src/kernel/board";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { ANY_SIZE, cellsOf, type Draft } from "../../src/kernel/draft";
import { COMMON_IDEAS } from "../../src/kernel/ideas/measure-ideas";
import { createLegend } from "../../src/kernel/legend";
import { isTravel, motionAt, type MoveRecorder } from "../../src/kernel/motion";
import { createNotation } from "../../src/kernel/notation";
import { drawRandomBelow, type Random } from "../../src/kernel/random";
import type { Outcome, Rules } from "../../src/kernel/rules";
import {
  selectLevel,
  type CertifiedLevel,
  type GeneratedLevel,
  type SelectionCriteria,
} from "../../src/kernel/select-level";
import type { Placements } from "../../src/kernel/placements";
import type { Task } from "../../src/kernel/task";
import { createNeverLostFeat } from "../../src/puzzles/feats";
import { timbre } from "../../src/puzzles/music";
import { targetAt, type DifficultyCurve } from "../../src/puzzles/difficulty-curve";
import type {
  BoardSize,
  CampaignLevel,
  Painter,
  Position,
  Plan,
  Puzzle,
  PlayerPosition,
} from "../../src/puzzles/puzzle";

// In a real puzzle, this section is the file level.ts, which defines what is on the board at the start, and how a level
// is written as text.

export interface Level {
  readonly board: Board;
  readonly walker: number;
  readonly goal: number;
  readonly floor: readonly Floor[];
}

type Floor = "floor" | "wall" | "pit";

const legend = createLegend(
  [
    { name: "walker", characters: "@", count: "one", isPlayer: true },
    { name: "goal", characters: "O", count: "one" },
    { name: "wall", characters: "#" },
    { name: "pit", characters: "x" },
    { name: "floor", characters: "." },
  ],
  ANY_SIZE,
);

// The index of the walker in the legend above, the list of all things and their characters. The next constants are the
// indices of the other things.
const WALKER = 0;
const GOAL = 1;
const WALL = 2;
const PIT = 3;

export const notation = createNotation<Level>({ legend, levelOf, placementsOf });

function levelOf(draft: Draft): Level {
  const { board, upper } = draft;
  const floor = emptyFloor(board);
  for (const cell of board.cells) {
    if (upper[cell] === WALL) floor[cell] = "wall";
    if (upper[cell] === PIT) floor[cell] = "pit";
  }
  const [walker = NOWHERE] = cellsOf(draft, WALKER);
  const [goal = NOWHERE] = cellsOf(draft, GOAL);
  return { board, walker, goal, floor };
}

function placementsOf({ board, walker, goal, floor }: Level): Placements {
  const builtCells = board.cells.filter((cell) => floor[cell] !== "floor");
  const kinds = builtCells.map((cell) => (floor[cell] === "wall" ? WALL : PIT));
  return { board, cells: [walker, goal, ...builtCells], kinds: [WALKER, GOAL, ...kinds] };
}

/**
 * Returns a board's floor without walls and pits. The border around the board counts as wall, so that it stops the
 * walker.
 */
function emptyFloor(board: Board): Floor[] {
  return board.isBorder.map((isBorder) => (isBorder ? "wall" : "floor"));
}

// In a real puzzle, rules.ts has the code of this section: which state follows each move.

/** A state of a level: the cell where the walker stands. */
export type State = number;

const STEP_MS = 90;
const FALL_MS = 200;

function rules({ board, walker, goal, floor }: Level): Rules<State> {
  const outcome = (state: State): Outcome => {
    if (state === goal) return "won";
    return floor[state] === "pit" ? "lost" : "playing";
  };
  const move = (state: State, direction: Direction, recorder?: MoveRecorder): State | undefined => {
    if (outcome(state) !== "playing") return undefined;
    const after = state + board.steps[direction];
    if (floor[after] === "wall") return undefined;
    if (recorder !== undefined) recordMotions(recorder, state, after, direction, floor[after] === "pit");
    return after;
  };
  return { start: walker, move, outcome, key: (state) => `${state}` };
}

function recordMotions(recorder: MoveRecorder, from: number, to: number, direction: Direction, isFall: boolean): void {
  const step = { piece: from, direction, from, to, startMs: 0, endMs: STEP_MS };
  recorder.playerPiece = from;
  recorder.motions.push({ ...step, cause: "pushed", ending: isFall ? "on" : "rest" });
  if (!isFall) return;
  const fall = { from: to, to: NOWHERE, startMs: STEP_MS, endMs: STEP_MS + FALL_MS };
  recorder.motions.push({ ...step, ...fall, cause: "gone", ending: "rest" });
}

// In a real puzzle this section is generator.ts: one attempt to generate a level.

/** What a generated level must be like: the number of walls and pits, and the wanted difficulty. */
export interface Target extends BoardSize {
  readonly pieceCount: number;
  readonly difficultyCentibits: number;
}

const WIDTH = 6;
const HEIGHT = 4;

const WALK_STEPS = 12;
const DRAWS = 4 * WALK_STEPS;

/**
 * Tries to generate a level. The walker goes from cell to cell at random, and the last cell on its way becomes the
 * goal. Then walls and pits are built on cells off this way.
 */
export function* generateCandidate(
  { pieceCount }: Target,
  from: Position,
  random: Random,
  opening: readonly number[] = [],
): Task<GeneratedLevel<Level> | undefined> {
  const board = createBoard(WIDTH, HEIGHT);
  const path = [cellAt(board, from.x, from.y)];
  const randomNumbers: number[] = [];
  for (let step = 0; step < DRAWS && randomNumbers.length < WALK_STEPS; step++) {
    const number = step < opening.length ? opening[step] : drawRandomBelow(random, DIRECTIONS.length);
    const cell = path[path.length - 1] + board.steps[number];
    if (board.isBorder[cell]) continue;
    path.push(cell);
    randomNumbers.push(number);
  }
  yield;
  const goal = path[path.length - 1];
  if (path.indexOf(goal) < path.length - 1) return undefined;
  const floor = emptyFloor(board);
  const free = board.cells.filter((cell) => !path.includes(cell));
  for (let piece = 0; piece < pieceCount && free.length > 0; piece++) {
    const [cell] = free.splice(drawRandomBelow(random, free.length), 1);
    floor[cell] = drawRandomBelow(random, 2) === 0 ? "wall" : "pit";
  }
  const solution = randomNumbers.map((number) => DIRECTIONS[number]);
  return { level: { board, walker: path[0], goal, floor }, solution, randomNumbers };
}

// In a real puzzle this section is compose.ts, which chooses the best of several generated levels.

function compose(
  target: Target,
  from: Position,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const criteria: SelectionCriteria<Level, State> = {
    difficultyCentibits: target.difficultyCentibits,
    toleranceCentibits: 20,
    maxForcedMovesPercent: 100,
    minCandidates: 3,
    stateBudget: 200,
    maxStatesPerCandidate: 50,
    isAcceptable,
  };
  const generator = {
    generateCandidate: (numbers: Random, opening: readonly number[]) =>
      generateCandidate(target, from, numbers, opening),
    rules,
  };
  return selectLevel(generator, criteria, random);
}

// In a real puzzle, this section is the file plan.ts, which says what the levels of each mode must be like: their size,
// things and difficulty.

const CURVE: DifficultyCurve<Target> = {
  steps: [
    { levelCount: 2, target: createTarget(4, 50) },
    { levelCount: 3, target: createTarget(8, 150) },
    { levelCount: 1, target: createTarget(5, 100) },
  ],
  repeatFrom: 1,
};

function createTarget(pieceCount: number, difficultyCentibits: number): Target {
  return { width: WIDTH, height: HEIGHT, pieceCount, difficultyCentibits };
}

const plan: Plan<Target> = {
  rising: (number) => targetAt(CURVE, number),
  calm: () => targetAt(CURVE, 1),
  canCalmLevelsBeSpoilt: true,
  daily: (rank) => createTarget(2 + rank, 100),
  rush: (cleared) => createTarget(Math.min(8, cleared), 50),
  challenge: (size) => createTarget(size, 100),
};

// In a real puzzle, campaign.ts has the code of this section: the levels that a person has designed.

const levels: readonly CampaignLevel[] = [
  {
    name: "Round the Pit",
    map: ["@xO", "..."],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 5,
      deadEndCount: 0,
      difficultyCentibits: 210,
      forcedMovesPercent: 100,
    },
    ideas: [0],
  },
];

// In a real puzzle this section is painter.ts, the only part that may draw with src/device/.

const CELL = 24;
const ARRIVAL_MS = 300;
const CELEBRATION_MS = 500;

const TEXT_WIDTH = 180;

const painter: Painter<Level, State> = {
  scene: {
    texts: {
      ink: "white",
      main: { x: 8, y: 1, align: "left", width: TEXT_WIDTH, maxLines: 1 },
      side: { x: SCREEN_WIDTH - 8, y: 1, align: "right", width: TEXT_WIDTH, maxLines: 1 },
    },
    lightTexts: { lit: ["lit"], out: ["out"], announcement: "the lamp is out" },
    usuallyHasLamp: true,
    drawTrails: ({ board }, moves, fromMove, toMove) => {
      for (const { motions } of moves.slice(fromMove, toMove)) {
        for (const motion of motions) if (isTravel(motion)) drawSquare(board, motion.to, CELL / 4);
      }
    },
  },
  drawBackground: ({ board, goal, floor }) => {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    for (const cell of board.cells) {
      if (floor[cell] === "floor") fillBox("white", left(board, cell) + 1, top(board, cell) + 1, CELL - 2, CELL - 2);
    }
    if (goal !== NOWHERE) drawSquare(board, goal, CELL / 3);
  },
  boxOf: (board, cell) => ({ x: left(board, cell), y: top(board, cell), width: CELL, height: CELL }),
  drawPieces: ({ board }, { before, move, elapsedMs }) => {
    const motion = move === undefined ? undefined : motionAt(move, before, elapsedMs);
    const cell = motion === undefined ? before : elapsedMs < motion.endMs ? motion.from : motion.to;
    if (cell !== NOWHERE) drawSquare(board, cell, CELL / 4);
  },
  drawArrival: ({ board, walker }, elapsedMs) => {
    drawSquare(board, walker, (CELL / 4) * Math.min(1, elapsedMs / ARRIVAL_MS));
  },
  arrivalMs: () => ARRIVAL_MS,
  drawCelebration: ({ board }, state, elapsedMs) => {
    drawClipped(left(board, state), top(board, state), CELL, CELL, () => {
      drawSquare(board, state, CELL / 4 + (CELL * elapsedMs) / CELEBRATION_MS);
    });
  },
  celebrationMs: CELEBRATION_MS,
  drawIdleAnimation: ({ board }, state) => {
    drawSquare(board, state, CELL / 2);
  },
  drawHint: ({ board }, state, direction) => {
    drawSquare(board, state + board.steps[direction], CELL / 8);
  },
};

function drawSquare(board: Board, cell: number, reach: number): void {
  const half = Math.floor(reach);
  const [x, y] = [left(board, cell) + CELL / 2 - half, top(board, cell) + CELL / 2 - half];
  drawFrame("black", { x, y, width: 2 * half, height: 2 * half }, 1);
}

function left(board: Board, cell: number): number {
  return columnOf(board, cell) * CELL;
}

function top(board: Board, cell: number): number {
  return rowOf(board, cell) * CELL;
}

// In a real puzzle this section is index.ts, which puts the other files together.

const playerPosition: PlayerPosition<Level, State> = {
  startPosition: { x: 2, y: 1 },
  positionOf: ({ board }, state) => ({ x: columnOf(board, state), y: rowOf(board, state) }),
};

export const walker: Puzzle<Level, State, Target> = {
  id: "walker",
  name: "Walker",
  dpadLabel: "to the end",
  canBeLost: true,
  ...notation,
  rules,
  compose: (target, from, random, isAcceptable) =>
    compose(target, from ?? playerPosition.startPosition, random, isAcceptable),
  playerPosition,
  plan,
  campaign: { levelCount: levels.length, level: (number) => levels[number] },
  feat: createNeverLostFeat("no pit", ["fell once", "fell twice", "fell often"]),
  ideas: {
    canBeAimedAt: false,
    boardOf: ({ board }) => board,
    apparentDistance: () => () => 0,
    own: [],
    leadOrder: [],
    things: [],
    strongStrengths: [{ minPar: 0, strengths: COMMON_IDEAS.map(() => 1) }],
  },
  journey: {
    ink: "white",
    chapterNames: [""],
    openHeight: 210,
    levels: { left: 40, right: 360, top: 100, bottom: 140 },
    thumbnailBox: { x: 10, y: 30, width: 40, height: 30 },
    thumbnailCellSizes: [],
  },
  soundTheme: {
    instrument: "chime",
    successHertz: [440, 880],
    successIntervalSeconds: 0.1,
    hasAnswer: false,
    arrivalHertz: [440, 880],
    arrivalIntervalMs: 100,
    arrivalGroupSize: 1,
    hasSplash: false,
    unwinnableHertz: [880, 440],
    blockedHertz: 440,
    slideSound: "purr",
    impactHertz: [440, 660, 880],
    humHertz: 440,
    music: {
      beatMs: 500,
      parts: [
        { timbre: timbre("sine", [0.1, 0.1, 0.5, 0.1], 0.3), volume: 0.1, firstBeat: 0, hertz: [440], gapBeats: [1] },
      ],
    },
  },
  painter,
};
