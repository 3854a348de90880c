import { expect, test } from "vitest";
import { memoryStore } from "../../simulator/stores";
import { errorOf, printedBy } from "./game";

const READ_ALL = `
  local file = playdate.file.open("notes.txt", playdate.file.kFileRead)
  local line = file:readline()
  while line do print(line) line = file:readline() end
  file:close()
  print(file:readline())`;

/** The lines that a game reads of a text, and what it reads after that. */
function linesRead(text: string): string[] {
  const store = memoryStore();
  store.write("notes.txt", text);
  return printedBy(READ_ALL, { store });
}

test("a text of the data folder is read line by line, whatever its lines end with", () => {
  expect(linesRead("one\ntwo\r\n\nlast")).toEqual(["one", "two", "", "last", "nil"]);
  expect(linesRead("one\n")).toEqual(["one", "nil"]);
  expect(linesRead("")).toEqual(["nil"]);
});

test("a text that is not there is nothing, with the reason", () => {
  expect(printedBy("print(playdate.file.open('none.txt'))")).toEqual(["nil\tnone.txt: No such file"]);
});

test("opening one to write it fails with a word", () => {
  expect(errorOf("playdate.file.open('new.txt', 4)")).toContain("this simulator opens files for reading only");
});
