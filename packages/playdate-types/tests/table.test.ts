import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { describe, expect, test } from "vitest";
import { compareNames, findMissingRows } from "../generator/compare";
import { makeDeclarations } from "../generator/declarations";
import { packageFolder, readNames, readTable } from "../generator/table";

const table = readTable();
const names = readNames(join(packageFolder, "sdk-names.txt"));
const listed = table.rows.filter((row) => row.extra === undefined);

describe("the table of the Playdate's API", () => {
  test("the table has each name of sdk-names.txt once", () => {
    expect(names.length).toBe(1048);
    expect(
      compareNames(
        names,
        listed.map((row) => row.name),
      ),
    ).toEqual([]);
    expect(new Set(table.rows.map((row) => row.name)).size).toBe(table.rows.length);
  });

  test("each row that sdk-names.txt lacks gives the reason", () => {
    const extra = table.rows.filter((row) => row.extra !== undefined);
    expect(extra.filter((row) => names.includes(row.name))).toEqual([]);
    expect(extra.every((row) => row.extra !== "")).toBe(true);
  });

  test("each row has what its kind needs", () => {
    for (const row of table.rows) {
      const value = { constant: row.value, variable: row.type }[row.kind as string] ?? row.calls;
      expect(value, row.name).toBeDefined();
      expect(row.kind === "constant", row.name).toBe(/[.:]k[A-Z]\w*$/.test(row.name));
      if (row.name.includes(":")) expect(["method", "metamethod", "field"], row.name).toContain(row.kind);
    }
  });

  test("each function has a link to Inside Playdate, or says that it is guessed", () => {
    const without = listed.filter(
      (row) => row.kind === "function" && row.anchor === undefined && row.guessed === undefined,
    );
    expect(without.map((row) => row.name)).toEqual([]);
  });

  test("the README says how many rows are guessed", () => {
    const guessed = table.rows.filter((row) => row.guessed !== undefined);
    expect(readFileSync(join(packageFolder, "README.md"), "utf8")).toContain(`${guessed.length} rows`);
  });
});

describe("the declaration files", () => {
  test("the declaration files are what the generator writes", async () => {
    const made = makeDeclarations(table);
    const files = readdirSync(join(packageFolder, "api")).map((name) => `api/${name}`);
    expect([...files, "index.d.ts"].toSorted()).toEqual([...made.keys()].toSorted());
    for (const [path, text] of made) {
      const formatted = await format(text, { parser: "typescript", printWidth: 120 });
      expect(formatted === readFileSync(join(packageFolder, path), "utf8"), `npm run types writes ${path} anew`).toBe(
        true,
      );
    }
  });
});

describe("the comparison of two lists of names", () => {
  test("compareNames marks new names with + and removed ones with -", () => {
    expect(compareNames(["a", "b"], ["b", "c"])).toEqual(["+ c", "- a"]);
  });

  test("findMissingRows returns the names without a row", () => {
    expect(findMissingRows(["playdate.update", "playdate.miracle"])).toEqual(["playdate.miracle"]);
  });
});
