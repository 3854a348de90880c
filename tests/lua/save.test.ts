import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  expect(slots).toEqual(["save-a 1 1", "save-b 1 2", "save-a 1 3", "save-b 1 4", "save-a 1 5"]);
  expect(inNode.filter((line) => line.startsWith("rewinds "))).toEqual(
    ["1", "3", "6", "10", "15"].map((n) => `rewinds ${n}`),
  );
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
