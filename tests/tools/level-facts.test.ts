import { expect, test } from "vitest";
import { computeLevelFacts } from "../../tools/dev/level-facts";
import { readLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";

const MAP = ["........", "........", "..@.o...", "........", "........"];

function factsAfter(moves: string, moveCount = moves.length) {
  return computeLevelFacts(JSON.stringify({ puzzle: "last-ball", map: MAP, moves, moveCount }));
}

test("the facts of a level contain its code and the fewest moves to a win", () => {
  const facts = factsAfter("");
  expect(facts?.toWin).toBe("1 move");
  expect(runToEnd(readLevelCode(facts?.code ?? ""))).toMatchObject({ map: MAP.join("\n") });
});

test("the facts follow the moves that are not taken back", () => {
  expect(factsAfter("R")?.toWin).toBe("won");
  expect(factsAfter("R", 0)?.toWin).toBe("1 move");
  expect(factsAfter("U")?.toWin).toBe("lost");
});

test("a map that is no level has no facts", () => {
  expect(
    computeLevelFacts(JSON.stringify({ puzzle: "last-ball", map: ["...."], moves: "", moveCount: 0 })),
  ).toBeUndefined();
});
