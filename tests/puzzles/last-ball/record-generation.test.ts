import { expect, test } from "vitest";
import { rebuildBoardAfter } from "../../../src/kernel/generation";
import { runToEnd } from "../../../src/kernel/task";
import { createRandom } from "../../../src/kernel/random";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import { generateCandidate } from "../../../src/puzzles/last-ball/make/generator";
import { createGeneration } from "../../../src/puzzles/last-ball/make/record-generation";
import { positionOn } from "../../../src/puzzles/last-ball/player-position";

const SEEDS = 40;

test("after each generation step, the moves made so far win the board", () => {
  let boards = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const target = lastBall.plan.rising(seed);
    const { x, y } = positionOn(target.width, target.height, { x: 5, y: 3 });
    const generated = runToEnd(generateCandidate({ ...target, fromX: x, fromY: y }, createRandom(seed)));
    if (generated === undefined) continue;
    const generation = createGeneration(generated.level, generated.solution);
    expect(generation.steps).toHaveLength(generated.solution.length);
    for (let count = 1; count <= generation.steps.length; count++) {
      const { start, move, outcome } = lastBall.rules(
        lastBall.levelOf(rebuildBoardAfter(lastBall.legend, generation, count)),
      );
      let state = start;
      generated.solution.slice(0, count).forEach((direction, index) => {
        const [from, stop] = generation.steps[index].path;
        expect(state[0]).toBe(from);
        state = move(state, direction) ?? state;
        expect(state[0]).toBe(stop);
      });
      expect(outcome(state)).toBe("won");
      boards++;
    }
  }
  expect(boards).toBeGreaterThan(SEEDS);
});
