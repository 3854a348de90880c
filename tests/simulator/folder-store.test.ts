import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createFolderStore } from "../../simulator/folder-store";
import { printedBy } from "./game";

function dataFolder(): string {
  const outside = mkdtempSync(join(tmpdir(), "glissade-"));
  onTestFinished(() => rmSync(outside, { recursive: true }));
  mkdirSync(join(outside, "data"));
  return join(outside, "data");
}

test("a game reads the files of the folder, including those that it has written", () => {
  const folder = dataFolder();
  writeFileSync(join(folder, "old.json"), '{"word":"crêpe 🎣"}');
  const store = createFolderStore(folder);
  const lua = `
    print(playdate.datastore.read("old").word, playdate.datastore.read("new"))
    playdate.datastore.write({ 1, 2 }, "new")
    playdate.datastore.write({ left = true })`;
  expect(printedBy(lua, { store })).toEqual(["crêpe 🎣\tnil"]);
  expect(readdirSync(folder).sort()).toEqual(["data.json", "new.json", "old.json"]);
  expect(readFileSync(join(folder, "new.json"), "utf8")).toBe("[1,2]");
  expect(printedBy('print(#playdate.datastore.read("new"))', { store: createFolderStore(folder) })).toEqual(["2"]);
});

test("deleting a file removes it from the folder, and deleting a file that does not exist does nothing", () => {
  const folder = dataFolder();
  writeFileSync(join(folder, "data.json"), "{}");
  const store = createFolderStore(folder);
  expect(printedBy("print(playdate.datastore.delete(), playdate.datastore.delete())", { store })).toEqual([
    "true\tfalse",
  ]);
  store.remove("data.json");
  expect(readdirSync(folder)).toEqual([]);
});

test("a file in the console's folder for all games is kept in the folder Shared", () => {
  const folder = dataFolder();
  const store = createFolderStore(folder);
  const lua = `
    playdate.file.mkdir("/Shared/Achievements/game")
    local file = playdate.file.open("/Shared/Achievements/game/list.json", playdate.file.kFileWrite)
    print(file:write("[]"))`;
  expect(printedBy(lua, { store })).toEqual(["2"]);
  expect(readFileSync(join(folder, "Shared", "Achievements", "game", "list.json"), "utf8")).toBe("[]");
  expect(store.read("/Shared/Achievements/game/list.json")).toBe("[]");
  expect(() => store.read("/Shared/../../data.json")).toThrow("no name of a file");
  expect(() => store.read("/Shared/../Sharedness/data.json")).toThrow("no name of a file");
});

test.each(["../data.json", "..", ".", "", "deeper/data.json", "/data.json", "a/../../data.json"])(
  "the file name %j, which leads to another folder or to none, is rejected",
  (name) => {
    const folder = dataFolder();
    mkdirSync(join(folder, "deeper"));
    const store = createFolderStore(folder);
    const refusal = `"${name}" is no name of a file in the data folder`;
    expect(() => store.write(name, "{}")).toThrow(refusal);
    expect(() => store.read(name)).toThrow(refusal);
    expect(() => store.remove(name)).toThrow(refusal);
    expect(existsSync(join(folder, "../data.json"))).toBe(false);
    expect(readdirSync(folder)).toEqual(["deeper"]);
  },
);
