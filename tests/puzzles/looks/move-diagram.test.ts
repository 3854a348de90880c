import { describe, expect, test } from "vitest";
import type { Attempt } from "../../../src/game/play/attempt";
import { advanceMoveDiagram, openMoveDiagram, type MoveDiagram } from "../../../src/game/play/move-diagram";
import { createTimeline, makeMove, outcomeOf, stepBack, type Timeline } from "../../../src/game/play/timeline";
import { DIRECTIONS, LEFT, RIGHT, STEP_Y, UP } from "../../../src/kernel/direction";
import { isFault } from "../../../src/kernel/fault";
import { createRandom, drawRandomBelow, type Random } from "../../../src/kernel/random";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import { signBox, type Sign } from "../../../src/puzzles/looks/move-diagram/sign-shape";
import type { DiagramLine } from "../../../src/puzzles/looks/move-diagram/lines";
import { NO_INPUT } from "../../../src/device/input";
import { seedCount } from "../../seed-count";

const MOVES = 24;
/**
 * The most moves that a page of a diagram shows in puzzles with one piece that stands for the player. In all other
 * puzzles, a page shows one move.
 */
const MOST_MOVES = 4;
const LEVEL_STEP = 7;
const SCREEN = { x: 0, y: 0, width: 400, height: 240 };

function playAtRandom({ rules }: AnyPuzzle, level: OpaqueLevel, random: Random): Timeline<OpaqueState> {
  const timeline = createTimeline(rules(level));
  for (let tries = 0; tries < 4 * MOVES && timeline.steps.length < MOVES; tries++) {
    const hasMoved = makeMove(timeline, DIRECTIONS[drawRandomBelow(random, DIRECTIONS.length)]);
    if (!hasMoved || outcomeOf(timeline) === "playing") continue;
    stepBack(timeline);
    timeline.steps.pop();
    timeline.playhead = timeline.moveCount;
  }
  return timeline;
}

function attemptAt(puzzle: AnyPuzzle, level: OpaqueLevel, timeline: Timeline<OpaqueState>): Attempt {
  const parts = {
    puzzle,
    painter: puzzle.painter,
    played: { level, timeline },
  };
  return parts as unknown as Attempt;
}

/** Yields each page of the diagram of the moves of a level being played. */
function* pagesOf(attempt: Attempt): Generator<MoveDiagram, void> {
  const moves = openMoveDiagram(attempt);
  const all = attempt.played.timeline.steps.length;
  for (;;) {
    yield moves;
    if (moves.diagram.range.to === all) return;
    advanceMoveDiagram(moves, attempt, { ...NO_INPUT, pressedDirection: UP });
  }
}

function signsOf({ diagram }: MoveDiagram): readonly Sign[] {
  return diagram.arrows.flatMap(({ sign }) => (sign === undefined ? [] : [sign]));
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function* allDiagrams(puzzle: AnyPuzzle): Generator<{ moves: MoveDiagram; name: string }, void> {
  const { campaign, parseMap } = puzzle;
  for (let index = 0; index < campaign.levelCount; index += LEVEL_STEP) {
    const { map, name } = campaign.level(index);
    const level = parseMap(map.join("\n"));
    if (isFault(level)) throw new Error(name);
    // Leaves out levels of several rooms (caves), because another test looks at their diagrams, room by room.
    if (puzzle.painter.painterOf?.(level).turnTo !== undefined) continue;
    for (let seed = 0; seed < seedCount(20); seed++) {
      const timeline = playAtRandom(puzzle, level, createRandom(seed));
      if (timeline.steps.length === 0) continue;
      for (const moves of pagesOf(attemptAt(puzzle, level, timeline))) yield { moves, name: `${name}, seed ${seed}` };
    }
  }
}

function isLevel({ direction }: DiagramLine): boolean {
  return STEP_Y[direction] === 0;
}

/**
 * Returns whether two lines in a diagram of moves lie on each other for more than a point, so that one hides the other.
 */
function isCovered(one: DiagramLine, other: DiagramLine): boolean {
  if (isLevel(one) !== isLevel(other)) return false;
  const [a1, a2, aLine] = isLevel(one) ? [one.x1, one.x2, one.y1] : [one.y1, one.y2, one.x1];
  const [b1, b2, bLine] = isLevel(other) ? [other.x1, other.x2, other.y1] : [other.y1, other.y2, other.x1];
  return aLine === bLine && Math.min(Math.max(a1, a2), Math.max(b1, b2)) > Math.max(Math.min(a1, a2), Math.min(b1, b2));
}

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))(
  "the move diagram of $id",
  ({ puzzle }) => {
    const diagrams = function* () {
      yield* allDiagrams(puzzle);
    };

    test("no two lines lie on each other", () => {
      for (const { moves, name } of diagrams()) {
        const { lines } = moves.diagram;
        lines.forEach((line, index) => {
          for (const other of lines.slice(index + 1)) expect(isCovered(line, other), name).toBe(false);
        });
      }
    });

    test("every number lies on the screen, and no two numbers touch", () => {
      for (const { moves, name } of diagrams()) {
        const boxes = signsOf(moves).map(signBox);
        boxes.forEach((box, index) => {
          expect(overlap(box, SCREEN), name).toBe(box.width * box.height);
          for (const other of boxes.slice(index + 1)) expect(overlap(box, other), name).toBe(0);
        });
      }
    });

    test("the pages of a diagram show each move once, and then the first page again", () => {
      const { campaign, parseMap } = puzzle;
      for (let index = 0; index < campaign.levelCount; index += LEVEL_STEP) {
        const { map, name } = campaign.level(index);
        const level = parseMap(map.join("\n"));
        if (isFault(level)) throw new Error(name);
        const timeline = playAtRandom(puzzle, level, createRandom(1));
        const attempt = attemptAt(puzzle, level, timeline);
        let next = 0;
        for (const { diagram } of pagesOf(attempt)) {
          expect(diagram.range.from, name).toBe(next);
          next = diagram.range.to;
        }
        expect(next, name).toBe(timeline.steps.length);
        const moves = openMoveDiagram(attempt);
        const { to } = moves.diagram.range;
        if (to === timeline.steps.length) continue;
        for (const pressedDirection of [RIGHT, LEFT])
          advanceMoveDiagram(moves, attempt, { ...NO_INPUT, pressedDirection });
        expect(moves.diagram.range, name).toMatchObject({ from: 0, to });
      }
    });

    test("a page has at most four moves of the player's piece, each with a number, or one move of all pieces", () => {
      for (const { moves, name } of diagrams()) {
        const { range } = moves.diagram;
        const hasPlayer = range.moves[range.from].playerPiece !== undefined;
        const shown = range.to - range.from;
        expect(shown, name).toBeLessThanOrEqual(hasPlayer ? MOST_MOVES : 1);
        const numbers = signsOf(moves).map(({ moveIndex }) => moveIndex);
        const indices = Array.from({ length: hasPlayer ? shown : 0 }, (_, index) => range.from + index);
        expect(
          [...numbers].sort((one, other) => one - other),
          name,
        ).toEqual(indices);
      }
    });
  },
);
