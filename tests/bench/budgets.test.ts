import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { judgeBudgets, type Budgets } from "../../bench/host/budgets";
import { collectFiguresByName, type Results } from "../../bench/host/summary";
import { projectFolder } from "../../tools/packaging/project-folder";

const most: Budgets = { budgets: [{ figure: "cost", most: 10 }], missed: [] };
const least: Budgets = { budgets: [{ figure: "share", least: 90 }], missed: [] };

function standing(budgets: Budgets, value?: number) {
  const figures = new Map(value === undefined ? [] : budgets.budgets.map(({ figure }) => [figure, value]));
  return judgeBudgets(budgets, figures).map((judgement) => judgement.standing);
}

test("a budget is held up to its bound and broken beyond it", () => {
  expect([9.999, 10, 10.001].map((value) => standing(most, value)[0])).toEqual(["held", "held", "broken"]);
  expect([90.1, 90, 89.9].map((value) => standing(least, value)[0])).toEqual(["held", "held", "broken"]);
});

test("a figure that was not measured is absent", () => {
  expect(standing(most)).toEqual(["absent"]);
});

test("a known miss is broken only once it is more than five percent worse than it was", () => {
  const missedMost: Budgets = { ...most, missed: [{ figure: "cost", recorded: 20, reason: "why" }] };
  expect([10, 20, 21, 21.01].map((value) => standing(missedMost, value)[0])).toEqual([
    "held",
    "missed",
    "missed",
    "broken",
  ]);
  const missedLeast: Budgets = { ...least, missed: [{ figure: "share", recorded: 80, reason: "why" }] };
  expect([90, 80, 76, 75.9].map((value) => standing(missedLeast, value)[0])).toEqual([
    "held",
    "missed",
    "missed",
    "broken",
  ]);
});

test("an entry that makes no sense is named", () => {
  const both: Budgets = { budgets: [{ figure: "cost", most: 1, least: 1 }], missed: [] };
  expect(() => standing(both)).toThrow('"cost" must have either a most or a least');
  const stray: Budgets = { ...most, missed: [{ figure: "price", recorded: 1, reason: "why" }] };
  expect(() => standing(stray)).toThrow('"price" is missed but has no budget');
});

test("every budget of the project is about a figure that the bench measures", () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(projectFolder, "bench", file), "utf8"));
  const judgements = judgeBudgets(
    read("budgets.json") as Budgets,
    collectFiguresByName(read("results.json") as Results),
  );
  expect(judgements.length).toBeGreaterThan(0);
  expect(judgements.filter(({ value }) => value === undefined)).toEqual([]);
});
