import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { encodeText, errorOf, printedBy } from "./game";

const READ_ALL = `
  local file = playdate.file.open("notes.txt", playdate.file.kFileRead)
  local line = file:readline()
  while line do print(line) line = file:readline() end
  file:close()
  print(file:readline())`;

function linesRead(text: string): string[] {
  const store = createMemoryStore();
  store.write("notes.txt", text);
  return printedBy(READ_ALL, { store });
}

test("a saved text file is read line by line, with any kind of line ends", () => {
  expect(linesRead("one\ntwo\r\n\nlast")).toEqual(["one", "two", "", "last", "nil"]);
  expect(linesRead("one\n")).toEqual(["one", "nil"]);
  expect(linesRead("")).toEqual(["nil"]);
});

test("a saved text file is read in blocks of bytes, with the number of bytes read", () => {
  const store = createMemoryStore();
  store.write("notes.txt", "a\0b\né");
  const lua = `
    local file = playdate.file.open("notes.txt")
    for _ = 1, 4 do
      local text, count = file:read(3)
      print(#text, count, string.byte(text, 1, -1))
    end`;
  expect(printedBy(lua, { store })).toEqual(["3\t3\t97\t0\t98", "3\t3\t10\t195\t169", "0\t0", "0\t0"]);
});

test("opening a file that does not exist returns nil and the reason", () => {
  expect(printedBy("print(playdate.file.open('none.txt'))")).toEqual(["nil\tnone.txt: No such file"]);
});

test("opening a file for appending throws an error", () => {
  expect(errorOf("playdate.file.open('new.txt', 8)")).toContain(
    "this simulator opens files for reading or for writing",
  );
});

describe("loading another Lua file of the game", () => {
  const files = new Map([["more.lua", encodeText("local given = ...\nreturn (given or 'nothing') .. ' more'")]]);

  test("a Lua file is loaded as a function, with or without its extension, and runs when that is called", () => {
    const lua = "print(playdate.file.load('more')('some'), playdate.file.load('more.pdz')())";
    expect(printedBy(lua, { files })).toEqual(["some more\tnothing more"]);
  });

  test("loading a Lua file that does not exist throws an error with the file's name", () => {
    expect(errorOf("playdate.file.load('none')")).toContain("the game has no none.lua");
  });

  test("an error in a loaded Lua file names this file and the line", () => {
    const faulty = new Map([["faulty.lua", encodeText("\nerror('no luck')")]]);
    expect(errorOf("playdate.file.load('faulty')()", { files: faulty })).toContain("faulty.lua:2: no luck");
  });
});

test("a text file is written in pieces, and read back", () => {
  const store = createMemoryStore();
  const lua = `
    local file = playdate.file.open("notes.txt", playdate.file.kFileWrite)
    print(file:write("one\\n"), file:write("é"))
    file:close()
    print(playdate.file.open("notes.txt"):readline())`;
  expect(printedBy(lua, { store })).toEqual(["4\t2", "one"]);
  expect(store.read("notes.txt")).toBe("one\né");
});

test("a file that is open for reading cannot be written", () => {
  const store = createMemoryStore();
  store.write("notes.txt", "one");
  expect(errorOf(`playdate.file.open("notes.txt"):write("two")`, { store })).toContain("the file is open for reading");
});
