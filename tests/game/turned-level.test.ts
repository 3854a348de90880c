import { describe, expect, test } from "vitest";
import { createTurnedLevel, copyMoves, turnDirection, turnLevel } from "../../src/game/play/twists/turned-level";
import { createTimeline, currentState, makeMove, outcomeOf, stepBack } from "../../src/game/play/timeline";
import { isFault } from "../../src/kernel/fault";
import { DIRECTIONS, LEFT, RIGHT, UP, type Direction } from "../../src/kernel/direction";
import { createRandom, drawRandomBelow } from "../../src/kernel/random";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { symmetriesWithThings } from "../kernel/symmetries";

const MOVES = 40;
const EVERY = 9;

describe.each(loadAllPuzzles().map((puzzle) => [puzzle.id, puzzle] as const))("a turned level of %s", (_, puzzle) => {
  const maps = allLevelsOf(puzzle.campaign)
    .map(({ map }) => map.join("\n"))
    .filter((map, index) => index % EVERY === 0 && map.split("\n").every((row) => row.length < 20));

  test("a level is turned as its text map is, and four turns give the level itself", () => {
    for (const map of maps) {
      const level = puzzle.parseMap(map);
      if (isFault(level)) throw new Error(map);
      const once = turnLevel(puzzle, level);
      expect(puzzle.formatMap(once)).toBe(symmetriesWithThings(puzzle.legend, map)[1]);
      expect(puzzle.formatMap(createTurnedLevel(puzzle, level, 4).level)).toBe(puzzle.formatMap(level));
    }
  });

  test("moves in turned directions do the same in the turned level", () => {
    const random = createRandom(33, 1);
    for (const map of maps) {
      const level = puzzle.parseMap(map);
      if (isFault(level)) throw new Error(map);
      const timeline = createTimeline(puzzle.rules(level));
      const copies = [1, 2, 3].map((quarters) => createTurnedLevel(puzzle, level, quarters));
      for (let count = 0; count < MOVES; count++) {
        if (drawRandomBelow(random, 4) === 0) stepBack(timeline);
        else makeMove(timeline, drawRandomBelow(random, 4) as Direction);
        for (const copy of copies) {
          copyMoves(copy, timeline);
          expect(copy.timeline.steps.length).toBe(timeline.steps.length);
          expect(outcomeOf(copy.timeline)).toBe(outcomeOf(timeline));
          const { rules } = copy.timeline;
          for (const direction of DIRECTIONS) {
            const isMove = timeline.rules.move(currentState(timeline), direction) !== undefined;
            const turned = turnDirection(direction, copy.quarters);
            expect(rules.move(currentState(copy.timeline), turned) !== undefined).toBe(isMove);
          }
        }
      }
    }
  });
});

test("a direction is turned clockwise, and back by a negative number of quarters", () => {
  expect(turnDirection(UP, 1)).toBe(RIGHT);
  expect(turnDirection(UP, -1)).toBe(LEFT);
  expect(turnDirection(LEFT, 5)).toBe(UP);
  expect(turnDirection(RIGHT, -9)).toBe(UP);
});
