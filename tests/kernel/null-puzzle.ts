/**
 * The template to copy for a new puzzle: the smallest one that is whole. A walker goes one step a move. Walls and the
 * edge stop him, a pit loses, the goal wins. He may walk in circles, so the state graph has cycles.
 *
 * A real puzzle is a folder in src/puzzles/ with a file for each part that is told apart here, and one line in
 * src/puzzles/index.ts. The compiler and the tests then say what is still missing.
 */
import { clipped, drawFrame, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../src/device/screen";
import { cellAt, columnOf, createBoard, NOWHERE, rowOf, type Board } from "../../src/kernel/board";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { ANY_SIZE, cellsOf, type Draft } from "../../src/kernel/draft";
import { createLegend } from "../../src/kernel/legend";
import { isWay, stretchAt, type Telling } from "../../src/kernel/motion";
import { createNotation } from "../../src/kernel/notation";
import { below, type Random } from "../../src/kernel/random";
import type { Outcome, Rules } from "../../src/kernel/rules";
import { select, type Certified, type Composition, type Order } from "../../src/kernel/select";
import type { Standing } from "../../src/kernel/standing";
import type { Work } from "../../src/kernel/work";
import { neverLost } from "../../src/puzzles/feats";
import { wishOnLadder, type Ladder } from "../../src/puzzles/ladder";
import type { BoardSize, CampaignLevel, Painter, Place, Plan, Puzzle, Whereabouts } from "../../src/puzzles/puzzle";

// level.ts: what stands where at the start, and how it is written.

export interface Level {
  readonly board: Board;
  readonly walker: number;
  readonly goal: number;
  /** For each cell: what is built there. */
  readonly ground: readonly Ground[];
}

type Ground = "floor" | "wall" | "pit";

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

// Kinds of things, by the legend.
const WALKER = 0;
const GOAL = 1;
const WALL = 2;
const PIT = 3;

export const notation = createNotation<Level>({ legend, levelOf, standingOf });

function levelOf(draft: Draft): Level {
  const { board, upper } = draft;
  const ground = emptyGround(board);
  for (const cell of board.cells) {
    if (upper[cell] === WALL) ground[cell] = "wall";
    if (upper[cell] === PIT) ground[cell] = "pit";
  }
  const [walker = NOWHERE] = cellsOf(draft, WALKER);
  const [goal = NOWHERE] = cellsOf(draft, GOAL);
  return { board, walker, goal, ground };
}

function standingOf({ board, walker, goal, ground }: Level): Standing {
  const built = board.cells.filter((cell) => ground[cell] !== "floor");
  const kinds = built.map((cell) => (ground[cell] === "wall" ? WALL : PIT));
  return { board, cells: [walker, goal, ...built], kinds: [WALKER, GOAL, ...kinds] };
}

/** Nothing but floor, and a border that stops the walker as a wall does. */
function emptyGround(board: Board): Ground[] {
  return board.isBorder.map((isBorder) => (isBorder ? "wall" : "floor"));
}

// rules.ts: the machine with four inputs.

/** The cell where the walker stands. */
export type State = number;

const STEP_MS = 90;
const FALL_MS = 200;

function rules({ board, walker, goal, ground }: Level): Rules<State> {
  const outcome = (state: State): Outcome => {
    if (state === goal) return "won";
    return ground[state] === "pit" ? "lost" : "playing";
  };
  const move = (state: State, direction: Direction, telling?: Telling): State | undefined => {
    if (outcome(state) !== "playing") return undefined;
    const after = state + board.steps[direction];
    if (ground[after] === "wall") return undefined;
    if (telling !== undefined) tell(telling, state, after, direction, ground[after] === "pit");
    return after;
  };
  return { start: walker, move, outcome, key: (state) => `${state}` };
}

/** The walker steps, and falls if he has come to a pit. */
function tell(telling: Telling, from: number, to: number, direction: Direction, falls: boolean): void {
  const step = { piece: from, direction, from, to, startMs: 0, endMs: STEP_MS };
  telling.player = from;
  telling.stretches.push({ ...step, cause: "pushed", ending: falls ? "on" : "rest" });
  if (!falls) return;
  const fall = { from: to, to: NOWHERE, startMs: STEP_MS, endMs: STEP_MS + FALL_MS };
  telling.stretches.push({ ...step, ...fall, cause: "gone", ending: "rest" });
}

// generator.ts: one attempt at a level.

/** How much is built, and how hard the level shall be. */
export interface Wish extends BoardSize {
  readonly pieces: number;
  readonly difficultyCentibits: number;
}

const WIDTH = 6;
const HEIGHT = 4;

const WALK_STEPS = 12;
const DRAWS = 4 * WALK_STEPS;

/** Walks at random, makes the end of the walk the goal, and builds where nobody walked. */
export function* attempt(
  { pieces }: Wish,
  from: Place,
  random: Random,
  opening: readonly number[] = [],
): Work<Composition<Level> | undefined> {
  const board = createBoard(WIDTH, HEIGHT);
  const walked = [cellAt(board, from.x, from.y)];
  const numbers: number[] = [];
  for (let step = 0; step < DRAWS && numbers.length < WALK_STEPS; step++) {
    const number = step < opening.length ? opening[step] : below(random, DIRECTIONS.length);
    const cell = walked[walked.length - 1] + board.steps[number];
    if (board.isBorder[cell]) continue;
    walked.push(cell);
    numbers.push(number);
  }
  yield;
  const goal = walked[walked.length - 1];
  if (walked.indexOf(goal) < walked.length - 1) return undefined;
  const ground = emptyGround(board);
  const free = board.cells.filter((cell) => !walked.includes(cell));
  for (let piece = 0; piece < pieces && free.length > 0; piece++) {
    const [cell] = free.splice(below(random, free.length), 1);
    ground[cell] = below(random, 2) === 0 ? "wall" : "pit";
  }
  const line = numbers.map((number) => DIRECTIONS[number]);
  return { level: { board, walker: walked[0], goal, ground }, line, numbers };
}

// compose.ts: the best of several attempts.

function compose(
  wish: Wish,
  from: Place,
  random: Random,
  isWelcome: (level: Level) => Work<boolean>,
): Work<Certified<Level, State> | undefined> {
  const order: Order<Level> = {
    difficultyCentibits: wish.difficultyCentibits,
    toleranceCentibits: 20,
    mostRailroadPercent: 100,
    fewestCandidates: 3,
    states: 200,
    statesPerCandidate: 50,
    isWelcome,
  };
  const composer = {
    attempt: (numbers: Random, opening: readonly number[]) => attempt(wish, from, numbers, opening),
    rules,
  };
  return select(composer, order, random);
}

// plan.ts: which levels come in which mode.

const CLIMB: Ladder<Wish> = {
  stages: [
    { levels: 2, wish: wishFor(4, 50) },
    { levels: 3, wish: wishFor(8, 150) },
    { levels: 1, wish: wishFor(5, 100) },
  ],
  repeatFrom: 1,
};

function wishFor(pieces: number, difficultyCentibits: number): Wish {
  return { width: WIDTH, height: HEIGHT, pieces, difficultyCentibits };
}

const plan: Plan<Wish> = {
  endless: (number) => wishOnLadder(CLIMB, number),
  daily: (weekday) => wishFor(3 + weekday, 100),
  rush: (cleared) => wishFor(Math.min(8, cleared), 50),
  challenge: (size) => wishFor(size, 100),
};

// campaign.ts: the levels drawn by hand.

const levels: readonly CampaignLevel[] = [
  {
    name: "Round the Pit",
    map: ["@xO", "..."],
    verdict: { par: 4, solutions: 1, states: 5, deadEnds: 0, difficultyCentibits: 58, railroadPercent: 100 },
  },
];

// painter.ts: the only part that may ask the device to draw.

const CELL = 24;
const ARRIVAL_MS = 300;
const FAREWELL_MS = 500;

const WORDS_WIDTH = 180;

const painter: Painter<Level, State> = {
  scene: {
    words: {
      ink: "white",
      main: { x: 8, y: 1, align: "left", width: WORDS_WIDTH, lines: 1 },
      side: { x: SCREEN_WIDTH - 8, y: 1, align: "right", width: WORDS_WIDTH, lines: 1 },
    },
    light: { lit: ["lit"], out: ["out"], told: "the lamp is out" },
    ways: ({ board }, moves, fromMove, toMove) => {
      for (const { stretches } of moves.slice(fromMove, toMove)) {
        for (const stretch of stretches) if (isWay(stretch)) drawSquare(board, stretch.to, CELL / 4);
      }
    },
  },
  ground: ({ board, goal, ground }) => {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    for (const cell of board.cells) {
      if (ground[cell] === "floor") fillBox("white", left(board, cell) + 1, top(board, cell) + 1, CELL - 2, CELL - 2);
    }
    if (goal !== NOWHERE) drawSquare(board, goal, CELL / 3);
  },
  boxOf: (board, cell) => ({ x: left(board, cell), y: top(board, cell), width: CELL, height: CELL }),
  pieces: ({ board }, before, move, elapsedMs) => {
    const stretch = move === undefined ? undefined : stretchAt(move, before, elapsedMs);
    const cell = stretch === undefined ? before : elapsedMs < stretch.endMs ? stretch.from : stretch.to;
    if (cell !== NOWHERE) drawSquare(board, cell, CELL / 4);
  },
  arrival: ({ board, walker }, elapsedMs) => {
    drawSquare(board, walker, (CELL / 4) * Math.min(1, elapsedMs / ARRIVAL_MS));
  },
  arrivalMs: () => ARRIVAL_MS,
  farewell: ({ board }, state, elapsedMs) => {
    clipped(left(board, state), top(board, state), CELL, CELL, () => {
      drawSquare(board, state, (CELL * elapsedMs) / FAREWELL_MS);
    });
  },
  farewellMs: FAREWELL_MS,
  blink: ({ board }, state) => {
    drawSquare(board, state, CELL / 2);
  },
  hint: ({ board }, state, direction) => {
    drawSquare(board, state + board.steps[direction], CELL / 8);
  },
};

/** A square round the middle of a cell that reaches so far, in whole pixels. */
function drawSquare(board: Board, cell: number, reach: number): void {
  const half = Math.floor(reach);
  drawFrame("black", left(board, cell) + CELL / 2 - half, top(board, cell) + CELL / 2 - half, 2 * half, 2 * half, 1);
}

function left(board: Board, cell: number): number {
  return columnOf(board, cell) * CELL;
}

function top(board: Board, cell: number): number {
  return rowOf(board, cell) * CELL;
}

// index.ts: the parts put together.

const whereabouts: Whereabouts<Level, State> = {
  start: { x: 2, y: 1 },
  of: ({ board }, state) => ({ x: columnOf(board, state), y: rowOf(board, state) }),
};

export const walker: Puzzle<Level, State, Wish> = {
  id: "walker",
  name: "Walker",
  goal: "to the end",
  canBeLost: true,
  ...notation,
  rules,
  compose: (wish, from, random, isWelcome) => compose(wish, from ?? whereabouts.start, random, isWelcome),
  whereabouts,
  plan,
  campaign: { length: levels.length, level: (number) => levels[number] },
  feat: neverLost("no pit", "never in one"),
  titlePlay: { ink: "white", lastsMs: 1000, actors: [] },
  journey: {
    ink: "white",
    spotOf: (number) => ({ x: 40 + 30 * number, y: 120 }),
    parts: 0,
    partOf: () => ({ x: 0, y: 0, width: 400, height: 240 }),
    frame: { x: 10, y: 30, width: 40, height: 30 },
    smallCells: [],
  },
  voice: {
    instrument: "chime",
    success: [440, 880],
    successEverySeconds: 0.1,
    isAnswered: false,
    arrival: [440, 880],
    arrivalEveryMs: 100,
    arriveTogether: 1,
    splashes: false,
    lampOut: [880, 440],
    refusalHertz: 440,
    slide: "purr",
    stops: [440, 660, 880],
    music: { scale: [440, 660, 880], beatSeconds: 0.5, density: 50 },
  },
  painter,
};
