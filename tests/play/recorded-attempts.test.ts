import { describe, expect, test } from "vitest";
import { outcomeOf, currentState, restoreTimeline } from "../../src/game/play/timeline";
import { movesOf, openLevel, playAttempt, printedAttempt, recordedAttempts, type AttemptJson } from "./attempt-json";
import { rulesOf } from "./puzzles";

const rows = recordedAttempts();

function named(some: readonly AttemptJson[]): [string, AttemptJson][] {
  return some.map((attempt) => [
    `${attempt.puzzle} ${attempt.mode} ${attempt.level ?? ""} ${attempt.moves} to ${attempt.moveCount}, ${attempt.outcome}`,
    attempt,
  ]);
}

describe("recorded attempts that are replayed by the rules", () => {
  test.each(named(rows))("the rules end the recorded attempt as it was recorded: %s", (_, row) => {
    const timeline = restoreTimeline(rulesOf(row.puzzle, row.map.join("\n")), movesOf(row), row.moveCount);
    const state = [...timeline.rules.key(currentState(timeline))].map((letter) => letter.charCodeAt(0));
    expect({ moves: timeline.steps.length, goal: timeline.moveCount, outcome: outcomeOf(timeline), state }).toEqual({
      moves: row.moves.length,
      goal: row.moveCount,
      outcome: row.outcome,
      state: row.state,
    });
  });
});

describe("recorded attempts that are replayed in the game", () => {
  const playable = rows.filter(({ mode }) => mode === "rising" || mode === "campaign");

  test.each(named(playable))("the game ends the recorded attempt as it was recorded: %s", (_, row) => {
    const player = openLevel(row);
    playAttempt(player, row);
    expect(JSON.parse(printedAttempt(player) ?? "")).toEqual(row);
  });
});
