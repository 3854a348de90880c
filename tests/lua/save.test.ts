import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SAVE_VERSION } from "../../src/game/save/save";
import { compileLua } from "../../tools/packaging/compile";
import { lua32 } from "../needs";
import { printedBy } from "../simulator/game";
import { printKept } from "./save/kept";

const folder = mkdtempSync(join(tmpdir(), "glissade-kept-"));
const inNode: string[] = [];
let bundle: string;

beforeAll(() => {
  bundle = [...compileLua(join(import.meta.dirname, "save")).values()][0];
  printKept((line) => inNode.push(...line.split("\n")));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("what is kept counts its launches, in two slots", () => {
  const slots = inNode.filter((line) => line.startsWith("save-")).map((line) => line.split(" ").slice(0, 3).join(" "));
  const names = ["save-a", "save-b", "save-a", "save-b", "save-a"];
  expect(slots).toEqual(names.map((name, at) => `${name} ${SAVE_VERSION} ${at + 1}`));
  const rewinds = inNode.filter((line) => line.startsWith("rewinds ") && line !== "rewinds 0");
  expect(rewinds).toEqual([1, 3, 6, 10, 15].map((count) => `rewinds ${count}`));
});

test("a VM with 32-bit integers keeps the same texts and checksums as Node", () => {
  expect(printedBy(bundle).flatMap((line) => line.split("\n"))).toEqual(inNode);
});

test.skipIf(lua32 === undefined)(
  "Lua with 32-bit integers and floats keeps the same texts and checksums as Node",
  () => {
    const file = join(folder, "kept.lua");
    writeFileSync(file, bundle);
    const printed = execFileSync(lua32 ?? "", [file], { encoding: "utf8" });
    expect(printed.trimEnd().split("\n")).toEqual(inNode.join("\n").trimEnd().split("\n"));
  },
);
