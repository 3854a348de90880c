import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileLua } from "../../tools/packaging/compile";
import { lua32 } from "../needs";
import { printedBy } from "../simulator/game";
import { printCodes } from "./codes/codes";

const folder = mkdtempSync(join(tmpdir(), "glissade-codes-"));
const inNode: string[] = [];
let bundle: string;

beforeAll(() => {
  bundle = [...compileLua(join(import.meta.dirname, "codes")).values()][0];
  printCodes((line) => inNode.push(line));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the code of each challenge gives it back", () => {
  expect(inNode.length).toBeGreaterThan(3000);
  for (const line of inNode) {
    const [challenge, , read] = line.split(": ");
    expect(read).toBe(challenge);
  }
});

test("a VM with 32-bit integers has the same codes as Node", () => {
  expect(printedBy(bundle)).toEqual(inNode);
});

test.skipIf(lua32 === undefined)("Lua with 32-bit integers and floats has the same codes as Node", () => {
  const file = join(folder, "codes.lua");
  writeFileSync(file, bundle);
  const printed = execFileSync(lua32 ?? "", [file], { encoding: "utf8" });
  expect(printed.trimEnd().split("\n")).toEqual(inNode);
});
