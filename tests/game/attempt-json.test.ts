import { expect, test } from "vitest";
import { LEFT, RIGHT } from "../../src/kernel/direction";
import { isFault } from "../../src/kernel/fault";
import { restoreTimeline, stepBack, type Timeline } from "../../src/game/play/timeline";
import { formatAttemptJson } from "../../src/game/play/attempt-json";
import { rules } from "../../src/puzzles/last-ball/rules";
import type { State } from "../../src/puzzles/last-ball/state";
import { lastBall } from "../../src/puzzles/last-ball/index";

const MAP = "o..@.o";

function winInTwoMoves(): Timeline<State> {
  const level = lastBall.parseMap(MAP);
  if (isFault(level)) throw new Error(level.fault.kind);
  return restoreTimeline(rules(level), [RIGHT, LEFT], 2);
}

test("attempt JSON contains the level, the moves and the outcome", () => {
  expect(JSON.parse(formatAttemptJson("last-ball", "rising", { seed: 7, level: 2 }, MAP, winInTwoMoves()))).toEqual({
    puzzle: "last-ball",
    mode: "rising",
    seed: 7,
    level: 2,
    map: [MAP],
    moves: "RL",
    moveCount: 2,
    outcome: "won",
    state: [winInTwoMoves().steps[1].after[0]],
  });
});

test("attempt JSON keeps undone moves and says how many moves are not undone", () => {
  const timeline = winInTwoMoves();
  stepBack(timeline);
  const json = JSON.parse(formatAttemptJson("last-ball", "rush", {}, MAP, timeline)) as object;
  expect(json).toMatchObject({ moves: "RL", moveCount: 1, outcome: "playing" });
});

test("attempt JSON leaves out the seed and the level number if there are none", () => {
  const json = JSON.parse(formatAttemptJson("last-ball", "daily", {}, MAP, winInTwoMoves())) as object;
  expect(Object.keys(json)).toEqual(["puzzle", "mode", "map", "moves", "moveCount", "outcome", "state"]);
});

test("attempt JSON tells what the player needed, if this is known", () => {
  const needed = { movesMade: 5, seconds: 12, hints: 0, rewinds: 2, losses: 1 };
  const json = JSON.parse(formatAttemptJson("last-ball", "own", needed, MAP, winInTwoMoves())) as object;
  expect(json).toMatchObject({ moves: "RL", ...needed });
});

test("attempt JSON is one line, whatever characters the map contains", () => {
  const map = '/\\"\n\\\\"';
  const json = formatAttemptJson("last-ball", "daily", {}, map, winInTwoMoves());
  expect(json).not.toContain("\n");
  expect((JSON.parse(json) as { map: string[] }).map).toEqual(map.split("\n"));
});
