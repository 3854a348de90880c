import { describe, expect, test } from "vitest";
import type { Attempt } from "../../../src/game/play/attempt";
import { advanceMoveDiagram, openMoveDiagram, type MoveDiagram } from "../../../src/game/play/move-diagram";
import { createTimeline, makeMove, outcomeOf, stepBack, type Timeline } from "../../../src/game/play/timeline";
import { DIRECTIONS, RIGHT, STEP_Y, UP } from "../../../src/kernel/direction";
import { isFault } from "../../../src/kernel/fault";
import { createRandom, drawRandomBelow, type Random } from "../../../src/kernel/random";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import { computeOverlap } from "../../../src/puzzles/looks/move-diagram/sign-spots";
import { signBox } from "../../../src/puzzles/looks/move-diagram/sign-shape";
import type { DiagramLine } from "../../../src/puzzles/looks/move-diagram/lines";
import { NO_INPUT } from "../../../src/device/input";
import { seedCount } from "../../seed-count";

const MOVES = 24;
/**
 * The most moves that a diagram of a solution shows at once: five if they are those of the player's piece, three if
 * they are those of another piece.
 */
const [SHOWN_MOVES, SHOWN_MOVES_OF_PIECE] = [5, 3];
const LEVEL_STEP = 7;
/**
 * In a diagram of moves, each move's number stands on a small plate. A plate may cover this many pixels of a thing
 * without hiding it, because it then only touches the thing's corner.
 */
const COVERED_PIXELS = 16;
const SCREEN = { x: 0, y: 0, width: 400, height: 240 };

/** Plays random moves in a level, none of which wins or loses it. Returns the timeline, which stores these moves. */
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

/** Returns a level being played, with only those parts that a diagram of its moves uses. */
function attemptAt(puzzle: AnyPuzzle, level: OpaqueLevel, timeline: Timeline<OpaqueState>): Attempt {
  const parts = {
    puzzle,
    painter: puzzle.painter,
    played: { level, timeline },
  };
  return parts as unknown as Attempt;
}

/**
 * Runs frames until the diagram of moves has found a place for the number of each move. The diagram looks for these
 * places little by little.
 */
function layOut(moves: MoveDiagram, attempt: Attempt): void {
  while (moves.diagram.signs.length < moves.diagram.courses.length) advanceMoveDiagram(moves, attempt, NO_INPUT);
}

/**
 * Yields diagrams of the moves of a level being played. Each piece has two: one of its first moves and one of its last
 * moves. In each, every move's number has found its place.
 */
function* diagramsOf(attempt: Attempt): Generator<MoveDiagram, void> {
  const moves = openMoveDiagram(attempt);
  for (const crankDegrees of [0, 100 * 60]) {
    if (crankDegrees > 0) advanceMoveDiagram(moves, attempt, { ...NO_INPUT, crankDegrees });
    const count = moves.pieces.length;
    for (let piece = 0; piece < count; piece++) {
      layOut(moves, attempt);
      yield moves;
      if (count > 1) advanceMoveDiagram(moves, attempt, { ...NO_INPUT, pressedDirection: RIGHT });
    }
  }
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
      for (const moves of diagramsOf(attemptAt(puzzle, level, timeline)))
        yield { moves, name: `${name}, seed ${seed}` };
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
        const boxes = moves.diagram.signs.map(signBox);
        boxes.forEach((box, index) => {
          expect(computeOverlap(box, SCREEN), name).toBe(box.width * box.height);
          for (const other of boxes.slice(index + 1)) expect(computeOverlap(box, other), name).toBe(0);
        });
      }
    });

    test("of eight plates, at most one covers a thing", () => {
      let [plateCount, coveringCount] = [0, 0];
      for (const { moves } of diagrams()) {
        const { things, signs } = moves.diagram;
        for (const sign of signs.filter(({ isPushed }) => !isPushed)) {
          plateCount++;
          if (things.some((thing) => computeOverlap(signBox(sign), thing) > COVERED_PIXELS)) coveringCount++;
        }
      }
      expect(coveringCount / plateCount).toBeLessThan(1 / 8);
    });

    test("the pages of a diagram show each move once, and then the first page again", () => {
      const { campaign, parseMap } = puzzle;
      for (let index = 0; index < campaign.levelCount; index += LEVEL_STEP) {
        const { map, name } = campaign.level(index);
        const level = parseMap(map.join("\n"));
        if (isFault(level)) throw new Error(name);
        const timeline = playAtRandom(puzzle, level, createRandom(1));
        const moveCount = timeline.steps.length;
        const most = timeline.steps[0].playerPiece === undefined ? SHOWN_MOVES_OF_PIECE : SHOWN_MOVES;
        const attempt = attemptAt(puzzle, level, timeline);
        const moves = openMoveDiagram(attempt);
        for (let from = 0; from < moveCount; from += most) {
          expect(moves.diagram.range, name).toMatchObject({ from, to: Math.min(moveCount, from + most) });
          if (moveCount > most)
            expect(advanceMoveDiagram(moves, attempt, { ...NO_INPUT, pressedDirection: UP })).toBe("stays");
        }
        expect(moves.diagram.range.from, name).toBe(0);
      }
    });

    test("each move of the shown piece has a number, and at most five moves are shown", () => {
      for (const { moves, name } of diagrams()) {
        const { lines, signs, range } = moves.diagram;
        expect(range.to - range.from, name).toBeLessThanOrEqual(SHOWN_MOVES);
        expect(new Set(signs.map(({ moveIndex }) => moveIndex)), name).toEqual(
          new Set(lines.map(({ moveIndex }) => moveIndex)),
        );
        for (const { moveIndex } of lines) {
          expect(moveIndex).toBeGreaterThanOrEqual(range.from);
          expect(moveIndex).toBeLessThan(range.to);
        }
      }
    });

    test("the lines of the shown piece follow each other from its first cell, except through doors", () => {
      for (const { moves, name } of diagrams()) {
        const { lines } = moves.diagram;
        lines.forEach((line, index) => {
          if (!line.isJoined) return;
          const before = lines[index - 1];
          const mostPixels = isLevel(before) === isLevel(line) ? moves.diagram.grid.cellPixels : 0;
          expect(Math.abs(before.x2 - line.x1) + Math.abs(before.y2 - line.y1), name).toBeLessThanOrEqual(mostPixels);
        });
      }
    });
  },
);
