import { expect, test } from "vitest";
import { LEFT, RIGHT } from "../../src/kernel/direction";
import { isFault } from "../../src/kernel/fault";
import { restoreTimeline, stepBack, type Timeline } from "../../src/game/play/timeline";
import { attemptJson } from "../../src/game/play/attempt-json";
import { rules } from "../../src/puzzles/last-ball/rules";
import type { State } from "../../src/puzzles/last-ball/state";
import { lastBall } from "../../src/puzzles/last-ball/index";

const MAP = "o..@.o";

function played(): Timeline<State> {
  const level = lastBall.parseMap(MAP);
  if (isFault(level)) throw new Error(level.fault);
  return restoreTimeline(rules(level), [RIGHT, LEFT], 2);
}

test("a session's row has its level, its moves and how it stands", () => {
  expect(JSON.parse(attemptJson("last-ball", "endless", { seed: 7, level: 2 }, MAP, played()))).toEqual({
    puzzle: "last-ball",
    mode: "endless",
    seed: 7,
    level: 2,
    map: [MAP],
    moves: "RL",
    goal: 2,
    outcome: "won",
    position: [played().steps[1].after[0]],
  });
});

test("moves taken back stay in the row, and the row says how many stand", () => {
  const session = played();
  stepBack(session);
  const row = JSON.parse(attemptJson("last-ball", "rush", {}, MAP, session)) as object;
  expect(row).toMatchObject({ moves: "RL", goal: 1, outcome: "playing" });
});

test("a seed or a level that there is not is left out", () => {
  const row = JSON.parse(attemptJson("last-ball", "daily", {}, MAP, played())) as object;
  expect(Object.keys(row)).toEqual(["puzzle", "mode", "map", "moves", "goal", "outcome", "position"]);
});

test("a map of any characters is one line of JSON", () => {
  const map = '/\\"\n\\\\"';
  const row = attemptJson("last-ball", "daily", {}, map, played());
  expect(row).not.toContain("\n");
  expect((JSON.parse(row) as { map: string[] }).map).toEqual(map.split("\n"));
});
