import { describe, expect, test } from "vitest";
import { outcomeOf, present, resumeSession } from "../../src/game/play/session";
import { movesOf, openLevel, playRow, printedRow, recordedRows, type SessionRow } from "./session-rows";
import { rulesOf } from "./worlds";

const rows = recordedRows();

function named(some: readonly SessionRow[]): [string, SessionRow][] {
  return some.map((row) => [
    `${row.puzzle} ${row.mode} ${row.level ?? ""} ${row.moves} to ${row.goal}, ${row.outcome}`,
    row,
  ]);
}

describe("a recorded session ends as it did, by the rules", () => {
  test.each(named(rows))("%s", (_, row) => {
    const session = resumeSession(rulesOf(row.puzzle, row.map.join("\n")), movesOf(row), row.goal);
    const position = [...session.rules.key(present(session))].map((letter) => letter.charCodeAt(0));
    expect({ moves: session.steps.length, goal: session.goal, outcome: outcomeOf(session), position }).toEqual({
      moves: row.moves.length,
      goal: row.goal,
      outcome: row.outcome,
      position: row.position,
    });
  });
});

describe("a recorded session ends as it did, played in the game", () => {
  const playable = rows.filter(({ mode }) => mode === "endless" || mode === "campaign");

  test.each(named(playable))("%s", (_, row) => {
    const player = openLevel(row);
    playRow(player, row);
    expect(JSON.parse(printedRow(player) ?? "")).toEqual(row);
  });
});
