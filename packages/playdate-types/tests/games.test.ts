import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageFolder, readTable } from "../generator/table";

interface Game {
  readonly repository: string;
  readonly commit: string;
  /**
   * How often the source of a game uses each name of the API. A key such as `:name` is a method whose class is not
   * clear from the source.
   */
  readonly calls: Readonly<Record<string, number>>;
}

const games = JSON.parse(readFileSync(join(packageFolder, "tests/games.json"), "utf8")) as Game[];
const { rows } = readTable();
const known = new Set(rows.flatMap(({ name }) => [name, name.replace(/^.*:/, ":")]));

test.each(games)("the table has at least 99 % of the calls of $repository", ({ calls }) => {
  const isKnown = (name: string): boolean => known.has(name) || known.has(name.replace(/\.\w+$/, ""));
  const all = Object.values(calls).reduce((sum, count) => sum + count, 0);
  const unknown = Object.entries(calls).filter(([name]) => !isKnown(name));
  const missing = unknown.reduce((sum, [, count]) => sum + count, 0);
  expect(all).toBeGreaterThan(100);
  expect(1 - missing / all, unknown.map(([name]) => name).join(" ")).toBeGreaterThanOrEqual(0.99);
});
